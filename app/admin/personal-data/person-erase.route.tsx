import { data, redirect } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { personalData } from "#app/submissions.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/person-erase.route"
import { addressProblem } from "./address.server.ts"
import { findErasable } from "./erasable.server.ts"
import { erasePerson } from "./erasure.server.ts"
import { flashForErasure } from "./erasure-flash.ts"
import { ErasureForm } from "./erasure-form.tsx"
import { addressLength } from "./options.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminPerson.erasure.title} | ${site.name}` }]

function addressIn(params: URLSearchParams): string {
  const email = readText(params, "email", addressLength)
  return addressProblem(email) ? notFound() : email
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const email = addressIn(url.searchParams)
  provenChange(context, url.pathname + url.search)
  return orUnavailable(async () => {
    const erasable = await findErasable(db, personalData, email, clock())
    // Erased meanwhile: there is nothing to confirm, and the page of the address says by whom.
    if (!erasable) throw redirect(personHref(email))
    return erasable
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, files, flashes, removeMailCopy, keepErasure } = context.get(services)
  const email = addressIn(url.searchParams)
  const form = await readForm(request)
  const { by, now, secrets } = provenChange(context, url.pathname + url.search)
  return orUnavailable(async () => {
    const erasing = { files, secrets, removeMailCopy, keepErasure, by, now }
    const outcome = await erasePerson(db, personalData, email, erasing, textField(form, "fingerprint"))
    if (outcome.kind === "changed") return data({ hasChanged: true }, { status: 409 })
    return flashes.leadTo(personHref(email), flashForErasure(outcome, personalData))
  })
}

export default function AdminPersonErase({ loaderData, actionData }: Route.ComponentProps) {
  return <ErasureForm {...loaderData} hasChanged={actionData?.hasChanged} />
}
