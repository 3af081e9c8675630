import { type AnsweredGroup, FaqPage } from "#app/features/learn/faq-page.tsx"
import { faqStructuredData } from "#app/features/learn/structured-data.ts"
import { renderMarkdown } from "#app/platform/markdown.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { faq } from "#content/en/faq.ts"
import type { Route } from "./+types/faq"

export const handle = { cached: [] }

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, faq),
  { "script:ld+json": faqStructuredData((args.loaderData ?? []).flatMap(({ questions }) => questions)) },
]

export function loader(): AnsweredGroup[] {
  return faq.groups.map(({ id, heading, questions }) => ({
    id,
    heading,
    questions: questions.map(({ id, question, answer }) => ({ id, question, html: renderMarkdown(answer) })),
  }))
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage heading={faq.heading} lead={faq.lead} groups={loaderData} />
}
