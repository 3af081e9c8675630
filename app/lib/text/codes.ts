/**
 * A list of codes, each with its term in the specification (docs/decisions/forms-and-abuse.md). The code is stored. The term is what forms post, what
 * a browser stores in a draft and what an address contains, in every language. What people read is a label in content.
 */
export type Words<Code extends string = string> = Readonly<Record<Code, string>>

/** Returns the codes in order. */
export function codesOf<Code extends string>(words: Words<Code>): readonly [Code, ...Code[]] {
  return Object.keys(words) as [Code, ...Code[]]
}

/** Returns the code of a term, or undefined. */
export function codeOfWord<Code extends string>(words: Words<Code>, word: string): Code | undefined {
  return codesOf(words).find((code) => words[code] === word)
}

/** Returns the code for a term or for the code itself, or undefined. */
export function codeOf<Code extends string>(words: Words<Code>, given: string): Code | undefined {
  return codesOf(words).find((code) => code === given) ?? codeOfWord(words, given)
}

/** Returns the options of a select: they post terms and show labels. */
export function optionsOf<Code extends string>(
  words: Words<Code>,
  labels: Readonly<Record<Code, string>>,
): { value: string; label: string }[] {
  return codesOf(words).map((code) => ({ value: words[code], label: labels[code] }))
}
