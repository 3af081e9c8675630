import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { applicationStateContent } from "#content/en/listing-pages.ts"
import type { findApplicationState } from "./application-state.server.ts"

const words = applicationStateContent

type Application = NonNullable<Awaited<ReturnType<typeof findApplicationState>>> & {
  /** Whether the directory is open. Before that there is no public page to link to. */
  isOpen: boolean
}

const colours = {
  received: "border-s-indigo",
  "in review": "border-s-gold-500",
  asked: "border-s-gold-500",
  approved: "border-s-leaf",
  rejected: "border-s-ember",
}

/** Status of an application, for the holder of its secret link. */
export function ApplicationState({ application }: { application: Application }) {
  const { id, state, businessName, createdAt, decidedAt, rejectionReason, question, slug, isOpen } =
    application
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <section className={`panel grid gap-3 border-s-4 p-6 ${colours[state]}`}>
        <p className="wrap-anywhere text-lg font-semibold">{businessName}</p>
        <h2 className="text-heading">{words.states[state].name}</h2>
        <p>{state === "approved" && !isOpen ? words.soon : words.states[state].text}</p>
        <p className="text-ivory-300">{format(words.reference, { id })}</p>
        <p className="text-ivory-300">{format(words.sent, { date: dateText(createdAt) })}</p>
        {decidedAt && (
          <p className="text-ivory-300">
            {format(question ? words.asked : words.decided, { date: dateText(decidedAt) })}
          </p>
        )}
        {question && (
          <>
            <h3 className="mt-2 font-bold">{words.question}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{question}</p>
            <p>{words.noMail}</p>
          </>
        )}
        {rejectionReason && (
          <>
            <h3 className="mt-2 font-bold">{words.reason}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{rejectionReason}</p>
          </>
        )}
        {state === "approved" && isOpen && slug && (
          <p>
            <ButtonLink href={pathTo("/merchant-directory/:slug", { slug })} variant="gold">
              {words.view}
            </ButtonLink>
          </p>
        )}
        {state === "rejected" && (
          <div className="grid gap-3">
            <p>{words.again}</p>
            <p>
              <ButtonLink href={pathTo("/merchant-register")} variant="gold">
                {words.register}
              </ButtonLink>
            </p>
          </div>
        )}
      </section>
      <p className="text-sm text-ivory-300">{words.privacy}</p>
    </div>
  )
}
