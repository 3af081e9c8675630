import { renderToStaticMarkup } from "react-dom/server"
import { readingMinutes } from "#app/platform/reading-time.ts"
import { LessonBody } from "./lesson-body.tsx"

export type Heading = { id: string; text: string }
export type LessonOutline = { minutes: number; headings: readonly Heading[] }

/** What stands on the page of a lesson besides its own text, and is read along with it. */
const besides: Record<string, string> = { "learning-path/exchanges": "learning-path/exchanges-centralized" }

const known = new Map<string, LessonOutline>()

/**
 * How long a lesson reads and what its parts are called. Taken from the text as the page shows it, once per lesson.
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
  return { minutes: readingMinutes(textOf(html)), headings }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
}
