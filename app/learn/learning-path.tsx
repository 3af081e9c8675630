import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { learningPath, lessonPage } from "#content/en/lesson-page.ts"
import type { LessonEntry } from "./lessons.ts"
import { PageHeader } from "./page-header.tsx"
import { DoneMark } from "./progress/done-mark.tsx"

/** Curve from one station to the next; its box is stretched to fit. */
const swing = "M0 0C0 55 100 45 100 100"

/** /learning-path: seven stations on one line. */
export function LearningPath({
  stations,
}: {
  stations: readonly { lesson: LessonEntry; minutes: number }[]
}) {
  return (
    <>
      <PageHeader {...learningPath} back={{ label: learningPath.back, href: pathTo("/learn") }} />
      <lesson-progress>
        <ol className="stations page-width">
          {stations.map(({ lesson, minutes }, index) => (
            <Station key={lesson.path} lesson={lesson} minutes={minutes} number={index + 1} />
          ))}
        </ol>
      </lesson-progress>
      <section className="stations-end page-width" aria-labelledby="after">
        <h2 id="after" className="text-heading">
          {learningPath.end.heading}
        </h2>
        <p className="measure text-lg text-ivory-300">{learningPath.end.text}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={pathTo("/town-halls")} variant="gold">
            {learningPath.end.townHalls}
          </ButtonLink>
          <ButtonLink href={pathTo("/learn/certificate")} variant="outline">
            {learningPath.end.certificate}
          </ButtonLink>
          <ButtonLink href={pathTo("/use-guapcoin")} variant="outline">
            {learningPath.end.use}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}

function Station({ lesson, minutes, number }: { lesson: LessonEntry; minutes: number; number: number }) {
  const { facts, path, picture } = lesson
  return (
    <li>
      <svg className="station-thread" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="thread-edge" d={swing} />
        <path className="thread-strand" d={swing} />
      </svg>
      <span className="station-knot" aria-hidden="true">
        <span>{number}</span>
      </span>
      <div className="panel card-link station-card">
        <Illustration name={picture} className="station-picture" />
        <div className="grid content-start gap-2">
          <h2 className="font-bold font-sans text-xl tracking-normal">
            <a href={path} className="card-target">
              {facts.title}
            </a>
          </h2>
          <p className="text-ivory-300">{facts.summary}</p>
          <p className="flex flex-wrap items-center gap-x-4 text-ivory-300 text-sm">
            {format(lessonPage.minutes, { count: minutes })}
            <DoneMark path={path} />
          </p>
        </div>
      </div>
    </li>
  )
}
