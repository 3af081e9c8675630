import { outlineLesson } from "#app/features/learn/lesson/lesson-outlines.server.tsx"
import { LessonPage } from "#app/features/learn/lesson/lesson-page.tsx"
import termNotes from "#app/features/learn/lesson/term-notes-element.ts?worker&url"
import { findLesson, university } from "#app/features/learn/lessons.ts"
import lessonProgress from "#app/features/learn/progress/progress-element.ts?worker&url"
import { lessonBreadcrumbs } from "#app/features/learn/structured-data.ts"
import { WalletDownload } from "#app/features/wallet-links/wallet-download.tsx"
import { notFound } from "#app/platform/database/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { learn } from "#content/en/learn.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/lesson"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress, termNotes],
  keptWith: [],
}
export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { lesson } = args.loaderData
  const list = { name: learn.title, path: pathTo("/learn") }
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
      back={{ label: lessonPage.backToUniversity, href: pathTo("/learn") }}
    />
  )
}
