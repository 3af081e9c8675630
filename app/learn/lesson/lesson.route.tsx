import { notFound } from "#app/lib/db/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { WalletDownload } from "#app/payments/wallet-links/wallet-download.tsx"
import type { RouteHandle } from "#app/root.tsx"
import { learn } from "#content/en/learn.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import { findLesson, university } from "../lessons.ts"
import lessonProgress from "../progress/progress-element.ts?worker&url"
import { lessonBreadcrumbs } from "../structured-data.ts"
import type { Route } from "./+types/lesson.route"
import { outlineLesson } from "./lesson-outlines.server.tsx"
import { LessonPage } from "./lesson-page.tsx"
import termNotes from "./term-notes-element.ts?worker&url"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress, termNotes],
  cacheTags: [],
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
