import { Reader } from "#app/features/learn/print/reader.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { reader } from "#content/en/teaching.ts"
import type { Route } from "./+types/reader"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, reader)

export default function ReaderPage() {
  return <Reader />
}
