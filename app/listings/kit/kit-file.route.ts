import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { services } from "#app/services.ts"
import { ownerContext } from "../owner/owner-session.server.ts"
import type { Route } from "./+types/kit-file.route"
import { findKit } from "./find-kit.server.ts"
import { drawSheetFile } from "./sheet-file.server.ts"

/** A sheet of an owner's kit as a file: /my-listings/:publicId/kit/:sheet.svg, and .png. */
export async function loader({ params: { publicId, sheet }, url, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl, rootDir } = context.get(services)
  const now = clock()
  const kit = await orUnavailable(() => findKit(db, { email: context.get(ownerContext), publicId, now }))
  if (kit?.kind !== "open") return new Response(null, { status: 404 })
  const type = url.pathname.endsWith(".png") ? "png" : "svg"
  return drawSheetFile(kit.shop, { sheet, type }, { publicUrl, now, rootDir })
}
