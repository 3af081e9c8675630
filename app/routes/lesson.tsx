import { outlineLesson } from "#app/features/learn/lesson-outlines.server.tsx"
import { LessonPage } from "#app/features/learn/lesson-page.tsx"
import { findLesson, university } from "#app/features/learn/lessons.ts"
import { WalletDownload } from "#app/features/wallet-links/wallet-download.tsx"
import { notFound } from "#app/platform/database-reads.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/lesson"

export const handle = { elements: true }
export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.lesson.facts) : []

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
