import { answerWithFile } from "#app/lib/files/text-file.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/security-txt.route"

export const handle: RouteHandle = { cacheTags: [] }

const day = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year. The date advances every day the site is up. */
const validDays = 180

/** /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, clock } = context.get(services)
  const today = Math.floor(clock().getTime() / day) * day
  const fields = {
    Contact: `${publicUrl}/contact`,
    Expires: new Date(today + validDays * day).toISOString(),
    "Preferred-Languages": site.language,
    Canonical: `${publicUrl}/.well-known/security.txt`,
  }
  return answerWithFile(() => ({
    type: "text/plain",
    body: Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join(""),
  }))
}
