import { randomUUID } from "node:crypto"
import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { findPagePath } from "#app/settings/directory-stage.server.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { askForOwnerLink } from "../owner/ask-owner-link.server.ts"
import { findByConfirmToken } from "../owners/confirm-link.server.ts"
import type { Route } from "./+types/still-accepting.route"
import { ConfirmPage } from "./confirm-page.tsx"
import { confirmByLink } from "./confirmation.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingVerification.confirm)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secrets, clock } = context.get(services)
  const found = await orUnavailable(() => findByConfirmToken(db, secrets, params.token, clock()))
  if (!found) return data({ asked: undefined }, 404)
  const { businessName: business, status, confirmedAt, ownerEmail } = found.listing
  // An archived listing has no public page until it is confirmed.
  const page = status === "listed" ? await findPagePath(db, found.listing) : null
  return data({ asked: { business, page, confirmedAt, hasMail: ownerEmail !== null } })
}

/** Confirms, or mails the link to the owner's pages to the address on file. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes, secrets } = context.get(services)
  const on = siteNow(context)
  if (textField(await readForm(request), "intent") === "mail") {
    const found = await orUnavailable(() => findByConfirmToken(db, secrets, params.token, on.now))
    const email = found?.listing.ownerEmail
    if (!email) return data(null, 404)
    await orUnavailable(() => askForOwnerLink(db, email, { ...on, key: randomUUID() }))
    return flashes.leadTo(pathTo("/merchant-directory/owner"), { key: "owner-link-asked" })
  }
  const outcome = await orUnavailable(() => confirmByLink(db, params.token, on))
  // The loader's page gives the reason, as for anyone who opens the link.
  if (outcome.kind !== "confirmed" && outcome.kind !== "staff-decide") return data(null, 404)
  const page = await findPagePath(db, outcome.listing)
  const key = outcome.kind === "confirmed" ? "listing-accepts" : "listing-insisted"
  return flashes.leadTo(page ?? pathTo("/merchant-directory/owner"), { key })
}

export default function StillAccepting({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage asked={loaderData.asked} />
}
