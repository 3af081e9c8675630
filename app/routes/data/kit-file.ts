import { ownerContext } from "#app/features/listing-owners/owner-session.server.ts"
import { findKit } from "#app/features/payments/kit/find-kit.server.ts"
import { drawSheetFile } from "#app/features/payments/kit/sheet-file.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/kit-file"

/** A sheet of an owner's kit as a file: /my-listings/:publicId/kit/:sheet.svg, and .png. */
export async function loader({ params: { publicId, sheet }, url, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl, rootDir } = context.get(services)
  const now = clock()
  const kit = await orUnavailable(() => findKit(db, { email: context.get(ownerContext), publicId, now }))
  if (kit?.kind !== "open") return new Response(null, { status: 404 })
  const type = url.pathname.endsWith(".png") ? "png" : "svg"
  return drawSheetFile(kit.shop, { sheet, type }, { publicUrl, now, rootDir })
}
