import { site } from "#content/en/site.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import type { Flash } from "../http/flash.server.ts"
import { type CountForms, countText } from "../text/fill.ts"

/** What is said after an action on several rows. */
export type ManyWords = {
  title: string
  /** So many were changed. */
  changed: CountForms
  /** So many were left as they were, and why. */
  unchanged: CountForms
}

/** How many of the rows that were selected an action changed. */
export type ManyOutcome = { changed: number; unchanged: number }

/** The message after an action on several rows: a sentence for those it changed, one for those it left, none for no row. */
export function flashForMany(words: ManyWords, { changed, unchanged }: ManyOutcome): Flash {
  const sentences = [
    changed > 0 && countText(words.changed, changed, site.locale),
    unchanged > 0 && countText(words.unchanged, unchanged, site.locale),
  ]
  const text = sentences.filter(Boolean).join(" ")
  return changed > 0
    ? { message: { tone: "success", title: words.title, text } }
    : { message: { tone: "info", title: staffLists.nothingChanged, text } }
}
