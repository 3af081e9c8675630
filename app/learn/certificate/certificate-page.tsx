import { pathTo } from "#app/lib/http/path-to.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { CopyText } from "#app/ui/copy/copy-text.tsx"
import { certificateSheet as words } from "#content/en/certificate.ts"
import { certificateLessons, type LessonCode } from "./certificate-lessons.ts"
import { CertificateSheet } from "./certificate-sheet.tsx"
import { LessonChoice } from "./lesson-choice.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "certificate-name": React.HTMLAttributes<HTMLElement>
    }
  }
}

export type Certificate = { day: string; lessons: readonly LessonCode[]; proof: string; url: string }

/** /learn/certificate/:proof: the certificate, with actions for its reader and its owner. */
export function CertificatePage({ day, lessons, proof, url }: Certificate) {
  const left = certificateLessons.map(({ code }) => code).filter((code) => !lessons.includes(code))
  return (
    <div className="page-width grid gap-12 pt-6 pb-10 lg:pt-10">
      <certificate-name className="grid gap-6">
        <NameField />
        <CertificateSheet {...{ day, lessons, url }} />
      </certificate-name>
      <section aria-labelledby="keep" className="grid max-w-3xl gap-3 print:hidden">
        <h2 id="keep" className="text-heading">
          {words.keep.heading}
        </h2>
        <p className="text-ivory-300">{words.keep.text}</p>
        <CopyText text={url} label={words.keep.link} />
      </section>
      <section aria-labelledby="more" className="grid gap-3 print:hidden">
        <h2 id="more" className="text-heading">
          {words.more.heading}
        </h2>
        <p className="measure text-ivory-300">{left.length > 0 ? words.more.text : words.more.all}</p>
        <LessonChoice lessons={left} proof={proof} />
      </section>
    </div>
  )
}

/**
 * Outside of any form and without a name, so browsers never send it. Without script there is a line to write on by hand.
 */
function NameField() {
  return (
    <div className="needs-script flex flex-wrap items-end gap-4 print:hidden">
      <div className="grid min-w-0 max-w-xl flex-1 basis-72 gap-1.5">
        <label htmlFor="certificate-name" className="font-semibold">
          {words.name.label}
        </label>
        <p id="certificate-name-hint" className="text-ivory-300 text-sm">
          {words.name.hint}
        </p>
        <input
          id="certificate-name"
          type="text"
          maxLength={60}
          autoComplete="off"
          aria-describedby="certificate-name-hint"
          className="min-h-11 w-full rounded-control border border-ivory-400/70 bg-well px-3 hover:border-ivory-300"
        />
      </div>
      <Button type="button" variant="gold">
        {words.name.print}
      </Button>
    </div>
  )
}

/** Shown for a certificate link that this site has not signed. */
export function UnknownCertificate() {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.unknown.heading}</h1>
      <p className="text-lg">{words.unknown.text}</p>
      <p>
        <ButtonLink href={pathTo("/learn/certificate")} variant="gold">
          {words.unknown.start}
        </ButtonLink>
      </p>
    </div>
  )
}
