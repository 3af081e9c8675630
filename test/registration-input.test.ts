import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import { applications, mails, rateLimits } from "#app/lib/db/schema.ts"
import { emptyApplication } from "#app/listings/application/application-rules.ts"
import { useApp } from "./app.ts"
import { completePost } from "./application.ts"
import { Browser } from "./browser.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [applications, mails, rateLimits]) await app.db.delete(table)
})

const send = async (change: Record<string, string>) =>
  new Browser(app).post("/merchant-register", await completePost(app, change))

const texts = [
  ["businessName", "businessName"],
  ["ownerName", "ownerName"],
  ["description", "description"],
  ["address", "address"],
  ["city", "city"],
  ["state", "state"],
  ["zip", "zipCode"],
] as const

describe.each(texts)("%s", (field, column) => {
  test.each([
    ["emoji", "🎉👩🏾‍🍳🇳🇬", "🎉👩🏾‍🍳🇳🇬"],
    ["markup", "<b>'\"&</b>", "<b>'\"&</b>"],
    ["SQL", "'; drop table--", "'; drop table--"],
    ["a direction override", "ab\u202Ecd", "abcd"],
    ["Arabic with its mark", "متجر\u200F (1)", "متجر\u200F (1)"],
    ["words of a template", "{owner} {0} %s", "{owner} {0} %s"],
    ["names of JavaScript", "__proto__", "__proto__"],
  ])("accepts %s as text", async (_, typed, stored) => {
    const browser = await send({ [field]: typed })
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    const [row] = await app.db.select().from(applications)
    expect(row?.[column]).toBe(stored)
    const [, mail] = (await app.db.select().from(mails)).toSorted((a, b) => a.kind.localeCompare(b.kind))
    expect(mail?.html).not.toContain("<b>'")
  })
})

/** Anything that a program can send: other fields, odd values, characters of every kind. */
const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "on",
    "\u0000",
    "\uD800",
    "\r\n.\r\n",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "http:",
    "https://%",
    "//",
    "0x",
    "1e999",
    "-1",
    "x".repeat(3000),
    "🎉".repeat(300),
    "<script>alert(1)</script>",
    "' or 1=1 --",
    "%00%E0%A4%A",
    "{{7*7}}",
  ),
)
const field = fc.constantFrom(
  ...Object.keys(emptyApplication),
  "step",
  "intent",
  "token",
  "submissionKey",
  "leave_blank",
  "__proto__",
  "constructor",
)

test("no input, in any encoding, causes an internal error", async () => {
  const complete = await completePost(app)
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(field, value), { maxLength: 4 }),
      fc.boolean(),
      async (changes, multipart) => {
        const fields = new URLSearchParams(complete)
        for (const [name, sent] of changes) fields.set(name, sent)
        const form = new FormData()
        for (const [name, sent] of fields) form.append(name, sent)
        const { status } = await app.fetch("/merchant-register", {
          method: "POST",
          body: multipart ? form : fields,
        })
        seen.add(status)
        expect(status).toBeLessThan(500)
        await app.db.delete(rateLimits)
      },
    ),
    { numRuns: 150 },
  )
  expect([...seen]).toEqual(expect.arrayContaining([303, 422]))
})
