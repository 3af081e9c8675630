import { setTimeout as sleep } from "node:timers/promises"
import type { Log } from "#app/lib/log/log.ts"
import { type Answer, answerTo } from "./assistant/answer.ts"
import { passagesOf, type SearchGroup } from "./passages.ts"
import { createSearchIndex, type Found } from "./search-index.ts"
import { termsOf } from "./terms/terms.ts"

/** A searchable page. @property version changes when the page's content changes */
export type SearchSource = { path: string; group: SearchGroup; version: string }

type ReadPage = (path: string) => Promise<Response>

export type SiteSearch = {
  /** False shortly after the start, and while no page could be read. */
  isReady(): boolean
  search(question: string): Found
  ask(question: string): Answer
  /** Terms that staff may read of an unanswered question. */
  termsOf(question: string): string[]
  /** Sets how pages are read; they are rendered for an anonymous visitor. */
  readFrom(read: ReadPage): void
  /**
   * Reads changed pages one after the other, with a pause in which requests are answered. Calls during a run trigger one
   * more run.
   *
   * @param stop ends it between two pages
   */
  refresh(stop?: AbortSignal): Promise<void>
  /** Marks all pages as changed, because settings appear on all of them. */
  forgetVersions(): void
}

/** Pause between two pages: each takes up to 30 ms to render, and requests come first. */
const pauseMs = 20

/** Search over the site's own rendered pages, so that no text has to be written twice. */
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
      // A page that fails is read again in the next run; until then its last passages are found.
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
