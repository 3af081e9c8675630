import { useEffect } from "react"
import { ButtonLink } from "#app/ui/button.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import { clearDraft } from "./use-draft.ts"

/** What follows a sent application. */
export function ApplicationSubmitted() {
  const { heading, lead, nextHeading, next, home, directory } = merchantContent.submitted
  useEffect(clearDraft, [])
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg">{lead}</p>
      <section aria-labelledby="next" className="panel p-6">
        <h2 id="next" className="mb-4 text-heading">
          {nextHeading}
        </h2>
        <ol className="grid list-decimal gap-2 pl-5 marker:font-bold marker:text-gold-400">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/merchant-directory" variant="gold">
          {directory}
        </ButtonLink>
        <ButtonLink href="/" variant="outline">
          {home}
        </ButtonLink>
      </p>
    </div>
  )
}
