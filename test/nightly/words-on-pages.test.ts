import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { sessionCookie } from "#app/auth/sessions/session-cookie.server.ts"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { checkWalletAddress } from "#app/payments/wallet-address.ts"
import { origin, testSecrets, useApp } from "#test/app.ts"
import { hasPlaces, routes } from "#test/attack/addresses.ts"
import { createTestDatabase } from "#test/database.ts"
import { type Element, elements, parseHtml } from "#test/html.ts"
import { loadFullSite, siteMoment } from "#test/upgrade/full-site.ts"

// Another language is a folder beside content/en. Here every text of that folder is written in other letters, so a word in
// plain letters on a page comes from the code.

const buildDir = "build/altered"
beforeAll(() => {
  const env = { ...process.env, BUILD_DIR: buildDir, NODE_ENV: "production" }
  const { status, stderr } = spawnSync(process.execPath, ["test/words/build-altered.ts"], { env })
  if (status !== 0) throw new Error(String(stderr))
}, 300_000)

let drop: () => Promise<void>
const reach = async () => {
  const created = await createTestDatabase("template1")
  drop = created.drop
  await loadFullSite(created.connection)
  await migrateDatabase(created.connection, path.resolve("app/lib/db/migrations"))
  return created.connection
}
const app = useApp({}, reach, false, buildDir)
afterAll(() => drop?.())
beforeEach(() => {
  app.now = new Date(siteMoment.getTime() + 60_000)
})

/** Words in plain letters. Two letters may be a unit or a code; beside a digit they are part of a number. */
const plainWords = (text: string) => text.match(/(?<![A-Za-z\d])[A-Za-z]{3,}(?![A-Za-z\d])/g) ?? []
/** Addresses are the same in every language. */
const addresses = /https?:\/\/\S*|\b[\w-]+(\.[\w-]+)+\b/g

const silent = ["script", "style", "template", "code"]
/** True for text outside the page's language: code, and elements with a language of their own. */
function isApart(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = at.parent)
    if (silent.includes(at.tag) || (at.attributes.lang && at.tag !== "html")) return true
  return false
}

/** What a reader sees or hears of a page, except code and addresses. */
function textsOf(document: Element): string[] {
  const spoken = ["alt", "aria-label", "placeholder", "title"]
  const all = elements(document).filter((element) => !isApart(element))
  const meta = all.filter(
    ({ tag, attributes }) =>
      tag === "meta" && /description|title/.test(attributes.name ?? attributes.property ?? ""),
  )
  return [
    ...all.flatMap(({ children }) => children.filter((child) => typeof child === "string")),
    ...all.flatMap(({ attributes }) => spoken.flatMap((name) => attributes[name] ?? [])),
    ...meta.flatMap(({ attributes }) => attributes.content ?? []),
  ]
}

/** Every word that is data: user input, details of the audit log, figures, and names from Intl. */
async function wordsOfData(): Promise<Set<string>> {
  const known = new Set<string>()
  const add = (text: string) => {
    for (const word of plainWords(text)) known.add(word.toLowerCase())
  }
  const addValue = (value: unknown): void => {
    if (typeof value === "string") {
      add(value)
      // The end of an address, which a payer compares, appears on its own.
      if ("address" in checkWalletAddress(value)) add(value.slice(-6))
    }
    if (typeof value === "object" && value) Object.entries(value).flat().forEach(addValue)
  }
  const { rows: tables } = await app.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  for (const { name } of tables) {
    const { rows } = await app.pool.query(`select to_jsonb(one)::text as row from "${name}" one`)
    for (const { row } of rows) addValue(JSON.parse(row))
  }
  // The status page shows the path of the data folder.
  add(app.dataDir)
  const { rows: servers } = await app.pool.query<{ version: string }>("select version()")
  for (const { version } of servers) add(version)
  for (const file of readdirSync("content/facts")) add(readFileSync(path.join("content/facts", file), "utf8"))
  const regions = new Intl.DisplayNames("en", { type: "region" })
  for (let one = 65; one <= 90; one++)
    for (let two = 65; two <= 90; two++) add(regions.of(String.fromCharCode(one, two)) ?? "")
  for (let month = 0; month < 12; month++)
    for (const style of ["long", "short"] as const)
      add(
        new Intl.DateTimeFormat("en", { month: style, weekday: style, timeZoneName: "short" }).format(
          new Date(2026, month, month),
        ),
      )
  for (const zone of Intl.supportedValuesOf("timeZone")) add(zone)
  return known
}

/** Crawls the pages linked from here, without their query parameters. */
async function crawl(start: string[], headers: Record<string, string>, within: RegExp) {
  const seen = new Set(start)
  const pages: { path: string; document: Element }[] = []
  for (const address of seen) {
    const answer = await app.fetch(address, { headers })
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue
    const document = parseHtml(await answer.text())
    pages.push({ path: address, document })
    for (const { attributes } of elements(document, "a")) {
      const { pathname, origin: where } = new URL(attributes.href ?? "", origin + address)
      if (where === origin && within.test(pathname)) seen.add(pathname)
    }
  }
  return pages
}

const fixed = routes.map(({ pattern }) => pattern).filter((pattern) => !hasPlaces(pattern))

test.each([
  ["the public site", /^\/(?!admin(\/|$))/, false],
  ["the back office", /^\/admin(\/|$)/, true],
])(
  "every word on every page of %s comes from content",
  async (_, within, isInside) => {
    const cookie = await sessionCookie("staff", { secrets: testSecrets, publicUrl: origin }).issue(
      "6chEJI55eFu2LB83KfSSKgiAHUA5C3tu",
    )
    const headers: Record<string, string> = isInside ? { cookie: cookie.split(";")[0] ?? "" } : {}
    const pages = await crawl(
      fixed.filter((pattern) => within.test(pattern)),
      headers,
      within,
    )
    expect(pages.length).toBeGreaterThan(40)
    const known = await wordsOfData()
    const found = pages.flatMap(({ path, document }) =>
      textsOf(document).flatMap((text) => {
        const words = plainWords(text.replace(addresses, ""))
          .map((word) => word.toLowerCase())
          .filter((word) => !known.has(word))
        // A text that is too long is cut, and its last word with it.
        const last = words.at(-1)
        if (last && text.toLowerCase().endsWith(last) && [...known].some((word) => word.startsWith(last)))
          words.pop()
        return words.length > 0 ? [`${words.join(" ")}   (${path}: ${text.trim().slice(0, 80)})`] : []
      }),
    )
    expect([...new Set(found)]).toEqual([])
  },
  300_000,
)
