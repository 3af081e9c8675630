import path from "node:path"
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { placeLists } from "#app/lib/db/schema.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { townWords } from "#content/en/towns.ts"
import { useApp } from "#test/app.ts"
import { routes } from "#test/attack/addresses.ts"
import { type FilledSite, fillSite, forgetAttempts } from "#test/attack/filled-site.ts"
import { Browser } from "#test/browser.ts"
import { elements } from "#test/html.ts"
import { signIn } from "#test/staff.ts"
import { watchStatements } from "#test/statement-costs.ts"
import { typedForms } from "#test/typed-forms.ts"

// Each test sends many requests, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const statements = watchStatements()
const app = useApp({}, statements.reach)
let site: FilledSite

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  await app.db.delete(placeLists)
  await loadPlaces(app.db, placeFile(path.resolve()), app.now)
  site = await fillSite(app, await signIn(app))
  // Before the refresh, the search does not query the database.
  await app.services.siteSearch.refresh()
})

// Town lookups have a rate limit per minute, and a refused lookup would cost nothing.
beforeEach(() => {
  app.now = new Date(app.now.getTime() + 61_000)
})

/** The most that a visitor's statement may read: a tenth of the town names. "sanx" reads half of this. */
const most = { rows: 20_000, pages: 3_000 }

let state = 20260501
const random = (below: number) => {
  state = (state * 16807) % 2147483647
  return state % below
}
const drawn = (length: number, signs: string) =>
  Array.from({ length }, () => signs[random(signs.length)]).join("")
const repeated = (length: number, text: string) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Texts of a given length: some match no index entry, others match its longest lists. */
const texts: Record<string, (length: number) => string> = {
  "random letters": (length) => drawn(length, "abcdefghijklmnopqrstuvwxyz"),
  "frequent letters": (length) => drawn(length, "aeinrt "),
  // Every name begins with one of the trigrams of these words.
  "first letters": (length) => repeated(length, "s b k m c a p d t l n g h r la sa ka ma ba al san el de "),
  "names of towns": (length) => repeated(length, "santa maria la nueva san jose de los altos "),
  "nearly the beginning of many names": () => "sanx",
  "one letter": (length) => "a".repeat(length),
  "letters of Ethiopia": (length) => drawn(length, "ሀለሐመሠረሰቀበተ"),
  wildcards: (length) => drawn(length, "%_\\a "),
}

/** Fails if a request makes the database read more than allowed, and names the most expensive statement. */
async function expectCheap(
  what: string,
  ask: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  statements.seen.length = 0
  const { status, text } = await ask()
  expect([what, status < 500 && status !== 429]).toEqual([what, true])
  expect([what, text.includes(townWords.unavailable)]).toEqual([what, false])
  const dear = statements.seen.filter(({ rows, pages }) => rows > most.rows || pages > most.pages)
  expect([what, dear]).toEqual([what, []])
}

const shown = ({ response, html }: Browser) => ({ status: response.status, text: html })

describe("no text from a visitor makes the database read much", () => {
  test.each(Object.entries(texts))("%s, in the query of every public page", async (_, textOf) => {
    const names = "q category location in near city country town page id of".split(" ")
    const paths = routes
      .filter(({ pattern }) => !pattern.startsWith("/admin"))
      .map(({ pattern }) => site.addressOf(pattern).split("?")[0] ?? "")
    for (const path of new Set(paths))
      for (const length of [67, 2000]) {
        const query = new URLSearchParams(names.map((name) => [name, textOf(length)]))
        await expectCheap(`${path}, ${length} letters`, async () => {
          const response = await app.fetch(`${path}?${query}`)
          return { status: response.status, text: await response.text() }
        })
      }
  })

  test.each(Object.entries(texts))("%s, in every field of every public form", async (_, textOf) => {
    const browser = new Browser(app)
    for (const { pattern } of routes.filter(({ pattern }) => !pattern.startsWith("/admin"))) {
      await browser.open(site.addressOf(pattern))
      const lengths = new Map(
        elements(browser.document, "input", "textarea").map(({ attributes: { name, maxlength } }) => [
          name,
          Number(maxlength) || 2000,
        ]),
      )
      for (const { to, name, entries, typed } of typedForms(browser))
        for (const [field] of typed) {
          await forgetAttempts(app)
          const long = textOf(lengths.get(field) ?? 2000)
          const sent = entries.map(([entry, value]) => [entry, entry === field ? long : value])
          await expectCheap(`${name}, ${field}`, async () =>
            shown(await new Browser(app).post(to, new URLSearchParams(sent))),
          )
        }
    }
  })

  test.each(Object.entries(texts))("%s, as the city of a town lookup", async (_, textOf) => {
    for (const length of [20, 67, 350, 2000]) {
      const city = textOf(length)
      await expectCheap(`/towns, ${length} letters`, async () =>
        shown(await new Browser(app).open(`/towns?${new URLSearchParams({ city, country: "Ghana" })}`)),
      )
      const fields = { step: "2", intent: "find-town", city, country: "Ghana" }
      await expectCheap(`find-town, ${length} letters`, async () =>
        shown(await new Browser(app).post("/merchant-register", new URLSearchParams(fields))),
      )
    }
  })
})
