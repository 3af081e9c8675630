/**
 * A list of codes, each with the specification's word for it (decision 20). The code is what is stored. The word is what
 * a form posts, what a browser keeps of a draft and what an address says, in every language. What people read is a label
 * and stands in content.
 */
export type Words<Code extends string = string> = Readonly<Record<Code, string>>

/** The codes, in their order. */
export function codesOf<Code extends string>(words: Words<Code>): readonly [Code, ...Code[]] {
  return Object.keys(words) as [Code, ...Code[]]
}

/** The code of a word, or undefined. */
export function codeOfWord<Code extends string>(words: Words<Code>, word: string): Code | undefined {
  return codesOf(words).find((code) => words[code] === word)
}

/** The code that is meant by a word or by the code itself, or undefined. */
export function codeOf<Code extends string>(words: Words<Code>, given: string): Code | undefined {
  return codesOf(words).find((code) => code === given) ?? codeOfWord(words, given)
}

/** The options of a select: they post words and show labels. */
export function optionsOf<Code extends string>(
  words: Words<Code>,
  labels: Readonly<Record<Code, string>>,
): { value: string; label: string }[] {
  return codesOf(words).map((code) => ({ value: words[code], label: labels[code] }))
}
