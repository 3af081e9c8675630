import { readFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, expect, test } from "vitest"
import { useApp } from "./app.ts"
import { routes } from "./attack/addresses.ts"

const app = useApp()
beforeAll(() => app.services.siteSearch.refresh())

/** The addresses of the site before its code was moved into domains (commit 9fa3248): links to them were published, mailed and printed. */
const earlier = readFileSync(path.join(import.meta.dirname, "earlier-addresses.txt"), "utf8")
  .trim()
  .split("\n")
/** Links of these were mailed and worked for two hours; the page is gone. */
const removed = ["/admin/login/wait", "/admin/login/wait/:token"]

test("every earlier address still has a route", () => {
  const present = new Set(routes.map(({ pattern }) => pattern))
  expect(earlier.length).toBeGreaterThan(150)
  expect(earlier.filter((pattern) => !present.has(pattern))).toEqual(removed)
})

test.each(earlier.filter((pattern) => !/[:*]/.test(pattern) && !removed.includes(pattern)))(
  "%s answers an anonymous visitor with its page, or leads to where it can be opened",
  async (address) => {
    const { status } = await app.fetch(address, { redirect: "manual" })
    // Without a terminal's cookie its pages do not exist.
    if (/^\/counter\b/.test(address)) return expect(status).toBe(404)
    // Forms without a page (405), and pages of owners, terminals and staff (redirect or 401).
    expect(status < 400 || [401, 403, 405].includes(status), `${address}: ${status}`).toBe(true)
  },
)
