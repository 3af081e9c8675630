import { knownVoices } from "#app/articles/voices.server.ts"
import { readNextEvents } from "#app/events/next-events.server.ts"
import { NextEvents } from "#app/events/page/next-event.tsx"
import { NextLesson } from "#app/learn/progress/next-lesson.tsx"
import lessonProgress from "#app/learn/progress/progress-element.ts?worker&url"
import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { readPart } from "#app/lib/db/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/lib/http/page-meta.ts"
import { format } from "#app/lib/text/format.ts"
import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"
import { loadShopsByPlace } from "#app/listings/directory/places/shops-by-place.server.ts"
import { ShopsByPlace } from "#app/listings/directory/places/shops-by-place.tsx"
import { knownNetworkSummary } from "#app/payments/chain/known-network-summary.server.ts"
import { NetworkSummary } from "#app/payments/chain/network-summary.tsx"
import { countryMap, worldMap } from "#app/places/map/country-map.server.ts"
import type { RouteHandle, loader as rootLoader } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { readSiteSettings } from "#app/settings/site-settings.server.ts"
import cloth from "#app/ui/pattern/cloth.svg?url"
import { workTexts } from "#app/ui/what-works.ts"
import { faq, homeQuestions } from "#content/en/faq.ts"
import { home } from "#content/en/home.ts"
import type { Route } from "./+types/home.route"
import { HomePage } from "./home-page.tsx"
import { siteStructuredData } from "./structured-data.ts"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress],
  frames: ["intro-video"],
  cacheTags: ["articles", "events", "merchants", "network"],
}

/** The background of the first screen would otherwise be discovered only after the stylesheet has loaded. */
export const links: Route.LinksFunction = () => [{ rel: "preload", href: cloth, as: "image" }]

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, home),
  { "script:ld+json": siteStructuredData(publicUrlOf(args), setLinksOf(args)) },
]

function setLinksOf({ matches }: Route.MetaArgs) {
  const root = matches.find((match) => match?.id === "root")?.loaderData
  return (root as Awaited<ReturnType<typeof rootLoader>>["data"] | undefined)?.siteSettings.links
}

/** A page cached without the shop count expires after this time. */
const retryMs = 10_000

/** Shop counts, the next event, the FAQ answers that newcomers need first, and testimonials. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, log } = context.get(services)
  const now = clock()
  const [{ links }, shops, meeting, voices, networks] = await Promise.all([
    readSiteSettings(db, now),
    readPart(log, "shops by place", () => loadShopsByPlace(db)),
    readPart(log, "next event", () => readNextEvents(db, now)),
    readPart(log, "voices", () => knownVoices.get(db, now)),
    readPart(log, "networks", () => knownNetworkSummary.get(db, now)),
  ])
  setExpiry(context, meeting?.until)
  if (!shops || shops.kind === "unknown") setExpiry(context, new Date(now.getTime() + retryMs))
  const works = workTexts(links)
  const questions = faq.groups.flatMap<FaqQuestion>((group) => group.questions)
  const answers = questions
    .filter(({ id }) => homeQuestions.some((chosen) => chosen === id))
    .map(({ question, answer }) => ({ question, html: renderMarkdown(format(answer, works)) }))
  const shown = shops?.kind === "counted" ? shops.map : undefined
  return {
    answers,
    voices: voices ?? [],
    shops: shops ?? { kind: "unknown" as const },
    map: shown && (shown.country ? countryMap(shown.country) : worldMap()),
    next: meeting?.next ?? [],
    networks: networks ?? [],
  }
}

type FaqQuestion = { id: string; question: string; answer: string }

export default function Home({ loaderData }: Route.ComponentProps) {
  const { answers, voices, shops, map, next, networks } = loaderData
  return (
    <HomePage
      answers={answers}
      voices={voices}
      nextLesson={<NextLesson />}
      networks={<NetworkSummary networks={networks} />}
      shops={<ShopsByPlace shops={shops} map={map} />}
      nextEvent={<NextEvents events={next} ownTime />}
    />
  )
}
