import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { cleanParagraphs } from "#app/lib/form/clean-text.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { evidenceNoteLength, evidenceWays } from "#app/listings/listing/listing-options.ts"
import { confirmPath } from "#app/listings/owners/confirm-link.server.ts"
import { confirmDays } from "#app/listings/owners/owner-link-times.ts"
import { services, siteNow } from "#app/services.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import type { Route } from "./+types/listing-check.route"
import * as acts from "./staff-acts.server.ts"
import { ListingCheck } from "./staff-check.tsx"
import { findForCheck } from "./staff-queries.server.ts"

const words = () => listingVerification.staff

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({
    title: loaderData
      ? format(words().checkTitle, { business: loaderData.listing.businessName })
      : words().title,
  })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secrets, publicUrl, clock } = context.get(services)
  const [id, now] = [readRowId(params.id) ?? notFound(), clock()]
  const found = (await orUnavailable(() => findForCheck(db, id, now))) ?? notFound()
  const link = publicUrl + confirmPath(secrets, found.listing, "message", now)
  const message = format(words().message.text, { business: found.listing.businessName, link })
  return { ...found, message, days: confirmDays }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const staffContext = { ...siteNow(context), by: context.get(adminContext) }
  const [outcome, done] = await orUnavailable(() => act(db, id, form, staffContext))
  if (outcome.kind === "not-found") return notFound()
  const isDone = outcome.kind === "done"
  const { title, tooLateTitle, tooLate } = words().done
  const message = isDone
    ? ({ tone: "success", title, text: done } as const)
    : ({ tone: "error", title: tooLateTitle, text: tooLate } as const)
  return flashes.leadTo(pathTo("/admin/listing-health/:id", { id }), {
    message,
    values: { name: outcome.name },
  })
}

type StaffContext = Parameters<typeof acts.archiveListing>[2]

async function act(
  db: Parameters<typeof acts.markSeen>[0],
  id: number,
  form: FormData,
  staffContext: StaffContext,
) {
  const { done } = words()
  const intent = textField(form, "intent")
  if (intent === "seen") return [await acts.markSeen(db, id, staffContext), done.seen] as const
  if (intent === "clear") return [await acts.clearDoubt(db, id, staffContext), done.clear] as const
  if (intent === "archive") return [await acts.archiveListing(db, id, staffContext), done.archive] as const
  const answer = (["yes", "no", "no-answer"] as const).find((known) => known === intent) ?? notFound()
  const how = evidenceWays.find((way) => way === textField(form, "how")) ?? "call"
  const note = cleanParagraphs(textField(form, "note")).slice(0, evidenceNoteLength) || null
  return [await acts.recordCall(db, id, { answer, how, note }, staffContext), done.call] as const
}

export default function AdminListingCheck({ loaderData }: Route.ComponentProps) {
  return <ListingCheck {...loaderData} />
}
