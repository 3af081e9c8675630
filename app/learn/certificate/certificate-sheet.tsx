import { dateText } from "#app/lib/text/date-text.ts"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"
import { certificateSheet as words } from "#content/en/certificate.ts"
import { certificateLessons, type LessonCode, lessonOf } from "./certificate-lessons.ts"

/** The certificate: ivory with a pattern band above and below. Each finished lesson fills its part of the band. */
export function CertificateSheet({
  day,
  lessons,
  url,
}: {
  day: string
  lessons: readonly LessonCode[]
  url: string
}) {
  return (
    <article className="certificate" aria-labelledby="certificate-heading">
      <Band lessons={lessons} />
      <div className="certificate-text">
        <p className="certificate-kicker">{words.kicker}</p>
        <h1 id="certificate-heading">{words.heading}</h1>
        <p>{words.given}</p>
        <p className="certificate-name" data-name />
        <p>{words.text}</p>
        <ul>
          {lessons.map((lesson) => (
            <li key={lesson}>{lessonOf(lesson).facts.title}</li>
          ))}
        </ul>
        <footer>
          <dl>
            <dt>{words.day}</dt>
            <dd>
              <time dateTime={day}>{dateText(new Date(`${day}T00:00:00Z`))}</time>
            </dd>
            <dt>{words.check}</dt>
            <dd>{words.checkText}</dd>
          </dl>
          <QrCode text={url} label={words.qr} className="certificate-code" />
        </footer>
      </div>
      <Band lessons={lessons} />
    </article>
  )
}

/** In the order of the lessons; own-bands.ts draws into them. */
const paths = certificateLessons.map(({ path }) => path).join(" ")

function Band({ lessons }: { lessons: readonly LessonCode[] }) {
  return (
    <div className="certificate-band" aria-hidden="true" data-band={paths}>
      {certificateLessons.map(({ code, path }) =>
        lessons.includes(code) ? <PatternTile key={code} text={path} /> : <span key={code} />,
      )}
    </div>
  )
}
