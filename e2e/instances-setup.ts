import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { afterAll, beforeAll } from "vitest"
import { connectDatabase, type Database } from "#app/lib/db/client.server.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { type MailServer, startMailServer } from "./instances-mail.ts"
import { startProxy, type TestProxy, visitorHeader } from "./instances-proxy.ts"
import { createProductProcess, type ProductProcess } from "./product-process.ts"

type Sent = {
  method?: "GET" | "POST"
  form?: Record<string, string>
  cookie?: string
  /** Client address of the request. */
  visitor?: string
}

export type Instances = {
  all: ProductProcess[]
  db: Database
  mail: MailServer
  /** Sends through the proxy, to the next instance. */
  ask(path: string, sent?: Sent): Promise<Response>
  /** Sends to one instance, without the proxy. */
  askOne(instance: ProductProcess, path: string, sent?: Sent): Promise<Response>
  /** Runs a script of the product with the instances' environment, as an operator would. */
  run(script: string, ...words: string[]): Promise<unknown>
  /** Sends to each instance at the same time; responses in their order. */
  askEach(path: string, sent?: Sent): Promise<Response[]>
}

/**
 * Several processes of the built product behind a proxy, each with its own data folder, as on separate machines. They
 * share a secret, a mail server, and a database that was empty when all of them started at once.
 */
export function useInstances(count: number): Instances {
  const handle = {} as Instances
  const ending: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    const proxy = await startProxy()
    ending.push(proxy.stop)
    const mail = await startMailServer()
    ending.push(mail.stop)
    const database = await createTestDatabase("template1")
    ending.push(database.drop)
    const env = {
      DATABASE_URL: database.url,
      PUBLIC_URL: proxy.origin,
      TRUST_PROXY: "1",
      SMTP_URL: mail.url,
      SITE_SECRET: "a secret that the instances of a test share",
    }
    const all = await Promise.all(Array.from({ length: count }, () => createProductProcess(env)))
    ending.push(() => Promise.all(all.map((instance) => instance.remove())))
    proxy.targets.push(...all.map((instance) => instance.origin))
    const client = connectDatabase(database.url, silentLog, { max: 2 })
    ending.push(client.close)
    const run: Instances["run"] = (script, ...words) =>
      promisify(execFile)(process.execPath, [script, ...words], {
        env: { ...process.env, NODE_ENV: "production", ...env, DATA_DIR: all[0]?.dataDir },
      })
    Object.assign(handle, { all, mail, db: client.db, run, ...askers(proxy, all) })
    await Promise.all(all.map((instance) => instance.start()))
  })
  afterAll(async () => {
    for (const end of ending.reverse()) await end()
  })
  return handle
}

function askers(proxy: TestProxy, all: ProductProcess[]): Pick<Instances, "ask" | "askOne" | "askEach"> {
  const send = (origin: string, path: string, { method, form, cookie = "", visitor }: Sent = {}) =>
    fetch(origin + path, {
      method: method ?? (form ? "POST" : "GET"),
      body: form && new URLSearchParams(form),
      redirect: "manual",
      headers: {
        cookie,
        ...((form || method === "POST") && { origin: proxy.origin }),
        ...(visitor && { [visitorHeader]: visitor }),
      },
    })
  const askOne: Instances["askOne"] = (instance, path, sent) => send(instance.origin, path, sent)
  return {
    ask: (path, sent) => send(proxy.origin, path, sent),
    askOne,
    askEach: (path, sent) => Promise.all(all.map((instance) => askOne(instance, path, sent))),
  }
}
