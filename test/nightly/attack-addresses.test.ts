import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { origin, useApp } from "#test/app.ts"
import { dataAddress, fillIn, hasPlaces, routes } from "#test/attack/addresses.ts"
import { effort, inTime, seed } from "#test/attack/effort.ts"
import { type FilledSite, fillSite } from "#test/attack/filled-site.ts"
import { oddName, oddPathPart, oddText } from "#test/attack/odd-input.ts"
import { signIn } from "#test/staff.ts"

// Each test sends many requests, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const app = useApp()

let site: FilledSite
let staffCookie: string

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  const staff = await signIn(app)
  site = await fillSite(app, staff)
  staffCookie = staff.cookie
})
beforeEach(() => {
  app.logLines.length = 0
})

/** The query parameters that any page reads, and those that React Router reads. */
const knownParameters =
  "q page category status sort after before next email filter step from until to kind action actor deleted stage place location type intent ids id texts token index _routes"
const parameter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownParameters.split(" ")) },
  { weight: 1, arbitrary: oddName },
)
const query = fc
  .array(fc.tuple(parameter, oddText), { maxLength: 4 })
  .map((entries) => new URLSearchParams(entries).toString().slice(0, 6000))
const rawQuery = fc.constantFrom(
  "%",
  "%FF=%FF",
  "a=%00",
  "&&&=&=",
  "q=%E0%A4%A",
  "?",
  "q[]=1&q[a]=2",
  "__proto__[a]=1",
)

/** Only characters that a header can contain. */
const headerText = fc
  .oneof(
    fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      maxLength: 120,
    }),
    fc.constantFrom(
      "*/*;q=2",
      "text/html;level=1;;;q=x",
      ",".repeat(2000),
      "bytes=0-,1-,2-",
      "bytes=-999999999999999999999",
      '"a", W/"b", *',
      "br;q=0, gzip;q=1e999, *;q=-1",
      "for=::1, , unknown, 999.999.999.999, [::1]:80",
      "https, javascript",
      "session=; __Host-session=%00.%FF; flash=%E0%A4%A; device=e30=.x",
      "flash=eyJrZXkiOiJfX3Byb3RvX18ifQ.x",
      "=;;;==;",
      `session=${"A".repeat(4000)}.B`,
    ),
  )
  .filter((value) => {
    try {
      new Headers({ a: value })
      return true
    } catch {
      return false
    }
  })
const headerName = fc.constantFrom(
  ..."accept accept-encoding accept-language range if-none-match if-modified-since if-match x-forwarded-for x-forwarded-proto x-forwarded-host forwarded cookie user-agent referer content-type content-length sec-fetch-site origin x-http-method-override x-original-url".split(
    " ",
  ),
)
const headers = fc.array(fc.tuple(headerName, headerText), { maxLength: 3 })

const failures = () => app.logLines.filter((line) => JSON.parse(line).level === "error")

async function ask(address: string, sent: [string, string][], cookie: string): Promise<void> {
  const all = new Headers(cookie ? { cookie } : {})
  for (const [name, value] of sent) if (name !== "cookie") all.set(name, value)
  const own = sent.find(([name]) => name === "cookie")?.[1]
  if (own !== undefined) all.set("cookie", [own, cookie].filter(Boolean).join("; "))
  const request = new Request(origin + address, { headers: all, redirect: "manual" })
  const response = await inTime(`GET ${address}`, () => app.send(request))
  await response.arrayBuffer()
  expect([address, response.status < 500]).toEqual([address, true])
  expect(failures()).toEqual([])
}

const patterns = routes.filter(({ pattern }) => pattern !== "/admin/logout")
const options = { numRuns: 3 * effort, seed, endOnFailure: true }

describe("every address of the route table answers without an internal error", () => {
  test("to an odd query, as a document and as data, to visitors and to staff", async () => {
    for (const { pattern, id } of patterns) {
      const address = site.addressOf(pattern).split("?")[0] ?? ""
      const asked = fc.record({
        search: fc.oneof({ weight: 5, arbitrary: query }, { weight: 1, arbitrary: rawQuery }),
        form: fc.constantFrom("document", "data", "data of one route"),
        headers,
      })
      await fc.assert(
        fc.asyncProperty(asked, async ({ search, form, headers }) => {
          const target = `${address}?${search}`
          const sent = form === "document" ? target : dataAddress(target, form === "data" ? undefined : id)
          await ask(sent, headers, pattern.startsWith("/admin") ? staffCookie : "")
        }),
        options,
      )
    }
  })

  test("with an odd value in each of its parameters", async () => {
    const withPlaces = patterns.filter(({ pattern }) => hasPlaces(pattern))
    expect(withPlaces.length).toBeGreaterThan(25)
    for (const { pattern, id } of withPlaces)
      await fc.assert(
        fc.asyncProperty(oddPathPart, fc.boolean(), async (part, asData) => {
          const address = fillIn(pattern, part)
          await ask(
            asData ? dataAddress(address, id) : address,
            [],
            pattern.startsWith("/admin") ? staffCookie : "",
          )
        }),
        { ...options, numRuns: 6 * effort },
      )
  })

  test("for any path, and for any list of routes in a data request", async () => {
    const parts = fc.array(oddPathPart, { minLength: 1, maxLength: 4 }).map((list) => `/${list.join("/")}`)
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), async (address, asData) => {
        await ask(asData ? dataAddress(address) : address, [], "")
      }),
      { ...options, numRuns: 60 * effort },
    )
    const ids = fc.array(
      fc.oneof(fc.constantFrom(...routes.map(({ id }) => id), "root", "shell/layout.route"), oddText),
      {
        maxLength: 4,
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...patterns), ids, async ({ pattern }, list) => {
        await ask(
          dataAddress(site.addressOf(pattern), list.join().toWellFormed().slice(0, 3000)),
          [],
          staffCookie,
        )
      }),
      { ...options, numRuns: 60 * effort },
    )
  })
})
