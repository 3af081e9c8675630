import { Check, X } from "lucide-react"
import { format } from "#app/lib/text/format.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import type { Lesson } from "#content/lesson.ts"
import { LessonStrip } from "../own-cloth/lesson-strip.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "lesson-progress": React.HTMLAttributes<HTMLElement>
    }
  }
}

const words = lessonPage.questions

/**
 * Self-check questions. Opening an answer says whether it is right, and why; that needs no script. With
 * progress-element.ts the device also stores the right answers, and shows the band of the finished lesson.
 */
export function SelfCheck({ path, questions }: { path: string; questions: Lesson["questions"] }) {
  return (
    <lesson-progress data-lesson={path}>
      <section aria-labelledby="questions" className="self-check" data-unsearched="">
        <h2 id="questions">{words.heading}</h2>
        <p className="measure text-ivory-300">{words.lead}</p>
        <ol>
          {questions.map(({ question, answers }, index) => (
            <li key={question}>
              <p className="self-check-number">{format(words.number, { number: index + 1 })}</p>
              <h3>{question}</h3>
              {answers.map(({ text, right, because }) => (
                <details
                  key={text}
                  name={`question-${index + 1}`}
                  className={right ? "answer tone-leaf" : "answer tone-ember"}
                  data-right={right ? index : undefined}
                >
                  <summary>{text}</summary>
                  <p>
                    {right ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
                    {because}
                  </p>
                </details>
              ))}
            </li>
          ))}
        </ol>
        <p role="status">
          <span hidden data-done={path} className="lesson-done">
            <Check aria-hidden="true" />
            {words.done}
          </span>
        </p>
        <LessonStrip path={path} />
      </section>
    </lesson-progress>
  )
}
