import { once } from "node:events"
import { createServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, describe, expect, test } from "vitest"
import { createProductProcess, type ProductProcess } from "./product-process.ts"

describe("a server that is asked to stop", () => {
  let product: ProductProcess
  afterEach(async () => {
    await product.remove()
  })

  test("says so to whoever sends it visitors, answers what has begun, and ends", async () => {
    product = await createProductProcess()
    await product.start()
    const begun = sendSlowly(`${product.origin}/newsletter`)
    await sleep(300)
    const stopped = product.stop()
    await sleep(300)
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${product.origin}/livez`)).status).toBe(200)
    await sleep(1200)
    await expect(fetch(product.origin)).rejects.toThrow("fetch failed")
    begun.finish()
    expect(await (await begun.answer).text()).toContain("reader@example.org")
    await stopped
    expect(product.output()).toContain('"event":"process.stopped","closed":true')
  })

  test("does not wait for a mail server that hangs; the mail leaves later", async () => {
    const hanging = createServer(() => {})
    hanging.listen(0, "localhost")
    await once(hanging, "listening")
    const { port } = hanging.address() as { port: number }
    product = await createProductProcess({ SMTP_URL: `smtp://localhost:${port}` })
    await product.start()
    const reached = once(hanging, "connection")
    const form = await (await fetch(`${product.origin}/newsletter`)).text()
    const field = (name: string) => form.match(new RegExp(`name="${name}" value="([^"]+)"`))?.[1] ?? ""
    const answer = await fetch(`${product.origin}/newsletter`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        form: "page",
        token: field("token"),
        consent: field("consent"),
        email: "reader@example.org",
      }),
    })
    expect(answer.status).toBe(303)
    await reached
    const asked = performance.now()
    await product.stop()
    expect(performance.now() - asked).toBeLessThan(15_000)
    hanging.close()
  })
})

/** A form whose last byte is sent only when `finish` is called. */
function sendSlowly(url: string) {
  let finish = () => {}
  const rest = new Promise<void>((resolve) => {
    finish = resolve
  })
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("email=reader%40example"))
      await rest
      controller.enqueue(new TextEncoder().encode(".org"))
      controller.close()
    },
  })
  const headers = { "Content-Type": "application/x-www-form-urlencoded" }
  const answer = fetch(url, {
    method: "POST",
    headers,
    body,
    duplex: "half",
    redirect: "manual",
  } as RequestInit)
  return { answer, finish }
}
