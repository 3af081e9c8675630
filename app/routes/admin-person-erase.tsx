import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { addressLength, addressProblem, personHref } from "#app/features/privacy/address.ts"
import { findErasable } from "#app/features/privacy/erasable.server.ts"
import { erasePerson } from "#app/features/privacy/erasure.server.ts"
import { flashForErasure } from "#app/features/privacy/erasure-flash.ts"
import { ErasureForm } from "#app/features/privacy/erasure-form.tsx"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readText } from "#app/platform/search-params.ts"
import { services } from "#app/services.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-person-erase"

export const meta: Route.MetaFunction = () => [{ title: `${adminPerson.erasure.title} | ${site.name}` }]

function addressIn(params: URLSearchParams): string {
  const email = readText(params, "email", addressLength)
  return addressProblem(email) ? notFound() : email
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const email = addressIn(url.searchParams)
  return orUnavailable(async () => {
    const erasable = await findErasable(db, email, clock())
    // Erased meanwhile: there is nothing to confirm, and the page of the address says by whom.
    if (!erasable) throw redirect(personHref(email))
    return erasable
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, files, flashes, secrets, removeMailCopy } = context.get(services)
  const email = addressIn(url.searchParams)
  const form = await readForm(request)
  return orUnavailable(async () => {
    const erasing = { files, secrets, removeMailCopy, by: context.get(adminContext), now: clock() }
    const outcome = await erasePerson(db, email, erasing, textField(form, "fingerprint"))
    if (outcome.kind === "changed") return data({ hasChanged: true }, { status: 409 })
    return redirect(personHref(email), {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flashForErasure(outcome)) },
    })
  })
}

export default function AdminPersonErase({ loaderData, actionData }: Route.ComponentProps) {
  return <ErasureForm {...loaderData} hasChanged={actionData?.hasChanged} />
}
