import { data, type RouterContextProvider } from "react-router"
import { setExpiry, tagWithListing } from "#app/lib/cache/cache-hints.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { readPaySearch } from "./pay-search.ts"
import { findPayable } from "./payable.server.ts"

type Asked = { publicId: string; url: URL; publicUrl: string; now: Date }

/**
 * Loader of both pages: 410 if the shop is gone, 422 for an invalid amount. Only an address without query parameters is
 * shared by many visitors and may be cached.
 */
export async function loadPay(context: Readonly<RouterContextProvider>, db: Database, asked: Asked) {
  const page = await orUnavailable(() => readPay(db, asked))
  setExpiry(context, page.data.until)
  tagWithListing(context, asked.publicId)
  return page
}

async function readPay(db: Database, { publicId, url, publicUrl, now }: Asked) {
  const [stage, found] = await Promise.all([findDirectoryStage(db), findPayable(db, publicId, now)])
  // Before the directory opens, these pages do not exist.
  if (stage === "coming-soon" || !found) return notFound()
  const search = readPaySearch(url.searchParams)
  const headers: HeadersInit = url.search ? { "Cache-Control": "no-store" } : {}
  if ("gone" in found) {
    const { gone } = found
    return data({ shop: undefined, gone, search, publicUrl, until: undefined }, { status: 410, headers })
  }
  const { shop, until } = found
  const isRefused = search.problem !== undefined && shop.walletAddress !== null
  return data({ shop, gone: undefined, search, publicUrl, until }, { status: isRefused ? 422 : 200, headers })
}
