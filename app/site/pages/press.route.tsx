import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pressKit } from "#content/en/press-kit.ts"
import type { Route } from "./+types/press.route"
import { PressPage } from "./press-page.tsx"

export const handle = { elements: true, cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, pressKit)

export default function Press() {
  return <PressPage />
}
