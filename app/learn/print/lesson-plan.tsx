import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { lessonPlan as words } from "#content/en/teaching.ts"
import { BackLink } from "../back-link.tsx"

/** /learn/lesson-plan: a 45-minute lesson, printed on one sheet. */
export function LessonPlan() {
  return (
    <>
      <header className="page-width grid gap-5 pt-6 pb-10 lg:pt-12">
        <BackLink label={words.back} href={pathTo("/learn")} />
        <p className="font-semibold text-gold-400">{words.kicker}</p>
        <h1 className="max-w-4xl text-title">{words.heading}</h1>
        <p className="measure text-lg text-ivory-300">{words.lead}</p>
      </header>
      <PatternBand pattern="steps" />
      <div className="page-width section-room grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="grid content-start gap-8">
          <section aria-labelledby="goal">
            <h2 id="goal" className="mb-2 text-heading">
              {words.goal.heading}
            </h2>
            <Points points={words.goal.points} />
          </section>
          <section aria-labelledby="bring">
            <h2 id="bring" className="mb-2 text-heading">
              {words.bring.heading}
            </h2>
            <Points points={words.bring.points} />
            <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
              <a
                href={pathTo("/learn/:lesson", { lesson: "blockchain" })}
                className="text-link inline-block py-2"
              >
                {words.bring.lesson}
              </a>
              <a href={pathTo("/learn/reader")} className="text-link inline-block py-2">
                {words.bring.reader}
              </a>
            </p>
          </section>
          <section aria-labelledby="rule" className="panel border-s-4 border-s-ember p-4">
            <h2 id="rule" className="font-bold font-sans text-lg">
              {words.rule.heading}
            </h2>
            <p className="text-ivory-300">{words.rule.text}</p>
          </section>
        </div>
        <section aria-labelledby="schedule">
          <h2 id="schedule" className="mb-2 text-heading">
            {words.schedule}
          </h2>
          <ol className="plan">
            {words.steps.map(({ minutes, heading, text }) => (
              <li key={heading}>
                <p className="plan-minutes">{format(words.minutes, { count: minutes })}</p>
                <div>
                  <h3 className="font-bold text-lg">{heading}</h3>
                  <p className="text-ivory-300">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <h2 className="mt-8 mb-2 text-heading">{words.after.heading}</h2>
          <p className="text-ivory-300">{words.after.text}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
            <a href={pathTo("/learn/:lesson", { lesson: "wallets" })} className="text-link inline-block py-2">
              {words.after.next}
            </a>
            <a href={pathTo("/learn/certificate")} className="text-link inline-block py-2">
              {words.after.certificate}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5 text-ivory-300 marker:text-gold-500">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
