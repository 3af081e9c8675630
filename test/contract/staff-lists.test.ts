import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { mailList } from "#app/admin/outbox/mail-list.ts"
import { articleList } from "#app/articles/admin/staff-list.ts"
import { messageList } from "#app/contact/admin/staff-list.ts"
import { eventList } from "#app/events/admin/staff-list.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"
import { addressList } from "#app/listings/admin/payment-addresses/staff-list.ts"
import { listingList } from "#app/listings/admin/staff-list.ts"
import { applicationList } from "#app/listings/application/admin/staff-list.ts"
import { storyList } from "#app/stories/admin/staff-list.ts"
import { newsletterList } from "#app/subscriptions/admin/staff-list.ts"
import { townHallList } from "#app/subscriptions/town-halls/admin/staff-list.ts"
import { flashMessages } from "#content/en/flash.ts"
import { staffLists as words } from "#content/en/staff-lists.ts"
import { useApp } from "../app.ts"
import { fillIn, hasPlaces, routes } from "../attack/addresses.ts"
import { type FilledSite, fillSite, sendApplication, sendMessage, sendStory } from "../attack/filled-site.ts"
import type { Browser } from "../browser.ts"
import { type Element, elements, textOf } from "../html.ts"
import { signIn } from "../staff.ts"
import { typedForms } from "../typed-forms.ts"

// Behavior of every list in the back office and of every page of one row. That visitors see none of them is tested in
// test/attack/authorization.test.ts.

const app = useApp()
let staff: Browser
let site: FilledSite

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  staff = await signIn(app)
  site = await fillSite(app, staff)
  // Adds a second pending row of each, so that lists have an order.
  await sendApplication(app, "Zinc and tin")
  await sendStory(app, "Zinc and tin")
  await sendMessage(app, "Zinc and tin")
})

const lists: ListConfig[] = [
  articleList,
  eventList,
  listingList,
  mailList,
  applicationList,
  messageList,
  newsletterList,
  addressList,
  storyList,
  townHallList,
]

/** Query strings that lists ignore. */
const oddQueries = [
  "before=abc",
  "before=1e9",
  "before=%00",
  "after=-1",
  "after=999999999999999999999",
  "status=toString",
  "status=%00",
  "sort=x",
  "deleted=x",
  "deleted=999999",
]

/** No row has one of these ids, and most are no ids at all. */
const oddIds = ["0", "-1", "1e3", "abc", "1.0", "\0", "1'--", "99999999999999999999", "999999", randomUUID()]

const rowsOf = (browser: Browser) =>
  elements(browser.document, "tbody").flatMap((body) => elements(body, "tr").map(textOf))
/** The current link of a navigation. */
const current = (browser: Browser, label: string): Element[] =>
  elements(browser.document, "nav")
    .filter(({ attributes }) => attributes["aria-label"] === label)
    .flatMap((nav) => elements(nav, "a"))
    .filter(({ attributes }) => attributes["aria-current"])
const open = (address: string) => staff.tab().open(address)

test("every page of the back office with a list is in this test", async () => {
  const found: string[] = []
  for (const { pattern } of routes.filter(({ pattern }) => /^\/admin(\/[a-z-]+)+$/.test(pattern))) {
    const page = await open(pattern)
    if (elements(page.document, "input").some(({ attributes }) => attributes["data-shortcut"] === "/"))
      found.push(page.path)
  }
  expect(found.toSorted()).toEqual(lists.map(({ path }) => path).toSorted())
})

