import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { connectDatabase, type Database } from "#app/db/client.server.ts"
import { silentLog } from "#test/database.ts"
import { withDatabase } from "#test/postgres-setup.ts"
import { type MailServer, startMailServer } from "./instances-mail.ts"
import { startProxy, type TestProxy, visitorHeader } from "./instances-proxy.ts"
import { createProductProcess, type ProductProcess } from "./product-process.ts"

export type Sent = {
  method?: "GET" | "POST"
  form?: Record<string, string>
  cookie?: string
  /** The address it comes from. */
  visitor?: string
}

export type Instances = {
  all: ProductProcess[]
  db: Database
  mail: MailServer
  /** Through the proxy, to whoever has the turn. */
  ask(path: string, sent?: Sent): Promise<Response>
  /** To one of them, without the proxy. */
  askOne(instance: ProductProcess, path: string, sent?: Sent): Promise<Response>
  /** To each of them at the same time, in their order. */
  askEach(path: string, sent?: Sent): Promise<Response[]>
}

/**
 * Several processes of the built product behind a proxy, each with a data folder of its own, as on machines of their
 * own. They share a secret, a mail server, and a database that was empty when all of them started at once.
 */
export function useInstances(count: number): Instances {
  const handle = {} as Instances
  const ending: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    const proxy = await startProxy()
    ending.push(proxy.stop)
    const mail = await startMailServer()
    ending.push(mail.stop)
    const database = await createEmptyDatabase()
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
    Object.assign(handle, { all, mail, db: client.db, ...askers(proxy, all) })
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

/** Without a single table: the first start of a new installation. */
async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject("postgres")
  const name = `guapcoin_instances_${process.pid}_${Math.random().toString(36).slice(2)}`
  const command = async (text: string) => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await command(`create database ${name}`)
  const { connectionString, host = "", port = "", user = "" } = withDatabase(server, name)
  const local = new URLSearchParams({ host, port: String(port), user })
  return {
    url: connectionString ?? `postgres:///${name}?${local}`,
    drop: () => command(`drop database if exists ${name} with (force)`),
  }
}
