import { notFound } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { format } from "#app/lib/text/format.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/glossary-part.route"
import { findPart } from "./glossary-entries.ts"
import { GlossaryPart } from "./glossary-part.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description } = args.loaderData
  return pageMeta(args, { title: format(glossaryPage.partTitle, { part: title }), description })
}

export function loader({ params }: Route.LoaderArgs) {
  return findPart(params.part) ?? notFound()
}

export default function Part({ loaderData }: Route.ComponentProps) {
  return <GlossaryPart part={loaderData} />
}
