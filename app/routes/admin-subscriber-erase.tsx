import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { eraseSubscriber } from "#app/features/moderation/subscriber-erasure.server.ts"
import { newsletterList } from "#app/features/newsletter/staff-list.ts"
import * as newsletterQueries from "#app/features/newsletter/staff-queries.server.ts"
import { findErasable } from "#app/features/privacy/erasable.server.ts"
import { erasePerson } from "#app/features/privacy/erasure.server.ts"
import { flashForErasure } from "#app/features/privacy/erasure-flash.ts"
import { SubscriberErasureForm } from "#app/features/privacy/subscriber-erasure-form.tsx"
import { townHallList } from "#app/features/town-halls/staff-list.ts"
import * as townHallQueries from "#app/features/town-halls/staff-queries.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-subscriber-erase"

export const meta: Route.MetaFunction = () => [{ title: `${adminPerson.subscription.title} | ${site.name}` }]

const lists = {
  newsletter: { back: newsletterList.path, find: newsletterQueries.findForStaff },
  "town-halls": { back: townHallList.path, find: townHallQueries.findForStaff },
}

/** /admin/subscribers/newsletter/:id/erase and /admin/subscribers/town-halls/:id/erase */
function placeOf(params: { list: string; id: string }) {
  const known = Object.keys(lists) as (keyof typeof lists)[]
  const list = known.find((name) => name === params.list) ?? notFound()
  return { list, id: readRowId(params.id) ?? notFound(), ...lists[list] }
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { list, id, back, find } = placeOf(params)
  return orUnavailable(async () => {
    const subscriber = (await find(db, id)) ?? notFound()
    const erasable = (await findErasable(db, subscriber.email, clock())) ?? notFound()
    // The place on this list, and the mails about it, are what the first button is for.
    const other = list === "newsletter" ? "townHalls" : "newsletter"
    return { ...erasable, list, back, hasMore: erasable.kinds.some((kind) => kind === other || isMore(kind)) }
  })
}

const isMore = (kind: string) => kind !== "newsletter" && kind !== "townHalls" && kind !== "mails"

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, files, flashes, secrets, removeMailCopy } = context.get(services)
  const { list, id, back, find } = placeOf(params)
  const by = context.get(adminContext)
  const form = await readForm(request)
  const answer = async (flash: Flash) =>
    redirect(back, { status: 303, headers: { "Set-Cookie": await flashes.set(flash) } })

  return orUnavailable(async () => {
    if (textField(form, "intent") !== "person") {
      const isDone = await eraseSubscriber(db, list, id, { by, now: clock() })
      return answer({ key: isDone ? "subscriber-erased" : "subscriber-already-erased" })
    }
    const subscriber = await find(db, id)
    if (!subscriber) return answer({ key: "subscriber-already-erased" })
    const context = { files, secrets, removeMailCopy, by, now: clock() }
    const outcome = await erasePerson(db, subscriber.email, context, textField(form, "fingerprint"))
    if (outcome.kind === "changed") return data({ hasChanged: true }, { status: 409 })
    return answer(flashForErasure(outcome))
  })
}

export default function AdminSubscriberErase({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriberErasureForm {...loaderData} hasChanged={actionData?.hasChanged} />
}
