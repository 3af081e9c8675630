import { createContext, type RouterContextProvider } from "react-router"

/**
 * The changeable content of a public page; `settings` is on every page. A list of listings has the tag `merchants`; the page of
 * one listing has only the tag of that listing, and stays cached when another one changes.
 */
export type CacheTag = "articles" | "events" | "merchants" | "network" | "settings" | `listing ${string}`

/**
 * The cache hints of a response while it is rendered.
 *
 * @property until expiry in ms; undefined if no loader has set one
 * @property listing the cache tag of the page's listing
 * @property isPassing not to be cached
 */
export type CacheHints = { until?: number; listing?: CacheTag; isPassing?: boolean }

export const cacheHints = createContext<CacheHints>()

/**
 * Sets when a cached response (`cacheTags` in the handle of its route) expires without a write: when an event on it ends, or
 * when an article is due. The earliest of several moments counts.
 *
 * @param moment in the future; undefined if only a write changes the response
 */
export function setExpiry(context: Readonly<RouterContextProvider>, moment: Date | undefined): void {
  const answer = context.get(cacheHints)
  answer.until = Math.min(
    answer.until ?? Number.POSITIVE_INFINITY,
    moment?.getTime() ?? Number.POSITIVE_INFINITY,
  )
}

/** Adds the cache tag of the page's listing, so that a change of the listing clears it (migration 0051). */
export function tagWithListing(context: Readonly<RouterContextProvider>, publicId: string): void {
  context.get(cacheHints).listing = `listing ${publicId}`
}

/**
 * Excludes a response from the cache: it is cheap, and one of so many rarely requested ones that they would only evict pages
 * that others read.
 */
export function skipCache(context: Readonly<RouterContextProvider>): void {
  context.get(cacheHints).isPassing = true
}
