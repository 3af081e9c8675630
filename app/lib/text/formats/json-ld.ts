/**
 * schema.org BreadcrumbList of a page. A page hands it to the browser as the meta descriptor `script:ld+json`, which
 * React Router escapes, so that no text in it can end the script.
 *
 * @param steps from the home page down to the page itself; `path` starts with a slash
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
