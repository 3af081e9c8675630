import { checkValues, type FieldErrors, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { characterProblem } from "#app/lib/form/text-problem.server.ts"
import { categoryWord } from "#app/lib/text/text-categories.ts"
import { isTimeZone } from "#app/lib/time/time-zones.ts"
import { usualZones } from "#app/lib/time/usual-zones.ts"
import { instantOf, wallTimeOf } from "#app/lib/time/wall-time.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { type ArticleField, type ArticleValues, articleFields, type EditorConfig } from "../article-form.ts"
import { articleSchema } from "../article-schema.ts"

export const defaultZone = usualZones[0]

type Stored = {
  title: string
  slug: string
  category: string
  author: string
  excerpt: string | null
  content: string
  imageAlt: string | null
  publishedAt: Date | null
}

/** Value of a datetime-local input: '2026-05-01T09:30'. */
export function wallText(at: Date | null, zone: string): string {
  if (!at) return ""
  const { date, time } = wallTimeOf(at, zone)
  return `${date}T${time}`
}

/** An article as form values. */
export function valuesOf(article: Stored, zone: string): ArticleValues {
  const { title, slug, category, author, excerpt, content, imageAlt, publishedAt } = article
  return {
    title,
    slug: isPlaceholder(slug) ? "" : slug,
    category: categoryWord(category),
    author,
    excerpt: excerpt ?? "",
    content,
    imageAlt: imageAlt ?? "",
    publishAt: wallText(publishedAt, zone),
    zone,
  }
}

/** Slug of an article until its first save, because the column is not nullable. */
export const placeholderOf = (editorKey: string) => `draft-${editorKey}`
export const isPlaceholder = (slug: string) => /^draft-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(slug)

/** The first valid time zone, or the default. */
export function readZone(...texts: (string | null | undefined)[]): string {
  return texts.find((text) => text && isTimeZone(text)) ?? defaultZone
}

/** Form values as typed, without characters that the database cannot store. */
export function rawValues(form: FormData): ArticleValues {
  const values = articleFields.map((field) => [
    field,
    textField(form, field).replaceAll("\u0000", "").replace(/\r\n?/g, "\n").toWellFormed(),
  ])
  return Object.fromEntries(values)
}

export function readPlace(form: FormData): EditorConfig {
  const number = (name: string) => {
    const text = textField(form, name)
    return /^\d{1,9}$/.test(text) ? Number(text) : 0
  }
  return { editorKey: readKey(form), revision: number("revision"), version: number("version") }
}

/** A key that our editor did not create is replaced by a new one. */
function readKey(form: FormData): string {
  const key = textField(form, "editorKey")
  return isPlaceholder(placeholderOf(key)) ? key : crypto.randomUUID()
}

/** Validated values to save. */
export type CheckedArticle = {
  title: string
  slug: string | undefined
  category: string
  author: string
  excerpt: string | null
  content: string
  imageAlt: string | null
  publishAt: Date | null
}

/** Validates a form for a save. The text is not trimmed, because indentation has a meaning in Markdown. */
export function checkArticle(
  form: FormData,
): { data: CheckedArticle; errors?: undefined } | { data?: undefined; errors: FieldErrors<ArticleField> } {
  const raw = rawValues(form)
  const cleaned = readValues(articleSchema, form)
  const content = raw.content.normalize("NFC").trimEnd()
  // Content is exempt from the check for secrets: an article may contain a transaction hash, or a phrase as an example.
  const checked = checkValues(articleSchema, { ...cleaned, content }, characterProblem)
  const errors: FieldErrors<ArticleField> = checked.errors ?? {}
  let publishAt: Date | null = null
  if (cleaned.publishAt && !errors.publishAt && !errors.zone)
    try {
      const [date = "", time = ""] = cleaned.publishAt.slice(0, 16).split("T")
      publishAt = instantOf({ date, time }, cleaned.zone)
    } catch {
      errors.publishAt = adminArticles.editor.errors.publishAt
    }
  if (!checked.data || Object.keys(errors).length > 0) return { errors }
  const { title, slug, category, author, excerpt, imageAlt } = checked.data
  return {
    data: {
      title,
      slug,
      category,
      author,
      excerpt: excerpt ?? null,
      content,
      imageAlt: imageAlt ?? null,
      publishAt,
    },
  }
}
