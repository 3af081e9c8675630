import { requestFacts, services } from "#app/services.ts"
import type { Route } from "./+types/towns.route"
import { offerTownsToAnybody } from "./offer-towns.server.tsx"

const longest = 500

/** /towns: town choices for a typed city, requested by the custom element. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [city, country, town] = ["city", "country", "town"].map((name) =>
    (searchParams.get(name) ?? "").replaceAll("\0", "").slice(0, longest),
  ) as [string, string, string]
  const { limitGroup } = context.get(requestFacts)
  const typed = { city, country, town }
  const { towns, status, headers } = await offerTownsToAnybody(
    context.get(services),
    limitGroup,
    typed,
    searchParams.has("typed"),
  )
  return new Response(towns, {
    status,
    headers: { "Content-Type": "text/html; charset=UTF-8", "X-Robots-Tag": "noindex", ...headers },
  })
}
