import { spawn } from "node:child_process"
import { once } from "node:events"
import { request as startRequest } from "node:http"
import { connect, createServer } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, describe, expect, test } from "vitest"
import { until } from "#e2e/harness.ts"
import { createProductProcess, type ProductProcess } from "#e2e/product-process.ts"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { rootDir } from "../../scripts/prepare.mjs"

describe("a server that is told to stop", () => {
  let product: ProductProcess
  afterEach(async () => {
    await product.remove()
  })

  test("reports that it is not ready, finishes open requests, and ends", async () => {
    product = await createProductProcess()
    await makeEmbeddedTables(product)
    await product.start()
    const begun = sendSlowly(`${product.origin}/newsletter`)
    await begun.isTaken
    const stopped = product.stop()
    const statusOf = (path: string) => fetch(`${product.origin}${path}`).then(({ status }) => status)
    // The server answers for one more second, and then accepts no connections.
    await until("it says that it stops", async () => {
      const [ready, alive] = await Promise.all([statusOf("/readyz"), statusOf("/livez")])
      expect(alive).toBe(200)
      return ready === 503
    })
    await until("nobody comes in any more", () => isRefused(product.origin))
    begun.finish()
    expect(await begun.answer).toContain("reader@example.org")
    await stopped
    expect(product.output()).toContain('"event":"process.stopped","closed":true')
  })

  test("does not wait for a mail server that hangs; the mail leaves later", async () => {
    const hanging = createServer(() => {})
    hanging.listen(0, "localhost")
    await once(hanging, "listening")
    const { port } = hanging.address() as { port: number }
    product = await createProductProcess({ SMTP_URL: `smtp://localhost:${port}` })
    await makeEmbeddedTables(product)
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
    await product.stop()
    expect(product.output()).toContain('"event":"process.stopped","closed":true')
    hanging.close()
  })

  test("ends with the npm that started it, however that ended", async () => {
    product = await createProductProcess()
    await makeEmbeddedTables(product)
    const { hostname, port } = new URL(product.origin)
    const npm = spawn("npm", ["start"], {
      cwd: rootDir,
      env: { ...process.env, HOST: hostname, PORT: port, DATA_DIR: product.dataDir, DATABASE_URL: "" },
      stdio: "ignore",
    })
    await until("it is there", () =>
      fetch(`${product.origin}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    npm.kill("SIGKILL")
    await until("it has ended, too", () => isRefused(product.origin))
  })
})

/** Sends a form whose last bytes follow when `finish` is called. `isTaken` resolves once the server has begun to read it. */
function sendSlowly(url: string) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Expect: "100-continue" }
  const request = startRequest(url, { method: "POST", headers })
  request.flushHeaders()
  const isTaken = once(request, "continue").then(() => request.write("email=reader%40example"))
  const answer = once(request, "response").then(([response]) => text(response))
  // The test awaits `answer` at its end, and reports an earlier failure there.
  answer.catch(() => {})
  return { isTaken, answer, finish: () => request.end(".org") }
}

/**
 * Opens a connection without a request. Open requests get ten seconds to finish; a busy machine must notice the stop
 * within that time.
 */
async function isRefused(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  try {
    await once(socket, "connect")
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ECONNREFUSED"
  } finally {
    socket.destroy()
  }
}
