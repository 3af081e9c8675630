import { notFound } from "#app/lib/db/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { WalletDownload } from "#app/payments/wallet-links/wallet-download.tsx"
import type { RouteHandle } from "#app/root.tsx"
import { lessonPage } from "#content/en/lesson-page.ts"
import { exchangeKind, findLesson, stations } from "../lessons.ts"
import lessonProgress from "../progress/progress-element.ts?worker&url"
import { lessonBreadcrumbs } from "../structured-data.ts"
import type { Route } from "./+types/learning-topic.route"
import { outlineLesson, outlineWithTab } from "./lesson-outlines.server.tsx"
import { LessonPage } from "./lesson-page.tsx"
import termNotes from "./term-notes-element.ts?worker&url"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress, termNotes],
  cacheTags: [],
  query: ["kind"],
}
/** The university has a lesson about wallets too, so the title names the learning path. */
export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { lesson } = args.loaderData
  const { title, description } = lesson.facts
  const list = { name: lessonPage.pathTitle, path: pathTo("/learning-path") }
  return [
    ...pageMeta(args, { title: `${title} | ${lessonPage.pathTitle}`, description }),
    { "script:ld+json": lessonBreadcrumbs(publicUrlOf(args), list, lesson) },
  ]
}

export function loader({ params, request }: Route.LoaderArgs) {
  const lesson = findLesson(stations, params.topic) ?? notFound()
  if (lesson.facts.slug !== "exchanges") return { lesson, outline: outlineLesson(lesson.file) }
  const exchanges = exchangeKind(new URL(request.url))
  return { lesson, outline: outlineWithTab(lesson.file, `${lesson.file}-${exchanges}`), exchanges }
}

export default function LearningTopic({ loaderData }: Route.ComponentProps) {
  return (
    <LessonPage
      {...loaderData}
      download={loaderData.lesson.facts.slug === "wallets" && <WalletDownload />}
      list={stations}
      back={{ label: lessonPage.backToPath, href: pathTo("/learning-path") }}
    />
  )
}
