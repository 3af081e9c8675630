import { outlineLesson } from "#app/features/learn/lesson-outlines.server.tsx"
import { LessonPage } from "#app/features/learn/lesson-page.tsx"
import { exchangeKind, findLesson, stations } from "#app/features/learn/lessons.ts"
import { lessonBreadcrumbs } from "#app/features/learn/structured-data.ts"
import { WalletDownload } from "#app/features/wallet-links/wallet-download.tsx"
import { notFound } from "#app/platform/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/platform/page-meta.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/learning-topic"

export const handle = { elements: true, cached: [] }
/** The university has a lesson about wallets too, so the title says where this one stands. */
export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { lesson } = args.loaderData
  const { title, description } = lesson.facts
  const list = { name: lessonPage.pathTitle, path: "/learning-path" }
  return [
    ...pageMeta(args, { title: `${title} | ${lessonPage.pathTitle}`, description }),
    { "script:ld+json": lessonBreadcrumbs(publicUrlOf(args), list, lesson) },
  ]
}

export function loader({ params, request }: Route.LoaderArgs) {
  const lesson = findLesson(stations, params.topic) ?? notFound()
  const exchanges = lesson.facts.slug === "exchanges" ? exchangeKind(new URL(request.url)) : undefined
  return { lesson, outline: outlineLesson(lesson.file), exchanges }
}

export default function LearningTopic({ loaderData }: Route.ComponentProps) {
  return (
    <LessonPage
      {...loaderData}
      download={loaderData.lesson.facts.slug === "wallets" && <WalletDownload />}
      list={stations}
      back={{ label: lessonPage.backToPath, href: "/learning-path" }}
    />
  )
}
