import { glossaryParts } from "#content/en/glossary-parts.ts"
import { partPath } from "./learn/glossary/glossary-entries.ts"
import { allLessons } from "./learn/lessons.ts"
import type { SearchGroup } from "./search/passages.ts"
import { addressOf, tabs } from "./site/whitepapers/whitepapers-view.ts"

/** @property search the group of results in which the parts of the page stand; left out where it is not searched */
type SitePage = { path: string; search?: SearchGroup }

/**
 * Every page for everybody whose address stands in app/routes.ts as it is; a test compares the two. The sitemap lists them, and the
 * search knows those that say something that no other page says. Pages that belong to one visitor, such as the end of a form, ask
 * search engines to stay away and are not here; so do /search and /ask, whose answers stand on the other pages.
 */
const staticPages = [
  { path: "/" },
  { path: "/about", search: "pages" },
  { path: "/facts", search: "pages" },
  { path: "/learn", search: "pages" },
  // Its terms stand on the pages of its parts, and the reader holds all lessons once more.
  { path: "/learn/glossary" },
  { path: "/learn/certificate", search: "pages" },
  { path: "/learn/reader" },
  { path: "/learn/lesson-plan", search: "pages" },
  { path: "/learning-path", search: "pages" },
  { path: "/faq", search: "answers" },
  { path: "/wallet", search: "pages" },
  { path: "/whitepapers", search: "pages" },
  { path: "/network", search: "pages" },
  { path: "/get-guapcoin", search: "pages" },
  { path: "/use-guapcoin", search: "pages" },
  { path: "/probit-tutorial", search: "pages" },
  { path: "/metaverse", search: "pages" },
  { path: "/merchants", search: "pages" },
  // Shops are searched in the directory.
  { path: "/merchant-directory" },
  { path: "/merchant-directory/log" },
  { path: "/merchant-register", search: "pages" },
  { path: "/community" },
  { path: "/community/story", search: "pages" },
  { path: "/events" },
  { path: "/town-halls", search: "pages" },
  { path: "/blog" },
  { path: "/newsletter", search: "pages" },
  { path: "/contact", search: "pages" },
  { path: "/press", search: "pages" },
  { path: "/privacy", search: "pages" },
  { path: "/terms", search: "pages" },
] as const satisfies readonly SitePage[]

/** Pages of one address for each lesson and each part of the glossary. */
const contentPages: readonly SitePage[] = [
  ...allLessons.map(({ path }) => ({ path, search: "lessons" as const })),
  ...glossaryParts.map((part) => ({ path: partPath(part), search: "glossary" as const })),
]

/** What the sitemap lists besides articles, events and merchants. */
export const sitePages: readonly SitePage[] = [...staticPages, ...contentPages]

/** What the search reads besides articles and events: the tabs of the whitepapers are addresses too. */
export const searchedPages: readonly { path: string; search: SearchGroup }[] = [
  ...sitePages.flatMap(({ path, search }) => (search ? [{ path, search }] : [])),
  ...tabs.slice(1).map((tab) => ({ path: addressOf({ tab, layer: "l1" }), search: "pages" as const })),
  { path: addressOf({ tab: "technical", layer: "l2" }), search: "pages" },
]
