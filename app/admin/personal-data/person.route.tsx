import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { services } from "#app/services.ts"
import { personalData, subjects } from "#app/submissions.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/person.route"
import { addressProblem } from "./address.server.ts"
import { personKey } from "./erasure.server.ts"
import { findMentions } from "./mentions.server.ts"
import { addressLength } from "./options.ts"
import { countParts, findPerson, isEmpty, listErasures } from "./person.server.ts"
import { PersonPage } from "./person-page.tsx"
import { sectionsOf } from "./person-sections.ts"

/** The address is not in the title, because the browser history stores it. */
export const meta: Route.MetaFunction = () => [{ title: `${adminPerson.title} | ${site.name}` }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, secrets } = context.get(services)
  const times = timesFor(context.get(adminContext))
  const email = readText(url.searchParams, "email", addressLength)
  if (!url.searchParams.has("email")) return { email }
  const error = addressProblem(email)
  if (error) return data({ email, error }, { status: 422 })
  return orUnavailable(async () => {
    const person = await findPerson(db, personalData, email)
    const erasures = await listErasures(db, personKey(secrets, email))
    return {
      email,
      sections: sectionsOf(person, subjects, times),
      canErase: !isEmpty(countParts(person)),
      hasAccount: person.account !== undefined,
      erased: erasures.map(({ at, by }) => ({ by, date: times.timeText(at) })),
      mentions: url.searchParams.get("texts") === "all" ? await findMentions(db, email) : undefined,
    }
  })
}

export default function AdminPerson({ loaderData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} />
}
