import { PressPage } from "#app/features/press/press-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { pressKit } from "#content/en/press-kit.ts"
import type { Route } from "./+types/press"

export const handle = { elements: true, keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, pressKit)

export default function Press() {
  return <PressPage />
}
