import type { navigation } from "#content/en/site.ts"

type Section = (typeof navigation)[number]["href"]

/** Pages of a section whose path does not begin with the section's path. */
const further: { [section in Section]?: readonly string[] } = {
  "/learn": ["/learning-path", "/faq"],
  "/community": ["/town-halls", "/events", "/blog"],
  "/merchants": ["/merchant-directory", "/merchant-register"],
}

/**
 * @param path of the current page
 * @returns aria-current of a link to a section: "page" on the section's own page, "true" on its other pages
 */
export function currentMark(path: string, section: Section): "page" | "true" | undefined {
  if (path === section) return "page"
  const starts = [section, ...(further[section] ?? [])]
  return starts.some((start) => `${path}/`.startsWith(`${start}/`)) ? "true" : undefined
}
