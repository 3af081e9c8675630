import { pathTo } from "#app/lib/http/path-to.ts"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { certificateStart as words } from "#content/en/certificate.ts"
import { PageHeader } from "../page-header.tsx"
import { certificateLessons } from "./certificate-lessons.ts"
import { LessonChoice } from "./lesson-choice.tsx"

/** /learn/certificate: explanation, and the lessons to choose from. */
export function CertificateStart() {
  return (
    <>
      <PageHeader {...words} back={{ label: words.back, href: pathTo("/learn") }} />
      <PatternBand pattern="steps" />
      <section
        aria-labelledby="choose"
        className="page-width section-room grid gap-10 lg:grid-cols-[2fr_1fr] lg:gap-16"
      >
        <div>
          <h2 id="choose" className="mb-4 text-heading">
            {words.choose}
          </h2>
          <LessonChoice lessons={certificateLessons.map(({ code }) => code)} />
        </div>
        <aside
          aria-labelledby="privacy"
          className="panel grid content-start gap-2 self-start border-s-4 border-s-indigo p-5"
        >
          <h2 id="privacy" className="font-bold font-sans text-lg">
            {words.privacy.heading}
          </h2>
          <p className="text-ivory-300">{words.privacy.text}</p>
        </aside>
      </section>
    </>
  )
}
