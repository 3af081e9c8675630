import { site } from "#content/en/site.ts"

/**
 * Something that follows the language, such as a formatter: made once for each, since making one takes longer than using
 * it, and only when it is asked for, since no word is read while a module loads.
 */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>()
  return () => {
    const { locale } = site
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
