import { weeklyText } from "#app/events/webinars.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { format } from "#app/lib/text/format.ts"
import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"
import { services } from "#app/services.ts"
import { readSiteSettings } from "#app/settings/site-settings.server.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import { linkHref } from "#app/ui/set-links.ts"
import { workTexts } from "#app/ui/what-works.ts"
import { eventsContent } from "#content/en/events.ts"
import { faq } from "#content/en/faq.ts"
import { links } from "#content/facts/links.ts"
import { faqStructuredData } from "../structured-data.ts"
import type { Route } from "./+types/faq.route"
import { type AnsweredGroup, FaqPage } from "./faq-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, faq),
  { "script:ld+json": faqStructuredData((args.loaderData ?? []).flatMap(({ questions }) => questions)) },
]

export async function loader({ context }: Route.LoaderArgs): Promise<AnsweredGroup[]> {
  const { db, clock } = context.get(services)
  const set = (await readSiteSettings(db, clock())).links
  const webinar = await readWebinar(db, clock())
  const values = {
    rpc: linkHref(set, "rpc-1", links["rpc-1"].href),
    webinar: webinar ? `${format(eventsContent.webinar.question, { when: weeklyText(webinar) })} ` : "",
    ...workTexts(set),
  }
  return faq.groups.map(({ id, heading, questions }) => ({
    id,
    heading,
    questions: questions.map(({ id, question, answer }) => ({
      id,
      question,
      html: renderMarkdown(format(answer, values)),
    })),
  }))
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage heading={faq.heading} lead={faq.lead} groups={loaderData} />
}
