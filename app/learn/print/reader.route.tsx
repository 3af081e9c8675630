import { pageMeta } from "#app/lib/http/page-meta.ts"
import { reader } from "#content/en/teaching.ts"
import type { Route } from "./+types/reader.route"
import { Reader } from "./reader.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, reader)

export default function ReaderPage() {
  return <Reader />
}
