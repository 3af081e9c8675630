import path from "node:path"
import { threePages } from "../bench/kept-pages.ts"
import { loadCore, memoryOf, stayOn } from "../bench/machine.ts"
import { median, textTable } from "../bench/measure.ts"
import { type WrkResult, wrk } from "../bench/wrk.ts"
import { rivalsDir } from "./build.ts"
import type { Servers } from "./servers.ts"

type Case = { page: string; server: string; url: string; pids: number[]; unpacked?: true; isRendered?: true }

/** What the single-page application asks its database for, searching. */
const rows =
  "/rest/v1/directory?select=slug&search_text=like.%25market%25&order=decided_at.desc&offset=0&limit=24&n="
const search = "/merchant-directory?q=market&n="
/** The product caches one page for all names that it does not read; of a name that comes twice it reads the first. */
const searchOfProduct = "/merchant-directory?q=market&page=1&page="

/** What it does not keep takes long: few connections then, see wrk.ts. */
const renderedByNext = (page: string) =>
  page === "/merchant-directory" ? ({ isRendered: true } as const) : undefined

/** Prints requests per second of processor time, the database's included, and memory afterwards. */
export async function measureRequests(
  servers: Servers,
  { rounds, seconds, onlyRendered }: { rounds: number; seconds: number; onlyRendered: boolean },
): Promise<void> {
  stayOn(loadCore)
  const { product, next, singlePage, rest, pids } = servers
  const ofProduct = { server: "product", pids: [pids.product, pids.database] }
  const ofNext = { server: "Next.js, its own gzip", pids: [pids.next, pids.database] }
  const ofNextUnpacked = { ...ofNext, server: "Next.js, unpacked", unpacked: true } as const
  const ofSinglePage = { server: "single page: empty document", pids: [pids.singlePage] }
  const ofRows = { server: "single page: rows as JSON", pids: [pids.rest, pids.database] }
  const cases: Case[] = threePages.flatMap((page) => [
    { page, ...ofProduct, url: `${product}${page}` },
    { page, ...ofNext, url: `${next}${page}`, ...renderedByNext(page) },
    { page, ...ofNextUnpacked, url: `${next}${page}`, ...renderedByNext(page) },
    { page, ...ofSinglePage, url: `${singlePage}${page}` },
  ])
  const page = "a search, each another address"
  cases.push(
    { page, ...ofProduct, url: `${product}${searchOfProduct}`, isRendered: true },
    { page, ...ofNext, url: `${next}${search}`, isRendered: true },
    { page, ...ofNextUnpacked, url: `${next}${search}`, isRendered: true },
    { page, ...ofRows, url: `${rest}${rows}`, isRendered: true },
  )
  const found = new Map<Case, WrkResult[]>()
  for (let round = 0; round < rounds; round++)
    for (const one of cases.filter(({ isRendered }) => isRendered || !onlyRendered)) {
      const headers = { "Accept-Encoding": one.unpacked ? "identity" : "br, gzip" }
      await fetch(one.url, { headers }).then((response) => response.arrayBuffer())
      const script = one.url.endsWith("=") ? path.join(rivalsDir, "count.lua") : undefined
      const connections = one.isRendered ? 4 : 32
      const result = await wrk(one.url, { seconds, headers, servers: one.pids, script, connections })
      found.set(one, [...(found.get(one) ?? []), result])
    }
  const lines = [...found].map(([{ page, server }, results]) => [
    `${page}  ${server}`,
    Math.round(median(results.map(({ perCoreSecond }) => perCoreSecond))).toLocaleString("en"),
    median(results.map(({ p99 }) => p99)).toFixed(1),
    String(results.reduce((sum, { errors }) => sum + errors, 0)),
  ])
  console.log(
    `\nRequests per second of processor time, 32 connections (4 for what is rendered), medians of ${rounds} rounds of ${seconds} s`,
  )
  console.log(textTable([["", "requests", "p99 ms", "errors"], ...lines]))
  const memory = Object.entries(pids).map(([name, pid]) => [name, memoryOf(pid).rss.toFixed(0)])
  console.log(`\nMemory after that\n${textTable([["", "MB (RSS)"], ...memory])}`)
}
