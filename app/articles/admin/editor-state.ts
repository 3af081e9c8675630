import type { ArticleValues, EditorConfig } from "../article-form.ts"
import type { ArticleFilter } from "./staff-list.ts"

/** Initial state of the editor. */
export type EditorState = {
  /** 'new' before the first save. */
  id: string
  facts: {
    state: ArticleFilter
    slug: string | null
    /** Publication time, in the form's time zone. */
    whenText: string | null
    isFromStory: boolean
    image: { id: string; width: number; height: number; widths: number[] } | null
  }
  values: ArticleValues
  place: EditorConfig
  /** HTML of `values.content`. */
  html: string
  /** Set while the form shows an unsaved draft. */
  draft: { by: string; at: Date } | null
  deletion: { by: string; at: Date } | null
}
