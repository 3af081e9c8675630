import { answerWithFile } from "#app/lib/files/text-file.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/robots.route"

export const handle: RouteHandle = { cacheTags: [] }

/**
 * /robots.txt. Pages behind a secret link are not named here: they ask for it themselves, and a search engine has to be
 * let in to read that.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(services)
  return answerWithFile(() => ({
    type: "text/plain",
    body: `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  }))
}
