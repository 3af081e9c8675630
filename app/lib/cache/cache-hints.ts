import { createContext, type RouterContextProvider } from "react-router"

/**
 * What a public page may show that staff or the directory's flow can change; `settings` is on every page. A list of listings shows
 * `merchants`; a page of one listing shows that listing alone, and stays in the cache when another one changes.
 */
export type CacheTag = "articles" | "events" | "merchants" | "network" | "settings" | `listing ${string}`

/**
 * What the front knows of an answer that is being made.
 *
 * @property until in ms; undefined as long as no loader has said
 * @property listing the one whose page it is, as a topic
 * @property isPassing not to be kept
 */
export type CacheHints = { until?: number; listing?: CacheTag; isPassing?: boolean }

export const cacheHints = createContext<CacheHints>()

/**
 * Says when an answer that is kept (`keptWith` in the handle of its route) stops being true by itself: when a session on
 * it ends, when an article's time comes. It is made anew from then on. Of several moments the first one counts.
 *
 * @param moment in the future; undefined when none is known, so that only a write changes it
 */
export function setExpiry(context: Readonly<RouterContextProvider>, moment: Date | undefined): void {
  const answer = context.get(cacheHints)
  answer.until = Math.min(
    answer.until ?? Number.POSITIVE_INFINITY,
    moment?.getTime() ?? Number.POSITIVE_INFINITY,
  )
}

/** Says whose page an answer is: it is made anew when this listing changes (migration 0051). */
export function tagWithListing(context: Readonly<RouterContextProvider>, publicId: string): void {
  context.get(cacheHints).listing = `listing ${publicId}`
}

/**
 * Says that an answer is cheap, and one of so many that each is asked for once or never: kept, they would only drive out what others
 * read.
 */
export function skipCache(context: Readonly<RouterContextProvider>): void {
  context.get(cacheHints).isPassing = true
}
