import { adminContext } from "#app/auth/require-admin.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import {
  answerInReadingList,
  listJustDeleted,
  readReadingSearch,
} from "#app/review/reading/reading-answers.server.ts"
import { services } from "#app/services.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import { messageKind } from "../message-kind.server.ts"
import type { Route } from "./+types/contacts.route"
import { ContactMessages } from "./admin-list.tsx"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminContacts.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readReadingSearch(messageKind, url.searchParams)
  return orUnavailable(async () => {
    const [page, counts, deleted] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
      listJustDeleted(db, messageKind, url.searchParams),
    ])
    return { search, ...page, counts, deleted }
  })
}

/** Marks one row as read or unread, or acts on the selected rows, and returns to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, flashes, secrets, publicUrl } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  const form = await readForm(request)
  return answerInReadingList(form, url.searchParams, staffContext, messageKind)
}

export default function AdminContacts({ loaderData }: Route.ComponentProps) {
  return <ContactMessages {...loaderData} />
}
