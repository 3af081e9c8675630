import { afterAll, beforeAll, expect, test } from "vitest"
import { settings } from "#app/lib/db/schema.ts"
import { changeLinks } from "#app/settings/settings.server.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import { origin, useApp } from "./app.ts"
import { elements, parseHtml } from "./html.ts"

const app = useApp()
const linkIds = Object.keys(links) as LinkId[]
const changed = (id: LinkId) =>
  id === "websocket" ? `wss://changed.example/${id}/` : `https://changed.example/${id}/`
const known = linkIds.flatMap((id) => {
  const { href } = links[id]
  return href ? [{ id, href }] : []
})

let before: Map<string, string>
let after: Map<string, string>

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  before = await crawl()
  const set: SetLinks = Object.fromEntries(linkIds.map((id) => [id, changed(id)]))
  const by = { id: "ada", name: "ada@example.org" }
  await changeLinks(app.db, set, { version: "", by, publicUrl: origin, now: app.now })
  // Each instance reloads the settings every ten seconds.
  app.now = new Date(app.now.getTime() + 60_000)
  after = await crawl()
})
afterAll(() => app.db.delete(settings).then(() => undefined))

/** A link to a launch notice, shown only while the link is not set. */
const isWait = /\?when=/

/** Crawls every linked public page and returns its source; of pages with filters only some. */
async function crawl(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const views = new Map<string, number>()
  const open = ["/"]
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const { pathname, search } = new URL(path, origin)
    const seen = views.get(pathname) ?? 0
    if (pages.has(pathname + search) || seen >= 12 || /^\/admin(\/|$)/.test(pathname)) continue
    views.set(pathname, seen + 1)
    const response = await app.fetch(pathname + search)
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue
    const html = await response.text()
    pages.set(pathname + search, html)
    const anchors = elements(parseHtml(html), "a").map(({ attributes }) => attributes.href ?? "")
    const ours = anchors.filter((href) => /^\/(?!\/)/.test(href) && !isWait.test(href))
    open.push(...ours.map((href) => href.replace(/#.*/, "")))
  }
  return pages
}

/** Finds an address in an attribute, a text or JSON. A longer address is another one. */
const names = (html: string, href: string) =>
  html
    .replaceAll("&quot;", '"')
    .split(href)
    .slice(1)
    .some((rest) => /^\/?["<\\`]/.test(rest))

test("every link that is set appears on each page that showed the old one, which is on none", () => {
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
  expect(before.size).toBeGreaterThan(40)
  const wrong: string[] = []
  for (const [path, html] of after) {
    for (const { id, href } of known) {
      if (names(html, href)) wrong.push(`${path} still shows ${href} (${id})`)
      const sharing = known.filter((other) => other.href === href)
      if (names(before.get(path) ?? "", href) && !sharing.some((other) => names(html, changed(other.id))))
        wrong.push(`${path} lost ${id}`)
    }
  }
  expect(wrong).toEqual([])
})

test("each of the links appears on a page", () => {
  const nowhere = linkIds.filter((id) => ![...after.values()].some((html) => names(html, changed(id))))
  expect(nowhere).toEqual([])
})

test("the browser wallet gets the addresses that are set", () => {
  const technical = [...after.values()].flatMap((html) => elements(parseHtml(html), "add-network"))
  expect(technical.length).toBeGreaterThan(0)
  for (const { attributes } of technical)
    expect(JSON.parse(attributes["data-network"] ?? "")).toMatchObject({
      rpcUrls: [changed("rpc-1"), changed("rpc-2"), changed("rpc-3")],
      blockExplorerUrls: [changed("explorer-l2")],
    })
})
