import { answerWithFile } from "#app/lib/files/text-file.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/robots.route"

export const handle: RouteHandle = { cacheTags: [] }

/**
 * /robots.txt. Pages behind a secret link are not listed here: they have their own noindex, and a search engine must be
 * allowed to fetch them to read it.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(services)
  return answerWithFile(() => ({
    type: "text/plain",
    body: `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  }))
}
