import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { BeforeAfter } from "#app/listings/listing/revisions/before-after.tsx"
import { adminApplications } from "#content/en/admin-applications.ts"
import { changesInWords, returnsAt } from "../questions/asked-words.ts"
import type { listQuestions } from "../questions/list-questions.server.ts"

const words = adminApplications.questions

type Asked = Awaited<ReturnType<typeof listQuestions>>[number]
/** @property isOpen whether the application waits for its applicant now */
type Props = { questions: Asked[]; isOpen: boolean }

/** Questions to the applicant and the changes made with each answer, newest first. */
export function Questions({ questions, isOpen }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-label={words.title} className="panel grid grid-cols-1 gap-3 border-s-4 border-s-indigo p-4">
      <h2 className="font-sans text-lg font-bold">{words.title}</h2>
      <ol className="grid grid-cols-1 gap-3">
        {questions.map((one, index) => (
          <li key={one.number} className="grid grid-cols-1 gap-2 border-t border-ink-700 pt-3">
            <Question asked={one} waits={isOpen && index === 0} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Question({ asked, waits }: { asked: Asked; waits: boolean }) {
  const { question, askedAt, answeredAt, changes } = asked
  const { shortDateText, timeText } = useStaffTimes()
  const rows = changesInWords(changes ?? {}, words)
  return (
    <>
      <p className="text-sm text-ivory-300">{format(words.asked, { date: timeText(askedAt) })}</p>
      <p className="whitespace-pre-line wrap-anywhere">{question}</p>
      <p className="text-sm text-ivory-300">
        {answeredAt
          ? format(words.answered, { date: timeText(answeredAt) })
          : waits
            ? format(words.waiting, { date: shortDateText(returnsAt(askedAt)) })
            : words.unanswered}
      </p>
      {asked.answer && (
        <blockquote className="border-s-2 border-s-indigo ps-3 whitespace-pre-line wrap-anywhere">
          {asked.answer}
        </blockquote>
      )}
      {answeredAt && (rows.length > 0 ? <BeforeAfter rows={rows} words={words} /> : <p>{words.unchanged}</p>)}
    </>
  )
}
