import { pageMeta } from "#app/lib/http/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { learningPath } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/learning-path.route"
import { LearningPath } from "./learning-path.tsx"
import { outlineLesson } from "./lesson/lesson-outlines.server.tsx"
import { stations } from "./lessons.ts"
import lessonProgress from "./progress/progress-element.ts?worker&url"

export const handle: RouteHandle = { elements: true, modules: [lessonProgress], cacheTags: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, learningPath)

export function loader() {
  return stations.map((lesson) => ({ lesson, minutes: outlineLesson(lesson.file).minutes }))
}

export default function LearningPathPage({ loaderData }: Route.ComponentProps) {
  return <LearningPath stations={loaderData} />
}
