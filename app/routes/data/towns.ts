import { offerTowns } from "#app/platform/business/position/offer-towns.server.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/towns"

const longest = 500

/** /towns: the choices for what is typed as a city, for the element that offers them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [city, country, town] = ["city", "country", "town"].map((name) =>
    (searchParams.get(name) ?? "").replaceAll("\0", "").slice(0, longest),
  ) as [string, string, string]
  return new Response(await offerTowns(context.get(services).db, { city, country, town }), {
    headers: { "Content-Type": "text/html; charset=UTF-8", "X-Robots-Tag": "noindex" },
  })
}
