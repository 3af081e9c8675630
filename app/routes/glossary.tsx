import { GlossaryPage } from "#app/features/learn/glossary-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { glossaryPage, lessonPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/glossary"

export const handle = { cached: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, glossaryPage)

export default function Glossary() {
  return <GlossaryPage back={{ label: lessonPage.backToUniversity, href: "/learn" }} />
}
