import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { cleanParagraphs } from "#app/lib/form/clean-text.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { claimChecks } from "#app/listings/owners/claim-options.ts"
import { noteLength } from "#app/review/options.ts"
import { services, siteNow } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { type ClaimDecision, decideClaim } from "../decide-claims.server.ts"
import { listOpenClaims } from "../staff-queries.server.ts"
import type { Route } from "./+types/listing-claims.route"
import { ClaimQueue, type RefusedAnswer } from "./staff-claims.tsx"

const words = () => listingClaims.staff

export const meta: Route.MetaFunction = () => privateMeta(listingClaims.staff)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, secrets, clock } = context.get(services)
  const now = clock()
  return { claims: await orUnavailable(() => listOpenClaims(db, secrets, now)), now }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const form = await readForm(request)
  const id = readRowId(textField(form, "id")) ?? notFound()
  const read = readDecision(form, id)
  if ("refused" in read) return data(read.refused, 422)
  const staffContext = { ...siteNow(context), by: context.get(adminContext) }
  const outcome = await orUnavailable(() => decideClaim(db, id, read.decision, staffContext))
  const name = outcome.kind === "gone" ? "" : outcome.name
  const message = words().flash[outcome.kind]
  return flashes.leadTo(pathTo("/admin/listing-claims"), { message, values: { name } })
}

function readDecision(form: FormData, id: number): { decision: ClaimDecision } | { refused: RefusedAnswer } {
  const intent = textField(form, "intent")
  if (intent === "tried-call") return { decision: { kind: "tried", how: "call" } }
  if (intent === "tried-site") return { decision: { kind: "tried", how: "site" } }
  if (intent !== "grant" && intent !== "refuse") return notFound()
  const text = cleanParagraphs(textField(form, `${intent}-text-${id}`))
  const how = claimChecks.find((known) => known === textField(form, `grant-how-${id}`)) ?? ""
  const { errors } = words()
  const isMissing = text === "" && (intent === "refuse" || how === "other")
  const wrong: RefusedAnswer["errors"] = {
    ...(intent === "grant" && how === "" && { how: errors.how }),
    ...(isMissing && { text: intent === "refuse" ? errors.reason : errors.words }),
    ...(text.length > noteLength && { text: format(errors.tooLong, { max: noteLength }) }),
  }
  if (Object.keys(wrong).length > 0) return { refused: { id, intent, how, text, errors: wrong } }
  if (intent === "refuse" || how === "") return { decision: { kind: "refuse", reason: text } }
  return { decision: { kind: "grant", how, words: text || null, seen: textField(form, "seen") } }
}

export default function AdminListingClaims({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimQueue {...loaderData} refused={actionData} />
}
