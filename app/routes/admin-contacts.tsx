import { redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { ContactMessages } from "#app/features/contact/admin-list.tsx"
import { messageList } from "#app/features/contact/staff-list.ts"
import * as staffQueries from "#app/features/contact/staff-queries.server.ts"
import { markSpam, triage, triageAll } from "#app/features/contact/triage.server.ts"
import { flashForTriage } from "#app/features/contact/triage-flash.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { listHref, readListSearch, readRowId } from "#app/platform/staff-list/list-search.ts"
import { readSelection } from "#app/platform/staff-list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-contacts"

export const meta: Route.MetaFunction = () => [{ title: `${adminContacts.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(messageList, url.searchParams)
  const deletedIds = readSelection(url.searchParams.getAll("deleted"))
  return orUnavailable(async () => {
    const [page, counts, deleted] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
      staffQueries.listNames(db, deletedIds, { deleted: true }),
    ])
    return { search, ...page, counts, deleted }
  })
}

/** Marks one row as read or unread, or acts on those that are selected, and comes back to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const staff = { by: context.get(adminContext), now: clock() }
  const form = await readForm(request)
  const search = readListSearch(messageList, url.searchParams)
  const answer = async (flash: Flash) =>
    redirect(listHref(messageList, search, search), {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })

  const intent = textField(form, "intent")
  if (intent === "read" || intent === "unread") {
    const id = readRowId(textField(form, "id")) ?? notFound()
    const outcome = await orUnavailable(() => triage(db, id, intent, staff))
    if (outcome.kind === "not-found") return notFound()
    return answer(flashForTriage(`message-${intent}`, outcome))
  }

  const ids = readSelection(form.getAll("ids"))
  if (ids.length === 0) return answer({ key: "nothing-selected" })
  switch (intent) {
    case "read-selected": {
      const changed = await orUnavailable(() => triageAll(db, ids, "read", staff))
      return answer({ key: "messages-read", values: { changed: String(changed.length) } })
    }
    case "delete-selected":
      return redirect(
        `${messageList.path}/delete?${new URLSearchParams(ids.map((id) => ["ids", String(id)]))}`,
        303,
      )
    case "restore": {
      const changed = await orUnavailable(() => triageAll(db, ids, "restored", staff))
      return answer({ key: "messages-restored", values: { changed: String(changed.length) } })
    }
    case "mark-spam":
    case "unmark-spam": {
      const isSpam = intent === "mark-spam"
      const changed = await orUnavailable(() => markSpam(db, ids, isSpam, staff))
      return answer({ key: isSpam ? "spam-marked" : "spam-unmarked", values: { changed } })
    }
    default:
      return notFound()
  }
}

export default function AdminContacts({ loaderData }: Route.ComponentProps) {
  return <ContactMessages {...loaderData} />
}
