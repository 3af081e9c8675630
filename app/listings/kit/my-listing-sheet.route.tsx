import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { ownerContext } from "../owner/owner-session.server.ts"
import type { Route } from "./+types/my-listing-sheet.route"
import { findKit } from "./find-kit.server.ts"
import { SheetPage } from "./kit-page.tsx"
import printSheet from "./print-sheet-element.ts?worker&url"
import sheetCss from "./sheet.css?url"
import { readSheetName } from "./sheets.ts"

export const handle: RouteHandle = { modules: [printSheet] }

export const meta: Route.MetaFunction = () => secretMeta(paymentKit)

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheetCss }]

export async function loader({ params: { publicId, sheet: asked }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const owner = { email: context.get(ownerContext), publicId, now: clock() }
  const sheet = readSheetName(asked) ?? notFound()
  const kit = await orUnavailable(() => findKit(db, owner))
  if (kit?.kind !== "open") return notFound()
  return { sheet, shop: { publicId, name: kit.shop.name } }
}

export default function MyListingSheet({ loaderData }: Route.ComponentProps) {
  return <SheetPage {...loaderData} />
}
