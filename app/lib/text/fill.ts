/**
 * Puts values into the named places of a sentence: fill("Hello {name}", { name }). A sentence stays whole in the
 * content, so that another language can order it differently.
 */
export function fill(sentence: string, values: Record<string, string | number | null | undefined>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) =>
    name in values ? String(values[name] ?? "") : place,
  )
}

/** Making one takes longer than the rest of a line. */
const pluralRules = new Map<string, Intl.PluralRules>()

/** A counted sentence, in the forms that the language has. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule | "zero", string>> & { other: string }

/** The form of a counted sentence that the language asks for. */
export function countText(forms: CountForms, count: number, locale: string): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  const rule = rules.select(count)
  const sentence = count === 0 && forms.zero ? forms.zero : (forms[rule] ?? forms.other)
  return fill(sentence, { count: count.toLocaleString(locale) })
}
