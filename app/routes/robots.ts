import { answerWithFile } from "#app/platform/text-file.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/robots"

/**
 * /robots.txt. Pages behind a secret link are not named here: they ask for it themselves, and a search engine has to be
 * let in to read that.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(services)
  return answerWithFile(request, () => ({
    type: "text/plain",
    body: `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  }))
}
