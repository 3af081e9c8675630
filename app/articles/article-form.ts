/** Characters; as those of a story's picture. */
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

/** The state of an editor that its form carries: of which revision and which version of the draft it shows the text. */
export type EditorConfig = {
  /** Of one editor in one tab: what it wrote itself is never news to it. */
  editorKey: string
  revision: number
  /** 0 while there is no draft. */
  version: number
}
