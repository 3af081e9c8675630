import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { certificateQuestions as words } from "#content/en/certificate.ts"
import { BackLink } from "../back-link.tsx"
import { type LessonCode, lessonOf } from "./certificate-lessons.ts"
import { questionsPath } from "./lesson-choice.tsx"
import type { AskedQuestion, Marking } from "./mark-answers.ts"

export type QuestionsState = {
  lesson: LessonCode
  asked: readonly AskedQuestion[]
  /** Certificate to extend. */
  proof?: string
  chosen: readonly string[]
  marking: Marking | null
}

/** /learn/certificate/questions/:lesson: a plain form. Only the server knows which answer is right. */
export function QuestionsPage({ lesson, asked, proof, chosen, marking }: QuestionsState) {
  const { facts, path } = lessonOf(lesson)
  const open = marking?.kind === "open" ? marking.open : {}
  const messageOf = (index: number) => {
    const why = open[index]
    return why && format(words[why], { number: index + 1 })
  }
  const problems = asked.flatMap((_, index) => {
    const message = messageOf(index)
    return message ? [{ field: idOf(index, 0), message }] : []
  })
  return (
    <div className="page-width grid max-w-3xl gap-6 pt-6 pb-10 lg:pt-12">
      <BackLink label={words.back} href={pathTo("/learn/certificate")} />
      <h1 className="text-title">{facts.title}</h1>
      <p className="text-ivory-300 text-lg">{words.lead}</p>
      <ErrorSummary items={problems} />
      <form method="post" action={questionsPath(lesson, proof)} className="grid gap-8">
        {asked.map((question, index) => (
          <Question
            key={question.question}
            {...question}
            index={index}
            chosen={chosen[index]}
            error={messageOf(index)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="gold" size="lg">
            {words.submit}
          </Button>
          <a href={path} className="text-link py-2">
            {words.lesson}
          </a>
        </div>
      </form>
    </div>
  )
}

const idOf = (question: number, answer: number) => `question-${question + 1}-${answer + 1}`

function Question({
  question,
  answers,
  index,
  chosen,
  error,
}: AskedQuestion & { index: number; chosen?: string; error?: string }) {
  const errorId = `question-${index + 1}-error`
  return (
    <fieldset className="panel grid gap-1 p-5" aria-describedby={error && errorId}>
      <legend className="contents">
        <span className="font-semibold text-gold-400 text-sm">
          {format(words.number, { number: index + 1 })}
        </span>
        <span className="mb-2 block font-bold text-lg">{question}</span>
      </legend>
      {error && (
        <p id={errorId} className="font-semibold text-ember-text">
          {error}
        </p>
      )}
      {answers.map((answer, place) => (
        <label key={answer} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            id={idOf(index, place)}
            name={`question-${index + 1}`}
            value={place}
            defaultChecked={chosen === String(place)}
            className="mt-1 size-5 shrink-0 accent-gold-500"
          />
          <span>{answer}</span>
        </label>
      ))}
    </fieldset>
  )
}
