import { AboutPage } from "#app/features/about/about-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { about } from "#content/en/about.ts"
import type { Route } from "./+types/about"

export const handle = { elements: true, keptWith: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, about)

export default function About() {
  return <AboutPage />
}
