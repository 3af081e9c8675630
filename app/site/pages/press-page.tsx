import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink, buttonClass } from "#app/ui/button.tsx"
import { Claim } from "#app/ui/claim.tsx"
import { CopyText } from "#app/ui/copy/copy-text.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { pressKit } from "#content/en/press-kit.ts"
import { press } from "#content/facts/press.ts"
import { logos, pressFacts } from "#content/facts/press-kit.ts"

/** /press: texts for print, sources to check them, and the press contact. */
export function PressPage() {
  const { heading, lead, contact, words, founder, articles } = pressKit
  return (
    <>
      <header className="page-width grid justify-items-start gap-5 pt-8 pb-10 lg:pt-14">
        <h1 className="text-title">{heading}</h1>
        <p className="measure text-ivory-300 text-lg">{lead}</p>
        <ButtonLink href={pathTo("/contact")} variant="gold">
          {contact.action}
        </ButtonLink>
        <p className="text-ivory-300">{contact.text}</p>
      </header>
      <div className="page-width grid gap-12 lg:gap-16">
        <Facts />
        <Part id="words" heading={words.heading}>
          {[words.short, words.long].map(({ label, text }) => (
            <div key={label} className="panel grid gap-2 p-5 [&_code]:font-sans [&_code]:text-base">
              <h3 className="font-bold">{label}</h3>
              <CopyText text={text} label={label} />
            </div>
          ))}
        </Part>
        <Logos />
        <Part id="founder" heading={founder.heading}>
          {founder.paragraphs.map((text) => (
            <p key={text} className="measure text-ivory-300">
              {text}
            </p>
          ))}
        </Part>
        <Part id="articles" heading={articles.heading}>
          <ul className="grid gap-2">
            {press.map(({ name, title, url, lang }) => (
              <li key={url}>
                {name}:{" "}
                <ExternalLink href={url} lang={lang} className="text-link inline-block py-1">
                  {title}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Facts() {
  const { heading, more, all } = pressKit.facts
  return (
    <Part id="facts" heading={heading}>
      <dl className="grid gap-4 md:grid-cols-2">
        {pressFacts.map((id) => (
          <Claim key={id} id={id} />
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-6">
        <a href={pathTo("/facts")} className="text-link inline-block py-2">
          {all}
        </a>
        <a href={`${pathTo("/whitepapers")}?tab=technical`} className="text-link inline-block py-2">
          {more}
        </a>
      </p>
    </Part>
  )
}

function Logos() {
  const { heading, text, download } = pressKit.logos
  return (
    <Part id="logos" heading={heading}>
      <p className="measure text-ivory-300">{text}</p>
      <ul className="flex flex-wrap gap-4">
        {logos.map(({ file, kind }) => (
          <li key={file} className="panel grid justify-items-center gap-4 p-6">
            <img src={file} alt="" width="96" height="96" loading="lazy" />
            <a href={file} download className={buttonClass({ variant: "outline" })}>
              {format(download, { kind })}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
