import { data, redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { services, siteNow } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { findOwnerLink } from "../owners/owner-links.server.ts"
import type { Route } from "./+types/owner-link.route"
import { OpenLinkPage } from "./link-pages.tsx"
import { ownerHome } from "./owned-listings.server.ts"
import { openOwnerPages } from "./owner-session.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.link)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const link = await orUnavailable(() => findOwnerLink(db, "open", params.token, clock()))
  return data({ isOpen: link !== undefined }, link ? 200 : 404)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const opened = await orUnavailable(() => openOwnerPages(db, params.token, request, siteNow(context)))
  if (!opened) return data(null, 404)
  const home = await orUnavailable(() => ownerHome(db, opened.email))
  throw redirect(home, { status: 303, headers: { "Set-Cookie": opened.cookie } })
}

export default function OwnerLink({ loaderData }: Route.ComponentProps) {
  return <OpenLinkPage {...loaderData} />
}
