import { LearningPath } from "#app/features/learn/learning-path.tsx"
import { outlineLesson } from "#app/features/learn/lesson/lesson-outlines.server.tsx"
import { stations } from "#app/features/learn/lessons.ts"
import lessonProgress from "#app/features/learn/progress/progress-element.ts?worker&url"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { learningPath } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/learning-path"

export const handle: RouteHandle = { elements: true, modules: [lessonProgress], keptWith: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, learningPath)

export function loader() {
  return stations.map((lesson) => ({ lesson, minutes: outlineLesson(lesson.file).minutes }))
}

export default function LearningPathPage({ loaderData }: Route.ComponentProps) {
  return <LearningPath stations={loaderData} />
}
