import { data } from "react-router"
import { loadDirectory } from "#app/features/merchants/directory.server.ts"
import { Directory } from "#app/features/merchants/directory.tsx"
import { DirectoryAnnouncement } from "#app/features/merchants/directory-announcement.tsx"
import { readDirectorySearch } from "#app/features/merchants/directory-search.ts"
import * as settings from "#app/features/settings/settings.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { merchantContent } from "#content/en/merchants.ts"
import type { Route } from "./+types/merchant-directory"

export const handle = { elements: true, cached: ["merchants"] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, merchantContent.directory)

/** Retry-After; a document takes no headers of a loader by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(services)
  const stage = await orUnavailable(() => settings.findDirectoryStage(db))
  if (stage === "coming soon") return data({ stage, directory: null })

  const search = readDirectorySearch(url.searchParams)
  const directory = await loadDirectory(db, search, stage)
  if (directory.failure)
    log.error("directory.failed", directory.failure, { requestId: context.get(requestFacts).id })
  const { failure, status, ...page } = directory
  return data({ stage, directory: page }, { status, headers: status === 503 ? { "Retry-After": "10" } : {} })
}

export default function MerchantDirectory({ loaderData: { stage, directory } }: Route.ComponentProps) {
  return directory ? <Directory stage={stage} {...directory} /> : <DirectoryAnnouncement />
}
