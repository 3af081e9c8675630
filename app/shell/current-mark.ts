import type { navigation } from "#content/en/site.ts"

type Section = (typeof navigation)[number]["href"]

/** The pages of a section whose address does not begin with it. */
const further: { [section in Section]?: readonly string[] } = {
  "/learn": ["/learning-path", "/faq"],
  "/community": ["/town-halls", "/events", "/blog"],
  "/merchants": ["/merchant-directory", "/merchant-register"],
}

/**
 * @param path of a page
 * @returns the value of aria-current for a link to a section: the page itself, or one that belongs to it
 */
export function currentMark(path: string, section: Section): "page" | "true" | undefined {
  if (path === section) return "page"
  const starts = [section, ...(further[section] ?? [])]
  return starts.some((start) => `${path}/`.startsWith(`${start}/`)) ? "true" : undefined
}
