import { findPart } from "#app/features/learn/glossary/glossary-entries.ts"
import { GlossaryPart } from "#app/features/learn/glossary/glossary-part.tsx"
import { notFound } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/glossary-part"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description } = args.loaderData
  return pageMeta(args, { title: fill(glossaryPage.partTitle, { part: title }), description })
}

export function loader({ params }: Route.LoaderArgs) {
  return findPart(params.part) ?? notFound()
}

export default function Part({ loaderData }: Route.ComponentProps) {
  return <GlossaryPart part={loaderData} />
}
