import { outlineLesson } from "#app/features/learn/lesson-outlines.server.tsx"
import { LessonPage } from "#app/features/learn/lesson-page.tsx"
import { findLesson, university } from "#app/features/learn/lessons.ts"
import { lessonBreadcrumbs } from "#app/features/learn/structured-data.ts"
import { WalletDownload } from "#app/features/wallet-links/wallet-download.tsx"
import { notFound } from "#app/platform/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/platform/page-meta.ts"
import { learn } from "#content/en/learn.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/lesson"

export const handle = { elements: true, cached: [] }
export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { lesson } = args.loaderData
  const list = { name: learn.title, path: "/learn" }
  return [
    ...pageMeta(args, lesson.facts),
    { "script:ld+json": lessonBreadcrumbs(publicUrlOf(args), list, lesson) },
  ]
}

export function loader({ params }: Route.LoaderArgs) {
  const lesson = findLesson(university, params.lesson) ?? notFound()
  return { lesson, outline: outlineLesson(lesson.file) }
}

export default function UniversityLesson({ loaderData }: Route.ComponentProps) {
  return (
    <LessonPage
      {...loaderData}
      download={loaderData.lesson.facts.slug === "wallets" && <WalletDownload />}
      list={university}
      back={{ label: lessonPage.backToUniversity, href: "/learn" }}
    />
  )
}
