import { addressProblem } from "#app/features/privacy/address.server.ts"
import { personKey } from "#app/features/privacy/erasure.server.ts"
import { recordPersonExport } from "#app/features/privacy/export-audit.server.ts"
import { addressLength } from "#app/features/privacy/options.ts"
import { findPerson } from "#app/features/privacy/person.server.ts"
import { personCopy } from "#app/features/privacy/person-copy.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { personHref } from "#app/platform/privacy/person-href.ts"
import { readText } from "#app/platform/text/search-params.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { personalData } from "#app/submissions.ts"
import type { Route } from "./+types/person-copy"

/** The copy for somebody who asks what we have about them. Its name holds no address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, secrets } = context.get(services)
  const email = readText(url.searchParams, "email", addressLength)
  if (addressProblem(email)) return notFound()
  // Back to the page of the person: a file is nothing to come back to.
  const { by, now } = provenChange(context, personHref(email))
  return orUnavailable(async () => {
    const person = await findPerson(db, personalData, email)
    await recordPersonExport(db, personKey(secrets, email), { by, now })
    return new Response(personCopy(email, person, now), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="guapcoin-person-${now.toISOString().slice(0, 10)}.json"`,
        "Cache-Control": "no-store",
      },
    })
  })
}
