import { HomePage } from "#app/features/home/home-page.tsx"
import { siteStructuredData } from "#app/features/home/structured-data.ts"
import { renderMarkdown } from "#app/platform/markdown.server.ts"
import { pageMeta, publicUrlOf } from "#app/platform/page-meta.ts"
import type { RouteHandle, loader as rootLoader } from "#app/root.tsx"
import cloth from "#app/ui/cloth.svg?url"
import { faq, homeQuestions } from "#content/en/faq.ts"
import { home } from "#content/en/home.ts"
import type { Route } from "./+types/home"

export const handle: RouteHandle = { elements: true, frames: ["intro-video"], cached: [] }

/** Behind the first thing that a visitor sees, and otherwise only known when the stylesheet has come. */
export const links: Route.LinksFunction = () => [{ rel: "preload", href: cloth, as: "image" }]

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, home),
  { "script:ld+json": siteStructuredData(publicUrlOf(args), setLinksOf(args)) },
]

function setLinksOf({ matches }: Route.MetaArgs) {
  const root = matches.find((match) => match?.id === "root")?.loaderData
  return (root as Awaited<ReturnType<typeof rootLoader>>["data"] | undefined)?.siteSettings.links
}

/** The few questions of the FAQ that a newcomer asks first. */
export function loader() {
  const questions = faq.groups.flatMap<FaqQuestion>((group) => group.questions)
  const answers = questions
    .filter(({ id }) => homeQuestions.some((chosen) => chosen === id))
    .map(({ question, answer }) => ({ question, html: renderMarkdown(answer) }))
  return { answers }
}

type FaqQuestion = { id: string; question: string; answer: string }

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage answers={loaderData.answers} />
}
