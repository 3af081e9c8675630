import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { deriveSecrets } from "../secrets/secrets.server.ts"
import { createFlashes, type Flash, flashContext, takeFlash } from "./flash.server.ts"

const flashesOf = (master: string) =>
  createFlashes({ secrets: deriveSecrets(master), publicUrl: "http://localhost" })
const flashes = flashesOf("a secret of the tests, and of nothing else")
const message: Flash = { key: "event-created", values: { name: "Ọ̀yọ́ <b>Kitchen</b>; Path=/x" } }

const cookieOf = (setCookie: string) => setCookie.split(";")[0] ?? ""

/** Sends one request through the middleware; returns the message that the page sees and the response headers. */
async function visit(cookie: string | undefined, { method = "GET", path = "/events/1" } = {}) {
  const context = new RouterContextProvider()
  const url = new URL(path, "http://localhost")
  const request = new Request(url, { method, headers: cookie ? { Cookie: cookie } : {} })
  const args = { request, url, context } as unknown as Parameters<ReturnType<typeof takeFlash>>[0]
  const response = await takeFlash(() => flashes)(args, async () => new Response("page"))
  return { seen: context.get(flashContext), response: response as Response }
}

test("the next page gets the whole message, and its cookie is deleted", async () => {
  const setCookie = await flashes.set("/events/1?zone=x#top", message)
  expect(setCookie).toMatch(/; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
  const { seen, response } = await visit(`other=1; ${cookieOf(setCookie)}`)
  expect(seen).toMatchObject(message)
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^flash=; Max-Age=0/)])
  expect(response.headers.get("Cache-Control")).toBe("no-store")
})

test("a page loaded in another tab leaves the message to the page that it is for", async () => {
  const cookie = cookieOf(await flashes.set("/events/1", message))
  const { seen, response } = await visit(cookie, { path: "/events/10" })
  expect(seen).toBeNull()
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await visit(cookie)).seen).toMatchObject(message)
})

test("a page without a message sets no cookie and stays cacheable", async () => {
  for (const cookie of [undefined, "session=x"]) {
    const { seen, response } = await visit(cookie)
    expect(seen).toBeNull()
    expect([...response.headers.keys()]).toEqual(["content-type"])
  }
})

test("a form post leaves the message for the next page", async () => {
  const { seen, response } = await visit(cookieOf(await flashes.set("/events/1?zone=x#top", message)), {
    method: "POST",
  })
  expect(seen).toBeNull()
  expect(response.headers.getSetCookie()).toEqual([])
})

test("a message with an invalid signature is not shown", async () => {
  const [name, value = ""] = cookieOf(await flashes.set("/events/1?zone=x#top", message)).split("=")
  const others = flashesOf("a secret of some other installation of it")
  const unsigned = Buffer.from(JSON.stringify(message)).toString("base64")
  for (const cookie of [
    `flash=${unsigned}`,
    `${name}=${value.slice(0, -4)}`,
    cookieOf(await others.set("/events/1", message)),
    "flash=",
    "flash=%E0%A4%A",
  ])
    expect((await visit(cookie)).seen).toBeNull()
})
