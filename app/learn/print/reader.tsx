import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { reader as words } from "#content/en/teaching.ts"
import { BackLink } from "../back-link.tsx"
import { LessonBody } from "../lesson/lesson-body.tsx"
import { allLessons, type LessonEntry } from "../lessons.ts"

/** /learn/reader: every lesson with its recap and questions as one document, and the right answers on its last page. */
export function Reader() {
  return (
    <article className="reader">
      <header className="page-width grid gap-5 pt-6 pb-10 lg:pt-12">
        <BackLink label={words.back} href={pathTo("/learn")} />
        <p className="font-semibold text-gold-400">{words.kicker}</p>
        <h1 className="text-title">{words.heading}</h1>
        <p className="measure text-lg text-ivory-300">{words.lead}</p>
        <p className="measure text-ivory-300 print:hidden">{words.hint}</p>
      </header>
      <PatternBand pattern="steps" />
      <section aria-labelledby="contents" className="page-width section-room">
        <h2 id="contents" className="mb-3 text-heading">
          {words.contents}
        </h2>
        <ol className="grid list-decimal gap-1 ps-6">
          {allLessons.map(({ facts }, index) => (
            <li key={facts.title}>
              <a href={`#lesson-${index + 1}`} className="text-link inline-block py-1">
                {facts.title}
              </a>
            </li>
          ))}
        </ol>
      </section>
      {allLessons.map((lesson, index) => (
        <LessonOnPaper key={lesson.path} lesson={lesson} number={index + 1} />
      ))}
      <Answers />
    </article>
  )
}

function LessonOnPaper({ lesson: { facts, file }, number }: { lesson: LessonEntry; number: number }) {
  const isTabbed = file === "learning-path/exchanges"
  return (
    <section aria-labelledby={`lesson-${number}`} className="reader-lesson page-width">
      <p className="font-semibold text-gold-400">{format(words.lesson, { number })}</p>
      <h2 id={`lesson-${number}`} className="text-title">
        {facts.title}
      </h2>
      <div className="lesson-body">
        <LessonBody file={file} below="plain" />
        {isTabbed &&
          ["centralized", "decentralized"].map((kind) => (
            <LessonBody key={kind} file={`${file}-${kind}`} below="plain" />
          ))}
        <h3>{words.recap}</h3>
        <ul>
          {facts.recap.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>{words.questions}</h3>
        <ol>
          {facts.questions.map(({ question, answers }) => (
            <li key={question} className="reader-question">
              <p>{question}</p>
              <ol>
                {answers.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Answers() {
  return (
    <section aria-labelledby="answers" className="reader-lesson page-width">
      <h2 id="answers" className="text-heading">
        {words.answers}
      </h2>
      <p className="my-3 text-ivory-300">{words.answersLead}</p>
      <ol className="grid list-decimal gap-1 ps-6">
        {allLessons.map(({ path, facts }) => (
          <li key={path}>
            {`${facts.title}: `}
            <strong>{rightLetters(facts.questions)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Letters of a lesson's right answers, in the order of its questions: 'B, D, A'. */
function rightLetters(questions: LessonEntry["facts"]["questions"]): string {
  return questions.map(({ answers }) => words.letters[answers.findIndex(({ right }) => right)]).join(", ")
}
