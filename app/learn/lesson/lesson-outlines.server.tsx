import { renderToStaticMarkup } from "react-dom/server"
import { readingMinutes } from "#app/lib/text/reading-time.ts"
import { LessonBody } from "./lesson-body.tsx"

type Heading = { id: string; text: string }
export type LessonOutline = {
  minutes: number
  headings: readonly Heading[]
  /** Ids of its glossary terms, each once. */
  terms: readonly string[]
}

/** Texts on the page of a lesson besides its own, included in its outline. */
const besides: Record<string, string> = { "learning-path/exchanges": "learning-path/exchanges-centralized" }

/** Outline of a lesson and its open tab. */
export function outlineWithTab(file: string, tab: string): LessonOutline {
  const [lesson, opened] = [outlineLesson(file), outlineLesson(tab)]
  return { ...lesson, terms: [...new Set([...lesson.terms, ...opened.terms])] }
}

const known = new Map<string, LessonOutline>()

/**
 * Reading time and headings of a lesson, extracted from the rendered text once per lesson.
 *
 * @param file as in lessons.ts
 */
export function outlineLesson(file: string): LessonOutline {
  const outline = known.get(file) ?? readOutline(renderToStaticMarkup(<Page file={file} />))
  known.set(file, outline)
  return outline
}

function Page({ file }: { file: string }) {
  const more = besides[file]
  return (
    <>
      <LessonBody file={file} />
      {more && <LessonBody file={more} below="h3" />}
    </>
  )
}

function readOutline(html: string): LessonOutline {
  const headings = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = "", inner = ""]) => ({
    id,
    text: textOf(inner).trim(),
  }))
  const terms = new Set([...html.matchAll(/data-term="([^"]*)"/g)].map(([, id = ""]) => id))
  return { minutes: readingMinutes(textOf(html)), headings, terms: [...terms] }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
}
