/** In characters; the same as for a story's picture. */
export const imageAltLimit = 200

export const articleFields = [
  "title",
  "slug",
  "category",
  "author",
  "excerpt",
  "content",
  "imageAlt",
  "publishAt",
  "zone",
] as const
export type ArticleField = (typeof articleFields)[number]
export type ArticleValues = Record<ArticleField, string>

/** Editor state in the form: the article's revision and the draft's version that it shows. */
export type EditorConfig = {
  /** Key of one editor in one tab, to recognize its own drafts. */
  editorKey: string
  revision: number
  /** 0 without a draft. */
  version: number
}
