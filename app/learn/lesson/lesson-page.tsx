import { Clock } from "lucide-react"
import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { Illustration } from "#app/ui/illustration.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { lessonPage } from "#content/en/lesson-page.ts"
import { BackLink } from "../back-link.tsx"
import type { ExchangeKind, LessonEntry } from "../lessons.ts"
import { ExchangeKinds } from "./diagrams/exchange-kinds.tsx"
import { LessonBody } from "./lesson-body.tsx"
import type { LessonOutline } from "./lesson-outlines.server.tsx"
import { SelfCheck } from "./lesson-questions.tsx"
import { TermNotes } from "./term-notes.tsx"

/**
 * A lesson page: contents, text, recap, questions, and links to the lessons before and after.
 *
 * @param list the lessons of its kind, in order
 * @param download link to the wallets, on lessons about wallets
 * @param exchanges open tab, on the topic about exchanges
 */
export function LessonPage({
  lesson,
  list,
  outline,
  back,
  download,
  exchanges,
}: {
  lesson: LessonEntry
  list: readonly LessonEntry[]
  outline: LessonOutline
  back: { label: string; href: string }
  download?: ReactNode
  exchanges?: ExchangeKind
}) {
  const { facts, path, file, picture } = lesson
  const at = list.findIndex((entry) => entry.path === path)
  const parts = [
    ...outline.headings,
    ...(exchanges ? [{ id: "kinds", text: lessonPage.exchangeKinds.heading }] : []),
    { id: "recap", text: lessonPage.recap.heading },
    { id: "questions", text: lessonPage.questions.heading },
  ]
  return (
    <article>
      <header className="page-width grid items-center gap-8 pt-6 pb-12 md:grid-cols-[1.6fr_1fr] lg:gap-16 lg:pt-12 lg:pb-20">
        <div className="grid gap-5">
          <BackLink {...back} />
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ivory-300">
            <span>{format(lessonPage.station, { number: at + 1, count: list.length })}</span>
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4" />
              {format(lessonPage.minutes, { count: outline.minutes })}
            </span>
          </p>
          <h1 className="text-title">{facts.title}</h1>
          <p className="max-w-2xl text-lg text-ivory-300 lg:text-xl">{facts.summary}</p>
          {download && <div className="pt-1">{download}</div>}
        </div>
        <Illustration name={picture} eager className="max-md:aspect-3/2 max-md:object-cover" />
      </header>
      <PatternBand pattern="steps" />
      <div className="lesson-layout page-width">
        <details className="lesson-contents-small">
          <summary>{lessonPage.contents}</summary>
          <Contents parts={parts} />
        </details>
        <nav aria-label={lessonPage.contents} className="lesson-contents">
          <p className="font-semibold">{lessonPage.contents}</p>
          <Contents parts={parts} />
        </nav>
        <div className="min-w-0">
          <div className="lesson-body">
            <LessonBody file={file} />
            {exchanges && <ExchangeKinds path={path} kind={exchanges} />}
          </div>
          <Recap sentences={facts.recap} />
          <SelfCheck path={path} questions={facts.questions} />
          <Neighbors previous={list[at - 1]} next={list[at + 1]} />
        </div>
      </div>
      <TermNotes terms={outline.terms} />
    </article>
  )
}

function Contents({ parts }: { parts: readonly { id: string; text: string }[] }) {
  return (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}

function Recap({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="recap" className="recap">
      <h2 id="recap">{lessonPage.recap.heading}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function Neighbors({ previous, next }: { previous?: LessonEntry; next?: LessonEntry }) {
  return (
    <nav aria-label={lessonPage.around} className="mt-16 grid gap-4 sm:grid-cols-2">
      {previous && <Neighbor lesson={previous} label={`← ${lessonPage.previous}`} />}
      {next && (
        <Neighbor lesson={next} label={`${lessonPage.next} →`} className="sm:col-start-2 sm:text-end" />
      )}
    </nav>
  )
}

function Neighbor({
  lesson,
  label,
  className = "",
}: {
  lesson: LessonEntry
  label: string
  className?: string
}) {
  return (
    <a href={lesson.path} className={`panel card-link grid content-start gap-1 p-5 ${className}`}>
      <span className="text-sm text-ivory-300">{label}</span>
      <span className="font-bold text-lg">{lesson.facts.title}</span>
    </a>
  )
}
