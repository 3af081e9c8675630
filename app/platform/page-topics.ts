/** What a public page may show that staff or the directory's flow can change; `settings` is on every page. */
export type PageTopic = "articles" | "events" | "merchants" | "settings"

/** From the rendering of a page to the cache in front of it; never leaves the server. */
export const topicsHeader = "page-topics"
