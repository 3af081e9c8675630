import { setTimeout as sleep } from "node:timers/promises"
import type { Log } from "#app/lib/log/log.ts"
import { type Answer, answerTo } from "./assistant/answer.ts"
import { passagesOf, type SearchGroup } from "./passages.ts"
import { createSearchIndex, type Found } from "./search-index.ts"
import { termsOf } from "./terms/terms.ts"

/** A page that can be found. @property version another one when the page says something else */
export type SearchSource = { path: string; group: SearchGroup; version: string }

type ReadPage = (path: string) => Promise<Response>

export type SiteSearch = {
  /** False for a moment after the start, and while nothing could be read. */
  isReady(): boolean
  search(question: string): Found
  ask(question: string): Answer
  /** What staff may read of a question that has no answer. */
  termsOf(question: string): string[]
  /** Says how a page is read; the pages are rendered as for nobody in particular. */
  readFrom(read: ReadPage): void
  /**
   * Reads what has changed since the last time, a page after the other, with a pause in which requests are answered. Calls that come
   * while it reads are one more round.
   *
   * @param stop ends it between two pages
   */
  refresh(stop?: AbortSignal): Promise<void>
  /** Every page may say something else: settings stand on all of them. */
  forgetVersions(): void
}

/** Between two pages: each takes up to 30 ms to render, and requests come first. */
const pauseMs = 20

/** Search over the site's own pages as they are rendered, so that nothing is written twice. */
export function createSiteSearch(listSources: () => Promise<readonly SearchSource[]>, log: Log): SiteSearch {
  const index = createSearchIndex()
  const versions = new Map<string, string>()
  let read: ReadPage | undefined
  let running: Promise<void> | undefined
  let isAsked = false

  async function round(page: ReadPage, stop?: AbortSignal) {
    const sources = await listSources()
    const wanted = new Set(sources.map(({ path }) => path))
    for (const path of [...versions.keys()].filter((path) => !wanted.has(path))) {
      index.replace(path, [])
      versions.delete(path)
    }
    for (const { path, group, version } of sources) {
      if (stop?.aborted) return
      if (versions.get(path) === version) continue
      const answer = await page(path)
      // What cannot be read now is read in the next round; until then its last words are found.
      if (answer.status !== 200) continue
      index.replace(path, passagesOf(await answer.text(), { path, group }))
      versions.set(path, version)
      await sleep(pauseMs)
    }
  }

  async function rounds(page: ReadPage, stop?: AbortSignal) {
    do {
      isAsked = false
      await round(page, stop).catch((error: unknown) => log.error("search.failed", error))
    } while (isAsked && !stop?.aborted)
    running = undefined
  }

  return {
    isReady: () => index.size() > 0,
    search: (question) => index.search(question),
    ask: (question) => answerTo(question, index),
    termsOf: (question) => termsOf(question, index.isKnown),
    readFrom(page) {
      read = page
    },
    refresh(stop) {
      isAsked = true
      if (!read) return Promise.resolve()
      running ??= rounds(read, stop)
      return running
    },
    forgetVersions: () => versions.clear(),
  }
}
