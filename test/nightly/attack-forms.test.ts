import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { origin, useApp } from "#test/app.ts"
import { routes } from "#test/attack/addresses.ts"
import { effort, inTime, seed } from "#test/attack/effort.ts"
import { type FilledSite, fillSite, forgetAttempts } from "#test/attack/filled-site.ts"
import { oddName, oddText } from "#test/attack/odd-input.ts"
import { Browser } from "#test/browser.ts"
import { type Element, elements } from "#test/html.ts"
import { signIn } from "#test/staff.ts"

// Each test sends many requests, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const app = useApp()

type Field = { name: string; value: string; isHidden: boolean }
type Form = { path: string; method: "get" | "post"; fields: Field[] }

let site: FilledSite
let staff: Browser
const found = { visitors: new Map<string, Form>(), staff: new Map<string, Form>() }

/** Not attacked: it ends the session that the test needs. */
const leavesOut = (path: string) => path === "/admin/logout"

function formsOf(browser: Browser): Form[] {
  return elements(browser.document, "form").flatMap((form) => {
    const { action, method } = form.attributes
    if (method === "dialog") return []
    const { pathname, search } = new URL(action || browser.url, browser.url)
    const fields = elements(form, "input", "select", "textarea", "button").flatMap(fieldOf)
    return [{ path: pathname + search, method: method === "post" ? "post" : "get", fields } satisfies Form]
  })
}

function fieldOf(element: Element): Field[] {
  const { name, value, type } = element.attributes
  if (!name) return []
  const [option] = elements(element, "option")
  return [{ name, value: value ?? option?.attributes.value ?? "on", isHidden: type === "hidden" }]
}

async function collect(browser: Browser, into: Map<string, Form>, patterns: string[]): Promise<void> {
  for (const pattern of patterns) {
    if (leavesOut(pattern)) continue
    await browser.open(site.addressOf(pattern))
    for (const form of formsOf(browser)) {
      const name = `${form.method} ${form.path} ${form.fields.map((field) => field.name)}`
      if (!leavesOut(form.path)) into.set(name, form)
    }
  }
}

let accounts = 0
/** Signs in again if needed, because an attacked form may have ended the session. */
async function signedIn(): Promise<Browser> {
  if (staff && (await staff.open("/admin")).path === "/admin") return staff
  await forgetAttempts(app)
  staff = await signIn(app, accounts++ === 0 ? "ada@example.org" : `colleague${accounts}@example.org`)
  return staff
}

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  site = await fillSite(app, await signedIn())
  await app.services.siteSearch.refresh()
  const patterns = [...new Set(routes.map(({ pattern }) => pattern))]
  await collect(new Browser(app), found.visitors, patterns)
  await collect(
    await signedIn(),
    found.staff,
    patterns.filter((pattern) => pattern.startsWith("/admin")),
  )
})
beforeEach(() => {
  app.logLines.length = 0
})

/** The statuses that a form may answer: success, a redirect to a page that says so, or a refusal with its reason. */
const promised = [200, 302, 303, 400, 403, 404, 405, 409, 413, 415, 422, 429]
const edge = "edge-of-a-part"

type Shot = {
  changes: [field: number, value: string][]
  extra: [name: string, value: string][]
  without: number[]
  as: "urlencoded" | "multipart" | "broken" | "json" | "text" | "nothing"
  asData: boolean
}

const shot: fc.Arbitrary<Shot> = fc.record<Shot>({
  changes: fc.array(fc.tuple(fc.nat(20), oddText), { maxLength: 6 }),
  extra: fc.array(fc.tuple(oddName, oddText), { maxLength: 2 }),
  without: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.nat(20), { maxLength: 3 }) },
  ),
  as: fc.oneof(
    { weight: 6, arbitrary: fc.constant("urlencoded" as const) },
    { weight: 2, arbitrary: fc.constant("multipart" as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("broken" as const, "json" as const, "text" as const, "nothing" as const),
    },
  ),
  asData: fc.boolean(),
})

