import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import * as owned from "../owner/owned-listings.server.ts"
import { isFresh, openedContext, ownerContext } from "../owner/owner-session.server.ts"
import { OpenAnewPage } from "../owner/payment-page.tsx"
import type { Route } from "./+types/my-listing-mailbox.route"
import { confirmWithinDays } from "./claim-schema.ts"
import { MailboxPage } from "./mailbox-page.tsx"
import { handleMailbox } from "./move-mailbox.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingClaims.mailbox)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const found = await orUnavailable(() => owned.findOwned(db, context.get(ownerContext), params.publicId))
  const { publicId, businessName } = found ?? notFound()
  return { publicId, businessName, fresh: isFresh(context.get(openedContext), clock()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const site = siteNow(context)
  const { publicId } = params
  // The loader shows the page that asks for a new link.
  if (!isFresh(context.get(openedContext), site.now)) return data({ email: "" }, 403)
  const form = await readForm(request)
  const answer = await orUnavailable(async () => {
    const listing = (await owned.findOwned(db, context.get(ownerContext), publicId)) ?? notFound()
    return handleMailbox(db, listing, form, site)
  })
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "form") return data(answer.state, 422)
  const { mailbox, owner } = listingClaims
  const frozen = { tone: "error", title: owner.frozen, text: owner.frozenText } as const
  const message = answer.kind === "sent" ? mailbox.sent : frozen
  const back = pathTo("/my-listings/:publicId", { publicId })
  return flashes.leadTo(back, { message, values: { days: String(confirmWithinDays) } })
}

export default function MyListingMailbox({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.fresh) return <OpenAnewPage {...loaderData} />
  return <MailboxPage {...loaderData} state={actionData ?? { email: "" }} />
}