describe.each(lists)("$path", (list) => {
  const filters = list.filters as readonly string[]

  test.each(["", ...filters])(
    "shows under the filter '%s' as many rows as the filter says, in every order",
    async (filter) => {
      for (const sort of list.sorts) {
        const page = await open(`${list.path}?status=${filter}&sort=${sort}`)
        expect(page.response.status).toBe(200)
        const rows = rowsOf(page)
        if (filters.length > 0) {
          const [chosen] = current(page, words.filterLabel)
          const count = chosen && elements(chosen, "span")[0]
          if (filter) expect(count && textOf(count)).toBe(String(rows.length))
        }
        if (list.sorts.length > 1) expect(current(page, words.sortLabel)).toHaveLength(1)
      }
    },
  )

  if (list.sorts.length > 1)
    test("reverses its rows when the order is reversed", async () => {
      const newest = rowsOf(await open(`${list.path}?sort=newest`))
      expect(rowsOf(await open(`${list.path}?sort=oldest`))).toEqual(newest.toReversed())
    })

  test("ignores invalid query parameters", async () => {
    const plain = rowsOf(await open(list.path))
    for (const query of oddQueries) {
      const page = await open(`${list.path}?${query}`)
      expect([query, page.response.status, rowsOf(page)]).toEqual([query, 200, plain])
    }
  })

  test("shows no rows when nothing matches the search, and accepts any search text", async () => {
    for (const typed of ["%00%FF", "%25_%5C", "x".repeat(5000)])
      expect([typed, (await open(`${list.path}?q=${typed}`)).response.status]).toEqual([typed, 200])
    const page = await open(`${list.path}?q=nobody+wrote+this`)
    expect(rowsOf(page)).toEqual([])
  })

  test("asks to select a row when a button for several rows is pressed without a selection", async () => {
    const selection = elements((await open(list.path)).document, "form").filter(
      ({ attributes }) => attributes.id === "selection",
    )
    for (const { attributes } of selection.flatMap((form) => elements(form, "button"))) {
      const sent = await staff.tab().post(list.path, new URLSearchParams({ intent: attributes.value ?? "" }))
      expect([attributes.value, sent.text]).toEqual([
        attributes.value,
        expect.stringContaining(flashMessages["nothing-selected"].title),
      ])
    }
  })

  test("answers 404 to commands for an id that no row has", async () => {
    const ofRows = typedForms(await open(list.path)).filter(({ entries }) =>
      entries.some(([name]) => name === "id"),
    )
    for (const { to, entries, name } of ofRows)
      for (const odd of oddIds) {
        const fields = entries.map(([field, value]) => [field, field === "id" ? odd : value])
        const sent = await staff.tab().post(to, new URLSearchParams(fields))
        expect([name, odd, sent.response.status]).toEqual([name, odd, 404])
      }
  })

  if (routes.some(({ pattern }) => pattern === `${list.path}.csv`))
    test("exports the rows it shows as a file, and ignores invalid query parameters", async () => {
      for (const query of ["", ...oddQueries, "q=nobody+wrote+this"]) {
        const file = await app.fetch(`${list.path}.csv?${query}`, { headers: { cookie: staff.cookie } })
        expect([query, file.status]).toEqual([query, 200])
        const lines = (await file.text()).trim().split("\r\n")
        expect([query, lines.length - 1]).toEqual([query, query.startsWith("q=") ? 0 : 1])
      }
    })
})

const ofOneRow = routes.filter(({ pattern, isBehindGuard }) => isBehindGuard && hasPlaces(pattern))

test("more than 20 pages show one row", () => {
  expect(ofOneRow.length).toBeGreaterThan(20)
})

test.each(ofOneRow)(
  "$pattern answers 404 for an id that no row has, and so do its commands",
  async ({ pattern }) => {
    const address = site.addressOf(pattern)
    const commands = typedForms(await open(address))
    for (const odd of oddIds) {
      const at = fillIn(pattern, encodeURIComponent(odd))
      expect([at, (await open(at)).response.status]).toEqual([at, 404])
      for (const { to, entries, name } of commands) {
        const target = to.replace(address, at)
        if (target === to) continue
        const sent = await staff.tab().post(target, new URLSearchParams(entries))
        expect([target, name, sent.response.status]).toEqual([target, name, 404])
      }
    }
  },
)
