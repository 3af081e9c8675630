import { outlineLesson, outlineWithTab } from "#app/features/learn/lesson/lesson-outlines.server.tsx"
import { LessonPage } from "#app/features/learn/lesson/lesson-page.tsx"
import termNotes from "#app/features/learn/lesson/term-notes-element.ts?worker&url"
import { exchangeKind, findLesson, stations } from "#app/features/learn/lessons.ts"
import lessonProgress from "#app/features/learn/progress/progress-element.ts?worker&url"
import { lessonBreadcrumbs } from "#app/features/learn/structured-data.ts"
import { WalletDownload } from "#app/features/wallet-links/wallet-download.tsx"
import { notFound } from "#app/platform/database/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { lessonPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/learning-topic"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress, termNotes],
  keptWith: [],
  query: ["kind"],
}
/** The university has a lesson about wallets too, so the title says where this one stands. */
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
