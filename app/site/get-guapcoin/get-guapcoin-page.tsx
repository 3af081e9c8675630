import { TriangleAlert } from "lucide-react"
import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { getGuapcoin } from "#content/en/get-guapcoin.ts"
import { Devices } from "./devices.tsx"
import { StepThread } from "./step-thread.tsx"

/** /get-guapcoin: what works on phones and computers, five steps on one line, and what to know before buying. */
export function GetGuapcoinPage() {
  const { heading, lead, readRisks, next } = getGuapcoin
  return (
    <>
      <header className="page-width grid items-center gap-8 lg:gap-x-16 pt-8 pb-10 md:grid-cols-2 lg:pt-14 lg:pb-16">
        <div className="grid gap-5">
          <h1 className="text-title">{heading}</h1>
          <p className="measure text-ivory-300 text-lg lg:text-xl">{lead}</p>
          <p>
            <a
              href={readRisks.href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-ember-text underline underline-offset-4 hover:text-ivory-50"
            >
              <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
              {readRisks.label}
            </a>
          </p>
        </div>
        <Illustration name="path" className="max-md:hidden" />
      </header>
      <Devices />
      <StepThread />
      <section
        aria-labelledby="next"
        className="page-width grid justify-items-center gap-4 pb-16 text-center lg:pb-24"
      >
        <h2 id="next" className="max-w-3xl text-heading">
          {next.heading}
        </h2>
        <p className="measure text-ivory-300 text-lg">{next.text}</p>
        <ButtonLink href={next.action.href} variant="gold" size="lg" className="mt-2">
          {next.action.label}
        </ButtonLink>
      </section>
      <Risks />
    </>
  )
}

function Risks() {
  const { heading, points, closing } = getGuapcoin.risk
  return (
    <div className="page-width">
      <section
        id="risk"
        aria-labelledby="risk-heading"
        className="panel border-s-4 border-s-ember p-5 sm:p-8"
      >
        <h2 id="risk-heading" className="flex items-center gap-3 text-heading">
          <TriangleAlert aria-hidden="true" className="size-8 shrink-0 text-ember-text" strokeWidth={1.75} />
          {heading}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-2">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="mb-1 font-bold text-lg">{title}</h3>
              <p className="measure text-ivory-300">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 border-ink-700 border-t pt-4 font-semibold">{closing}</p>
      </section>
    </div>
  )
}
