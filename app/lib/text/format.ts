/**
 * Puts values into the placeholders of a sentence: format("Hello {name}", { name }). A sentence stays whole in the content, so
 * that another language can have another word order.
 */
export function format(sentence: string, values: Record<string, string | number | null | undefined>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) =>
    name in values ? String(values[name] ?? "") : place,
  )
}

/** Cached: creating plural rules takes longer than formatting a line. */
const pluralRules = new Map<string, Intl.PluralRules>()

/** A sentence with a count, in the plural forms of the language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule | "zero", string>> & { other: string }

/** Returns the sentence in the plural form for a count. */
export function formatCount(forms: PluralForms, count: number, locale: string): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  const rule = rules.select(count)
  const sentence = count === 0 && forms.zero ? forms.zero : (forms[rule] ?? forms.other)
  return format(sentence, { count: count.toLocaleString(locale) })
}
