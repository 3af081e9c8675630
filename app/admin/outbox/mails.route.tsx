import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { listHref, readListSearch, readRowUuid } from "#app/lib/list/list-search.ts"
import { flashForMany } from "#app/lib/list/many-flash.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import { countDeferred } from "#app/lib/mail/unverified/unverified-cap.server.ts"
import { services } from "#app/services.ts"
import { adminMail } from "#content/en/admin-mail.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/mails.route"
import { MailList } from "./admin-list.tsx"
import { mailList } from "./mail-list.ts"
import * as outboxAdmin from "./outbox-admin.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminMail.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readListSearch(mailList, url.searchParams)
  return orUnavailable(async () => {
    const now = clock()
    const [page, counts, deferred] = await Promise.all([
      outboxAdmin.listMails(db, search),
      outboxAdmin.countMails(db),
      countDeferred(db, now),
    ])
    return { search, ...page, counts, deferred, now }
  })
}

/** Puts the selected mails back into the queue, and returns to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  if (textField(form, "intent") !== "send-again") return notFound()
  const search = readListSearch(mailList, url.searchParams)
  const ids = readSelection(form.getAll("ids"), readRowUuid)
  const change = { by: context.get(adminContext), now: clock() }
  const back = listHref(mailList, search, search)
  if (ids.length === 0) return flashes.leadTo(back, { key: "nothing-selected" })
  const changed = await orUnavailable(() => outboxAdmin.sendAgain(db, ids, change))
  const outcome = { changed, unchanged: ids.length - changed }
  return flashes.leadTo(back, flashForMany(adminMail.sentAgain, outcome))
}

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return <MailList {...loaderData} />
}
