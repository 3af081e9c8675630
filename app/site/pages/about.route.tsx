import { pageMeta } from "#app/lib/http/page-meta.ts"
import { about } from "#content/en/about.ts"
import type { Route } from "./+types/about.route"
import { AboutPage } from "./about-page.tsx"

export const handle = { elements: true, cacheTags: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, about)

export default function About() {
  return <AboutPage />
}
