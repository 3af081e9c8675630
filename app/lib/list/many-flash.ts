import { site } from "#content/en/site.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import type { Flash } from "../http/flash.server.ts"
import { formatCount, type PluralForms } from "../text/format.ts"

/** The messages after an action on several rows. */
export type ManyWords = {
  title: string
  /** The count of changed rows. */
  changed: PluralForms
  /** The count of unchanged rows, and the reason. */
  unchanged: PluralForms
}

/** The number of selected rows that an action changed, and that it did not. */
export type ManyOutcome = { changed: number; unchanged: number }

/** Returns the message after an action on several rows: a sentence for the changed rows and one for the unchanged. */
export function flashForMany(words: ManyWords, { changed, unchanged }: ManyOutcome): Flash {
  const sentences = [
    changed > 0 && formatCount(words.changed, changed, site.locale),
    unchanged > 0 && formatCount(words.unchanged, unchanged, site.locale),
  ]
  const text = sentences.filter(Boolean).join(" ")
  return changed > 0
    ? { message: { tone: "success", title: words.title, text } }
    : { message: { tone: "info", title: staffLists.nothingChanged, text } }
}
