/**
 * Returns the schema.org BreadcrumbList of a page, for the meta descriptor `script:ld+json`; React Router escapes it, so that no
 * text in it can end the script.
 *
 * @param steps from the home page to the page itself; `path` starts with a slash
 */
export function breadcrumbList(publicUrl: string, steps: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  }
}
