import { LessonPlan } from "#app/features/learn/print/lesson-plan.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { lessonPlan } from "#content/en/teaching.ts"
import type { Route } from "./+types/lesson-plan"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, lessonPlan)

export default function LessonPlanPage() {
  return <LessonPlan />
}
