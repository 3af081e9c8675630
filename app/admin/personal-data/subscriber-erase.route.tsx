import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import type { Flash } from "#app/lib/http/flash.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { personalData } from "#app/submissions.ts"
import { newsletterList } from "#app/subscriptions/admin/staff-list.ts"
import * as newsletterQueries from "#app/subscriptions/admin/staff-queries.server.ts"
import { newsletterSubscriptions } from "#app/subscriptions/newsletter-subject.server.ts"
import { townHallList } from "#app/subscriptions/town-halls/admin/staff-list.ts"
import * as townHallQueries from "#app/subscriptions/town-halls/admin/staff-queries.server.ts"
import { townHallSubscriptions } from "#app/subscriptions/town-halls/town-hall-subject.server.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/subscriber-erase.route"
import { findErasable } from "./erasable.server.ts"
import { erasePerson } from "./erasure.server.ts"
import { flashForErasure } from "./erasure-flash.ts"
import { eraseSubscriber } from "./subscriber-erasure.server.ts"
import { SubscriberErasureForm } from "./subscriber-erasure-form.tsx"

export const meta: Route.MetaFunction = () => [{ title: `${adminPerson.subscription.title} | ${site.name}` }]

const lists = {
  newsletter: {
    back: newsletterList.path,
    find: newsletterQueries.findForStaff,
    subscriptions: newsletterSubscriptions,
  },
  "town-halls": {
    back: townHallList.path,
    find: townHallQueries.findForStaff,
    subscriptions: townHallSubscriptions,
  },
}

/** /admin/subscribers/newsletter/:id/erase and /admin/subscribers/town-halls/:id/erase */
function placeOf(params: { list: string; id: string }) {
  const known = Object.keys(lists) as (keyof typeof lists)[]
  const list = known.find((name) => name === params.list) ?? notFound()
  return { list, id: readRowId(params.id) ?? notFound(), ...lists[list] }
}

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { list, id, back, find } = placeOf(params)
  provenChange(context, url.pathname)
  return orUnavailable(async () => {
    const subscriber = (await find(db, id)) ?? notFound()
    const erasable = (await findErasable(db, personalData, subscriber.email, clock())) ?? notFound()
    // The first button covers the entry on this list and the mails about it.
    const other = list === "newsletter" ? "townHalls" : "newsletter"
    return { ...erasable, list, back, hasMore: erasable.kinds.some((kind) => kind === other || isMore(kind)) }
  })
}

const isMore = (kind: string) => kind !== "newsletter" && kind !== "townHalls" && kind !== "mails"

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { db, files, flashes, removeMailCopy, keepErasure } = context.get(services)
  const { id, back, find, subscriptions } = placeOf(params)
  const form = await readForm(request)
  const { by, now, secrets } = provenChange(context, url.pathname)
  const answer = (flash: Flash) => flashes.leadTo(back, flash)

  return orUnavailable(async () => {
    if (textField(form, "intent") !== "person") {
      const isDone = await eraseSubscriber(db, subscriptions, id, { by, now })
      return answer({ key: isDone ? "subscriber-erased" : "subscriber-already-erased" })
    }
    const subscriber = await find(db, id)
    if (!subscriber) return answer({ key: "subscriber-already-erased" })
    const context = { files, secrets, removeMailCopy, keepErasure, by, now }
    const outcome = await erasePerson(
      db,
      personalData,
      subscriber.email,
      context,
      textField(form, "fingerprint"),
    )
    if (outcome.kind === "changed") return data({ hasChanged: true }, { status: 409 })
    return answer(flashForErasure(outcome, personalData))
  })
}

export default function AdminSubscriberErase({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriberErasureForm {...loaderData} hasChanged={actionData?.hasChanged} />
}
