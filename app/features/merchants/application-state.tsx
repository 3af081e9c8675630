import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import type { findApplicationState } from "./merchants.server.ts"

const words = merchantContent.state

type Application = NonNullable<Awaited<ReturnType<typeof findApplicationState>>>

const colours = {
  received: "border-s-indigo",
  "in review": "border-s-gold-500",
  approved: "border-s-leaf",
  rejected: "border-s-ember",
}

/** Where an application stands, for the holder of its secret link. */
export function ApplicationState({ application }: { application: Application }) {
  const { state, businessName, createdAt, decidedAt, rejectionReason, slug } = application
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <section className={`panel grid gap-3 border-s-4 p-6 ${colours[state]}`}>
        <p className="wrap-anywhere text-lg font-semibold">{businessName}</p>
        <h2 className="text-heading">{words.states[state].name}</h2>
        <p>{words.states[state].text}</p>
        <p className="text-ivory-300">{fill(words.sent, { date: dateText(createdAt) })}</p>
        {decidedAt && <p className="text-ivory-300">{fill(words.decided, { date: dateText(decidedAt) })}</p>}
        {rejectionReason && (
          <>
            <h3 className="mt-2 font-bold">{words.reason}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{rejectionReason}</p>
          </>
        )}
        {state === "approved" && slug && (
          <p>
            <ButtonLink href={`/merchant-directory/${slug}`} variant="gold">
              {words.view}
            </ButtonLink>
          </p>
        )}
        {state === "rejected" && (
          <div className="grid gap-3">
            <p>{words.again}</p>
            <p>
              <ButtonLink href="/merchant-register" variant="gold">
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
