import { data } from "react-router"
import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { directoryContent } from "#content/en/directory.ts"
import type { Route } from "./+types/directory.route"
import { loadDirectory } from "./directory.server.ts"
import { Directory } from "./directory.tsx"
import { DirectoryAnnouncement } from "./directory-announcement.tsx"
import { listName } from "./list-name.ts"
import { directorySearchNames, readDirectorySearch } from "./search/directory-search.ts"

export const handle = { elements: true, cacheTags: ["merchants"], query: directorySearchNames }

/** Not indexed: unconfirmed listings duplicate the main list; "near me" differs per visitor. */
export const meta: Route.MetaFunction = (args) => {
  const directory = args.loaderData?.directory
  const { title, heading, description } = directoryContent
  const name = directory ? listName(directory) : heading
  return pageMeta(args, {
    title: name === heading ? title : name,
    description,
    index: !directory?.search.unconfirmed && !directory?.search.near,
  })
}

/** Passes on Retry-After and Cache-Control; React Router does not send a loader's headers with a document by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log, clock } = context.get(services)
  const stage = await orUnavailable(() => findDirectoryStage(db))
  if (stage === "coming-soon") return data({ stage, directory: null })

  const search = readDirectorySearch(url.searchParams)
  const directory = await loadDirectory(db, search, stage, clock())
  if (directory.failure)
    log.error("directory.failed", directory.failure, { requestId: context.get(requestFacts).id })
  const { failure, status, until, ...page } = directory
  setExpiry(context, until)
  const headers = {
    ...(status === 503 && { "Retry-After": "10" }),
    // A visitor's position must not be cached.
    ...(search.near && { "Cache-Control": "no-store" }),
  }
  return data({ stage, directory: page }, { status, headers })
}

export default function DirectoryRoute({ loaderData: { stage, directory } }: Route.ComponentProps) {
  return directory ? <Directory stage={stage} {...directory} /> : <DirectoryAnnouncement />
}
