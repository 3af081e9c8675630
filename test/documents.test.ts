import { readFileSync } from "node:fs"
import { beforeAll, expect, test } from "vitest"
import { useApp } from "./app.ts"
import { routes } from "./attack/addresses.ts"
import { type FilledSite, fillSite, forgetAttempts } from "./attack/filled-site.ts"
import type { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

// The route's `handle` decides which assets a document loads, not its address or the folder of its file.

const app = useApp()
let site: FilledSite
let staff: Browser

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  staff = await signIn(app)
  site = await fillSite(app, staff)
})

type Document = { pattern: string; id: string; html: string }

async function open({ pattern, id }: Pick<Document, "pattern" | "id">): Promise<Document> {
  await forgetAttempts(app)
  const { cookie } = staff
  const answer = await app.fetch(site.addressOf(pattern), {
    headers: pattern.startsWith("/admin") ? { cookie } : {},
  })
  const html = answer.status === 200 ? await answer.text() : ""
  return { pattern, id, html: html.startsWith("<!DOCTYPE html><html ") ? html : "" }
}

const documents = async () => {
  const all: Document[] = []
  for (const route of routes) all.push(await open(route))
  return all.filter(({ html }) => html !== "")
}

/** The part of the site that a page belongs to; each part has its own stylesheet. */
function styleOf(pattern: string): "admin" | "learn" | "app" {
  if (/^\/admin(\/|$)/.test(pattern)) return "admin"
  return /^\/(learn|learning-path|faq)(\/|$)/.test(pattern) ? "learn" : "app"
}

test("each document has the stylesheet of its part of the site, and a hydrated one has a manifest with its own route", async () => {
  const found = await documents()
  expect(found.length).toBeGreaterThan(100)
  for (const { pattern, id, html } of found) {
    const styles = [...html.matchAll(/assets\/(\w+)-[\w-]+\.css/g)].map(([, name]) => name)
    expect([pattern, [...new Set(styles)]]).toEqual([pattern, [styleOf(pattern)]])
    const [list] = html.match(/assets\/manifest-[\w-]+\.js/) ?? []
    const isHydrated = /^<!DOCTYPE html><html[^>]* data-hydrated/.test(html)
    expect([pattern, list !== undefined]).toEqual([pattern, isHydrated])
    if (list) expect(readFileSync(`build/client/${list}`, "utf8")).toContain(`"id":"${id}"`)
  }
})

test("the registration loads exactly these scripts, so that a moved module or a new dependency is noticed", async () => {
  const page = await open({
    pattern: "/merchant-register",
    id: "listings/application/registration/register.route",
  })
  const scripts = [...page.html.matchAll(/assets\/([a-z.-]+?)-[\w-]{8}\.js/g)].map(([, name]) => name)
  expect([...new Set(scripts)].sort()).toEqual([
    "default-button",
    "entry.client",
    "framework",
    "layout.route",
    "manifest-public",
    "preload-helper",
    "register.route",
    "registration",
    "rolldown-runtime",
    "root",
    "site",
  ])
})
