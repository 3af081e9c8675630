import { beforeEach, describe, expect, test } from "vitest"
import { applications, rateLimits } from "#app/lib/db/schema.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import { useApp } from "./app.ts"
import { completePost } from "./application.ts"
import { Browser } from "./browser.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [...applicationTables, rateLimits]) await app.db.delete(table)
})

const rowCount = async () => (await app.db.select().from(applications)).length
const form = "application/x-www-form-urlencoded"

async function post(body: BodyInit | null, type?: string): Promise<Browser> {
  return new Browser(app).post("/merchant-register", body as BodyInit, type ? { "content-type": type } : {})
}

/** The complete form as a browser encodes it when the form has a file field. */
async function multipart(change: (text: string) => string): Promise<Browser> {
  const parts = [...(await completePost(app))].map(
    ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return post(change(`${parts.join("")}--edge--\r\n`), "multipart/form-data; boundary=edge")
}

describe("a damaged form", () => {
  test("sent as multipart is read like any other", async () => {
    expect((await multipart((text) => text)).path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rowCount()).toBe(1)
  })

  test.each<[string, () => Promise<Browser>]>([
    ["multipart without its end", () => multipart((text) => text.slice(0, -200))],
    ["multipart of another boundary", () => multipart((text) => text.replaceAll("--edge", "--other"))],
    ["multipart without a boundary", () => post("--edge\r\n", "multipart/form-data")],
    ["multipart that is empty", () => post("", "multipart/form-data; boundary=edge")],
    ["JSON", () => post('{"businessName":"Shop"}', "application/json")],
    ["plain text", () => post("businessName=Shop", "text/plain")],
    ["something without a type", () => post(new Blob([new Uint8Array([1, 2, 3])]))],
    ["nothing at all", () => post(null)],
  ])("as %s is refused with 400", async (_, send) => {
    const browser = await send()
    expect(browser.response.status).toBe(400)
    expect(browser.text).toContain(site.errors.malformed.title)
    expect(await rowCount()).toBe(0)
  })

  test.each([
    ["letters that are no UTF-8", "a%FF%FEb"],
    ["percent signs that mean nothing", "%E0%A4%A"],
    ["a lone half of an emoji", "%ED%A0%80"],
    ["a NUL", "a%00b"],
  ])("with %s in a field names that field, and keeps the others", async (_, encoded) => {
    const body = (await completePost(app)).toString().replace(/ownerName=[^&]*/, `ownerName=${encoded}`)
    const browser = await post(body, form)
    expect(browser.response.status).toBe(422)
    expect(browser.textOfId("ownerName-error")).toBe(formMessages.controlCharacters)
    expect(browser.value("email")).toBe("owner@oyo.example")
    expect(await rowCount()).toBe(0)
  })

  test("with a single percent sign stores the sign", async () => {
    const body = (await completePost(app)).toString().replace(/ownerName=[^&]*/, "ownerName=100%")
    await post(body, form)
    expect((await app.db.select().from(applications))[0]?.ownerName).toBe("100%")
  })

  test("with a file instead of a text counts as without that text", async () => {
    const data = new FormData()
    for (const [name, value] of await completePost(app)) data.append(name, value)
    data.set("businessName", new Blob(["Shop"]), "shop.txt")
    const browser = await post(data)
    expect(browser.response.status).toBe(422)
    expect(browser.text).toContain("Missing required fields: Business Name, Email, or Owner Name")
  })

  test("with a repeated field uses the first one, and ignores a thousand unknown ones", async () => {
    const fields = await completePost(app)
    fields.append("businessName", "Another")
    fields.append("status", "approved")
    for (let number = 0; number < 1000; number++) fields.append(`field${number}`, "x")
    expect((await post(fields)).path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await app.db.select().from(applications)).toEqual([
      expect.objectContaining({ businessName: "Ọ̀yọ́ Kitchen", status: "pending" }),
    ])
  })

  test("at the size limit is read, and over it is refused before anything is stored", async () => {
    const fields = await completePost(app)
    const room = 128 * 1024 - fields.toString().length - "&padding=".length
    fields.append("padding", "x".repeat(room))
    expect((await post(fields)).response.status).toBe(200)
    expect(await rowCount()).toBe(1)
    fields.set("padding", "x".repeat(room + 1 + encodeURIComponent("Ọ̀yọ́ Kitchen").length))
    fields.set("businessName", "Another")
    expect((await post(fields)).response.status).toBe(413)
    expect(await rowCount()).toBe(1)
  })
})

describe("a damaged address", () => {
  test.each([
    "/%",
    "/%FF",
    "/%E0%A4%A",
    "/%00",
    "/merchants%00",
    "/merchant-directory/%FF",
    "/merchant-register/status/%FF",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/server.ts",
    "/assets/../../server/index.js",
    "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
    "/merchants/%C0%AE%C0%AE/",
    `/${"x".repeat(8000)}`,
    `/${"a/".repeat(2000)}`,
    "/merchants/extra",
    "/index.html",
    "/.env",
    "/build/server/index.js",
    "/__proto__",
    "/merchant-directory/a/b",
  ])("%s answers 404", async (path) => {
    const browser = await new Browser(app).open(`http://localhost:3000${path}`)
    expect(browser.response.status).toBe(404)
    expect(browser.text).toContain("Oops! Page not found")
    expect(browser.href("Return to Home")).toBe("/")
    expect(browser.html).toContain('src="/not-found.js"')
  })

  test.each([
    "/merchants?%",
    "/merchants?%FF=%FF",
    "/merchant-register?step=9&businessName=%00",
    "/?__proto__=1",
  ])("%s ignores its invalid query", async (path) => {
    expect((await app.fetch(path)).status).toBe(200)
  })

  test.each([
    ["POST", "/merchants"],
    ["DELETE", "/merchant-directory"],
    ["PUT", "/"],
  ])("a %s to %s, which does not allow it, is refused with 405 and changes nothing", async (method, path) => {
    const response = await app.fetch(path, {
      method,
      body: method === "DELETE" ? null : new URLSearchParams({ a: "b" }),
    })
    expect(response.status).toBe(405)
    expect(await response.text()).toContain(site.errors.malformed.title)
  })

  test("a form sent to an unknown page answers 404", async () => {
    expect((await app.fetch("/nope", { method: "POST", body: new URLSearchParams({ a: "b" }) })).status).toBe(
      404,
    )
  })

  test.each(["HEAD", "OPTIONS"])(
    "%s is answered without a body and without an internal error",
    async (method) => {
      for (const path of ["/", "/merchant-directory", "/favicon.svg"]) {
        const response = await app.fetch(path, { method })
        expect(response.status).toBeLessThan(500)
        if (method === "HEAD") expect([path, response.status, await response.text()]).toEqual([path, 200, ""])
      }
    },
  )
})
