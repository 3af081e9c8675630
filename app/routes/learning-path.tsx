import { LearningPath } from "#app/features/learn/learning-path.tsx"
import { outlineLesson } from "#app/features/learn/lesson-outlines.server.tsx"
import { stations } from "#app/features/learn/lessons.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { learningPath } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/learning-path"

export const handle = { elements: true, cached: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, learningPath)

export function loader() {
  return stations.map((lesson) => ({ lesson, minutes: outlineLesson(lesson.file).minutes }))
}

export default function LearningPathPage({ loaderData }: Route.ComponentProps) {
  return <LearningPath stations={loaderData} />
}
