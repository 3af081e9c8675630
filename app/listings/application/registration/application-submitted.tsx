import { useEffect } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { applicationContent } from "#content/en/application.ts"
import type { findSubmitted } from "../application-state.server.ts"
import { clearDraft } from "./use-draft.ts"

type Props = { token: string | null; application?: Awaited<ReturnType<typeof findSubmitted>> }

/**
 * The page after the form. It repeats everything in the mail to the sender, because that mail may never arrive.
 * @param token of the applicant's status page; null if nothing was sent
 * @param application undefined also if it cannot be read now
 */
export function ApplicationSubmitted({ token, application }: Props) {
  const { heading, lead, nextHeading, next, state, link, home, directory, ...words } =
    applicationContent.submitted
  useEffect(clearDraft, [])
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg">{lead}</p>
      {application && (
        <div className="panel grid gap-2 border-s-4 border-s-leaf p-6">
          <p className="text-lg font-semibold">{format(words.reference, { id: application.id })}</p>
          {application.email && (
            <>
              <p className="wrap-anywhere">{format(words.wroteTo, { email: application.email })}</p>
              <p className="text-ivory-300">
                {words.wrongAddress}{" "}
                <a href={pathTo("/contact")} className="text-link">
                  {words.contact}
                </a>
              </p>
            </>
          )}
        </div>
      )}
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
      {token && (
        <p>
          {state}{" "}
          <a href={pathTo("/merchant-register/status/:token", { token })} className="text-link">
            {link}
          </a>
        </p>
      )}
      <p className="button-pair">
        <ButtonLink href={pathTo("/merchant-directory")} variant="gold">
          {directory}
        </ButtonLink>
        <ButtonLink href="/" variant="outline">
          {home}
        </ButtonLink>
      </p>
    </div>
  )
}