/** The entries of a form as rendered, with some of them changed, left out, added or sent twice. */
function entriesOf({ fields }: Form, { changes, extra, without }: Shot): [string, string][] {
  const kept = fields.filter((_, index) => !without.includes(index))
  const entries = kept.map(({ name, value }): [string, string] => [name, value])
  const turned = changes.map(([index, value]): [string, string] | undefined => {
    const field = fields[index % Math.max(1, fields.length)]
    return field && [field.name, value]
  })
  // A changed field comes first, because the server uses the first value of a repeated field.
  return [...turned.filter((entry) => entry !== undefined), ...entries, ...extra]
}

function requestOf(form: Form, sent: Shot, cookie: string): Request {
  const entries = entriesOf(form, sent)
  const params = new URLSearchParams(entries)
  const url = new URL(form.path, origin)
  if (form.method === "get") {
    url.search = params.toString()
    return new Request(url, { headers: { cookie }, redirect: "manual" })
  }
  if (sent.asData) url.pathname += ".data"
  const { body, type } = bodyOf(sent.as, entries)
  const headers = new Headers({ cookie, origin, ...(type && { "content-type": type }) })
  return new Request(url, { method: "POST", body, headers, redirect: "manual" })
}

function bodyOf(as: Shot["as"], entries: [string, string][]): { body: BodyInit | null; type?: string } {
  const parts = entries.map(
    ([name, value]) =>
      `--${edge}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', "%22")}"${value.length % 5 === 0 ? '; filename="a.jpg"' : ""}\r\n\r\n${value}\r\n`,
  )
  const multipart = `multipart/form-data; boundary=${edge}`
  switch (as) {
    case "urlencoded":
      return { body: new URLSearchParams(entries) }
    case "multipart":
      return { body: `${parts.join("")}--${edge}--\r\n`, type: multipart }
    case "broken":
      return { body: parts.join("").slice(0, -7), type: multipart }
    case "json":
      return { body: JSON.stringify(Object.fromEntries(entries)), type: "application/json" }
    case "text":
      return { body: entries.join(), type: "text/plain" }
    case "nothing":
      return { body: null }
  }
}

const failures = () => app.logLines.filter((line) => JSON.parse(line).level === "error")

/** Every status that came back. A test that meets only refusals tests nothing behind them. */
const seen = new Set<number>()

/** Values that a database column refuses, for hidden fields that the code may trust. */
const sharp = ["\u0000", "2147483648"]

function sharpShots({ fields }: Form): Shot[] {
  const hidden = fields.flatMap(({ isHidden }, index) => (isHidden ? [index] : []))
  const plain = { extra: [], without: [], as: "urlencoded" as const, asData: false }
  return hidden.flatMap((index) => sharp.map((value): Shot => ({ ...plain, changes: [[index, value]] })))
}

async function attack(form: Form, cookie: string): Promise<void> {
  const examples = sharpShots(form).map((sent): [Shot] => [sent])
  await fc.assert(
    fc.asyncProperty(shot, async (sent) => {
      await forgetAttempts(app)
      const response = await inTime(`${form.method} ${form.path}`, () =>
        app.send(requestOf(form, sent, cookie)),
      )
      await response.arrayBuffer()
      seen.add(response.status)
      const isData = sent.asData && form.method === "post"
      expect(isData ? [...promised, 202] : promised).toContain(response.status)
      expect(failures()).toEqual([])
    }),
    { numRuns: 5 * effort + examples.length, examples, seed, endOnFailure: true },
  )
}

describe("every form answers with an allowed status, whatever is sent", () => {
  test("public forms", async () => {
    expect(found.visitors.size).toBeGreaterThan(12)
    for (const form of found.visitors.values()) await attack(form, "")
  })

  test("forms of the back office", async () => {
    expect(found.staff.size).toBeGreaterThan(40)
    for (const form of found.staff.values()) {
      await signedIn()
      await attack(form, staff.cookie)
    }
  })

  test("the attacks met every type of answer", () => {
    expect([...seen]).toEqual(expect.arrayContaining([200, 303, 400, 404, 422]))
  })
})
