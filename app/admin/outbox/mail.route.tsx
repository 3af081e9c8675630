import { adminContext } from "#app/auth/require-admin.server.ts"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readRowUuid } from "#app/lib/list/list-search.ts"
import { leaseSeconds } from "#app/lib/mail/outbox/outbox.server.ts"
import { services } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/mail.route"
import { MailDetail } from "./admin-detail.tsx"
import { mailList } from "./mail-list.ts"
import * as outboxAdmin from "./outbox-admin.server.ts"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.mail.subject ?? ""} | ${site.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowUuid(params.id) ?? notFound()
  return orUnavailable(async () => {
    const [mail, history] = await Promise.all([outboxAdmin.findMail(db, id), listAudit(db, "mail", id)])
    if (!mail) return notFound()
    const canBeHurried =
      mail.status === "queued" && mail.nextAttemptAt.getTime() > clock().getTime() + leaseSeconds * 1000
    return { mail, history, canBeHurried }
  })
}

const commands = {
  "send-again": { change: outboxAdmin.sendAgain, flash: "mail-sent-again" },
  "try-now": { change: outboxAdmin.tryNow, flash: "mail-hurried" },
  "give-up": { change: outboxAdmin.giveUp, flash: "mail-given-up" },
} as const

/** Sends the mail again, tries it now, or gives it up. A mail whose status changed meanwhile is left unchanged. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const id = readRowUuid(params.id) ?? notFound()
  const intent = textField(await readForm(request), "intent")
  const command = Object.hasOwn(commands, intent) ? commands[intent as keyof typeof commands] : notFound()
  const changed = await orUnavailable(async () => {
    if (!(await outboxAdmin.findMail(db, id))) return notFound()
    return command.change(db, [id], { by: context.get(adminContext), now: clock() })
  })
  return flashes.leadTo(`${mailList.path}/${id}`, { key: changed > 0 ? command.flash : "mail-gone-on" })
}

export default function AdminMail({ loaderData }: Route.ComponentProps) {
  return <MailDetail {...loaderData} />
}
