import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { addressLength, addressProblem } from "#app/features/privacy/address.ts"
import { personKey } from "#app/features/privacy/erasure.server.ts"
import { recordPersonExport } from "#app/features/privacy/export-audit.server.ts"
import { findPerson } from "#app/features/privacy/person.server.ts"
import { personCopy } from "#app/features/privacy/person-copy.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { readText } from "#app/platform/search-params.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/admin-person-copy"

/** The copy for somebody who asks what we have about them. Its name holds no address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, secrets } = context.get(services)
  const email = readText(url.searchParams, "email", addressLength)
  if (addressProblem(email)) return notFound()
  const now = clock()
  return orUnavailable(async () => {
    const person = await findPerson(db, email)
    await recordPersonExport(db, personKey(secrets, email), { by: context.get(adminContext), now })
    return new Response(personCopy(email, person, now), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="guapcoin-person-${now.toISOString().slice(0, 10)}.json"`,
        "Cache-Control": "no-store",
      },
    })
  })
}
