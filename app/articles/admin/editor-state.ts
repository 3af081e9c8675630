import type { ArticleValues, EditorConfig } from "../article-form.ts"
import type { ArticleFilter } from "./staff-list.ts"

/** What the editor opens with. */
export type EditorState = {
  /** 'new' before the first save. */
  id: string
  facts: {
    state: ArticleFilter
    slug: string | null
    /** When readers get it or got it, in the zone of the form. */
    whenText: string | null
    isFromStory: boolean
    image: { id: string; width: number; height: number; widths: number[] } | null
  }
  values: ArticleValues
  place: EditorConfig
  /** Of `values.content`. */
  html: string
  /** Set while the form shows what somebody has not saved. */
  draft: { by: string; at: Date } | null
  deletion: { by: string; at: Date } | null
}
