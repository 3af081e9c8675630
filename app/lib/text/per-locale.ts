import { site } from "#content/en/site.ts"

/**
 * Caches a value that depends on the locale, such as a formatter: creating it takes longer than using it. Created on first use,
 * because modules must not read content while they load.
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
