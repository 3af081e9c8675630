import { glossaryParts } from "#content/en/glossary-parts.ts"
import { partPath } from "./learn/glossary/glossary-entries.ts"
import { allLessons } from "./learn/lessons.ts"
import type { SearchGroup } from "./search/passages.ts"
import { addressOf, tabs } from "./site/whitepapers/whitepapers-view.ts"

/** @property search the group of search results that shows the page; missing if the page is not searched */
type SitePage = { path: string; search?: SearchGroup }

/**
 * Every public page with a fixed path in app/routes.ts; a test compares the two lists. The sitemap lists all of them; the search
 * indexes those with text that no other page has. Pages of one visitor, such as the end of a form, are noindex and are not
 * listed. Neither are /search and /ask, because their results are text of other pages.
 */
const staticPages = [
  { path: "/" },
  { path: "/about", search: "pages" },
  { path: "/facts", search: "pages" },
  { path: "/learn", search: "pages" },
  // Not searched: the glossary parts hold its terms, and the reader repeats all lessons.
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
  // The directory has its own search.
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

/** One page for each lesson and each part of the glossary. */
const contentPages: readonly SitePage[] = [
  ...allLessons.map(({ path }) => ({ path, search: "lessons" as const })),
  ...glossaryParts.map((part) => ({ path: partPath(part), search: "glossary" as const })),
]

/** The pages in the sitemap, besides articles, events and listings. */
export const sitePages: readonly SitePage[] = [...staticPages, ...contentPages]

/** The pages in the search index, besides articles and events. Each tab of the whitepapers has its own address. */
export const searchedPages: readonly { path: string; search: SearchGroup }[] = [
  ...sitePages.flatMap(({ path, search }) => (search ? [{ path, search }] : [])),
  ...tabs.slice(1).map((tab) => ({ path: addressOf({ tab, layer: "l1" }), search: "pages" as const })),
  { path: addressOf({ tab: "technical", layer: "l2" }), search: "pages" },
]
