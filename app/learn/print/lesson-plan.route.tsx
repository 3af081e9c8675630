import { pageMeta } from "#app/lib/http/page-meta.ts"
import { lessonPlan } from "#content/en/teaching.ts"
import type { Route } from "./+types/lesson-plan.route"
import { LessonPlan } from "./lesson-plan.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, lessonPlan)

export default function LessonPlanPage() {
  return <LessonPlan />
}
