import { redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { MailList } from "#app/features/mail-desk/admin-list.tsx"
import * as mailDesk from "#app/features/mail-desk/mail-desk.server.ts"
import { mailList } from "#app/features/mail-desk/mail-list.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { listHref, readListSearch, readRowUuid } from "#app/platform/staff-list/list-search.ts"
import { readSelection } from "#app/platform/staff-list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminMail } from "#content/en/admin-mail.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-mails"

export const meta: Route.MetaFunction = () => [{ title: `${adminMail.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readListSearch(mailList, url.searchParams)
  return orUnavailable(async () => {
    const [page, counts] = await Promise.all([mailDesk.listMails(db, search), mailDesk.countMails(db)])
    return { search, ...page, counts, now: clock() }
  })
}

/** Puts the selected mails back into the queue, and comes back to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  if (textField(form, "intent") !== "send-again") return notFound()
  const search = readListSearch(mailList, url.searchParams)
  const ids = readSelection(form.getAll("ids"), readRowUuid)
  const change = { by: context.get(adminContext), now: clock() }
  const flash: Flash =
    ids.length === 0
      ? { key: "nothing-selected" }
      : {
          key: "mails-sent-again",
          values: { changed: String(await orUnavailable(() => mailDesk.sendAgain(db, ids, change))) },
        }
  return redirect(listHref(mailList, search, search), {
    status: 303,
    headers: { "Set-Cookie": await flashes.set(flash) },
  })
}

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return <MailList {...loaderData} />
}
