import { currentAdmin } from "#app/auth/accounts/staff-sessions.server.ts"
import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import { findImageFile } from "#app/lib/images/images.server.ts"
import { services, siteNow } from "#app/services.ts"
import type { Route } from "./+types/image.route"

/**
 * Pictures of a listing are cached for an hour only, so that they disappear from caches after it leaves the directory.
 */
const keptFor = {
  everybody: "public, max-age=31536000, immutable",
  "while-listed": "public, max-age=3600",
  staff: "private, no-store",
}

const gone = () => new Response(null, { status: 404 })

/**
 * One file of an uploaded picture. Until it is published only staff can read it. Opened directly it may do nothing,
 * whatever type a browser takes it for.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, files } = context.get(services)
  try {
    const file = await findImageFile(db, params.file)
    if (!file) return gone()
    if (file.seenBy === "staff") {
      const admin = await currentAdmin(db, request, siteNow(context))
      if (!admin || admin.lacksRequiredStep) return gone()
    }
    const bytes = await file.read(files)
    if (!bytes) return gone()
    return new Response(bytes, {
      headers: {
        "Content-Type": file.type,
        "Content-Length": String(bytes.length),
        "Content-Disposition": "inline",
        "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": keptFor[file.seenBy],
      },
    })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } })
  }
}
