import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { recordPersonExport } from "#app/lib/personal-data/export-audit.server.ts"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { personalData } from "#app/submissions.ts"
import type { Route } from "./+types/person-copy.route"
import { addressProblem } from "./address.server.ts"
import { personKey } from "./erasure.server.ts"
import { addressLength } from "./options.ts"
import { findPerson } from "./person.server.ts"
import { personCopy } from "./person-copy.ts"

/** Copy of a person's data, for a request of access. The file name contains no address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, secrets } = context.get(services)
  const email = readText(url.searchParams, "email", addressLength)
  if (addressProblem(email)) return notFound()
  // After the password prompt, return to the person's page: a download is no page.
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
