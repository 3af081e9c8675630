import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { ownerContext } from "../owner/owner-session.server.ts"
import type { Route } from "./+types/my-listing-kit.route"
import { findKit } from "./find-kit.server.ts"
import { KitPage, NoKitPage } from "./kit-page.tsx"
import { printedShop } from "./printed-shop.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(paymentKit)

export async function loader({ params: { publicId }, context }: Route.LoaderArgs) {
  const { db, clock, rootDir } = context.get(services)
  const asked = { email: context.get(ownerContext), publicId, now: clock() }
  const kit = (await orUnavailable(() => findKit(db, asked))) ?? notFound()
  return { publicId, shop: kit.kind === "open" ? printedShop(kit.shop, rootDir) : null }
}

export default function MyListingKit({ loaderData: { publicId, shop } }: Route.ComponentProps) {
  return shop ? <KitPage shop={shop} /> : <NoKitPage publicId={publicId} />
}
