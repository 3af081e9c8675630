import { Hono } from "hono"
import { expect, test } from "vitest"
import { readConfig } from "./config.ts"
import type { ShellEnv } from "./request-context.ts"
import { securityHeaders } from "./security-headers.ts"

/** The cookies of an answer that sets two, one of them marked already. */
async function cookiesAt(publicUrl: string): Promise<string[]> {
  const shell = new Hono<ShellEnv>()
    .use(securityHeaders(readConfig({ PUBLIC_URL: publicUrl }, "/srv")))
    .get("/", (c) => {
      c.header("Set-Cookie", "flash=a; Path=/", { append: true })
      c.header("Set-Cookie", "__Host-session=b; Path=/; Secure", { append: true })
      return c.text("")
    })
  return (await shell.request("/")).headers.getSetCookie()
}

test("every cookie is for https alone where visitors come by https", async () => {
  expect(await cookiesAt("https://guap.example")).toEqual([
    "flash=a; Path=/; Secure",
    "__Host-session=b; Path=/; Secure",
  ])
  expect((await cookiesAt("http://localhost:3000"))[0]).toBe("flash=a; Path=/")
})
