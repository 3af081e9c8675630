import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { auditLog, chainEndpoints, mails, users } from "#app/lib/db/schema.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { useDatabase } from "#test/database.ts"
import { changeEndpoints, findEndpoints } from "./endpoints.server.ts"
import { type Endpoints, readEndpoints } from "./read-endpoints.ts"

const database = useDatabase()
const now = new Date("2026-11-23T12:00:00Z")
const change = { by: { id: "grace", name: "grace@example.org" }, publicUrl: "https://guap.example", now }
const none: Endpoints = { l1: [], l2: [] }
const a = "https://rpc-a.example/"
const b = "https://rpc-b.example/"

beforeEach(async () => {
  for (const table of [chainEndpoints, mails, users]) await database.db.delete(table)
  await database.db.insert(users).values(
    ["grace", "ada", "gone"].map((id) => ({
      ...{ id, name: `${id}@example.org`, email: `${id}@example.org` },
      isAdmin: id !== "gone",
      createdAt: now,
    })),
  )
})
const save = (wanted: Endpoints, version: string) =>
  changeEndpoints(database.db, wanted, { ...change, version })
const mailed = () => database.db.select().from(mails).orderBy(mails.recipient)

describe("the endpoints", () => {
  test("are empty on a new site", async () => {
    expect(await findEndpoints(database.db)).toEqual({ endpoints: none, version: "" })
  })

  test("change with an audit entry per network and a mail to every administrator", async () => {
    expect(await save({ l1: ["https://explorer.example/"], l2: [a] }, "")).toEqual({ kind: "saved" })
    const { endpoints, version } = await findEndpoints(database.db)
    expect(endpoints).toEqual({ l1: ["https://explorer.example/"], l2: [a] })
    const sent = await mailed()
    expect(sent.map(({ recipient, urgency, kind }) => [recipient, urgency, kind])).toEqual([
      ["ada@example.org", "account", "settings-endpoints"],
      ["grace@example.org", "account", "settings-endpoints"],
    ])
    expect(sent[0]?.text).toContain(`Now: ${a}`)
    expect(sent[0]?.text).toContain("https://guap.example/admin/settings/endpoints")
    expect(await save({ l1: [], l2: [a, b] }, version)).toEqual({ kind: "saved" })
    const [last, before] = await listAudit(database.db, "setting", "endpoints")
    expect([before?.details, last?.details]).toEqual([
      { network: "l1", before: "https://explorer.example/", after: null },
      { network: "l2", before: a, after: `${a}\n${b}` },
    ])
    expect(last).toMatchObject({ actor: "grace@example.org", action: "settings.endpoints-changed" })
  })

  test("keep their last answers when others are added or removed", async () => {
    await save({ l1: [], l2: [a, b] }, "")
    const heard = { askedAt: now, heardAt: now, blockAt: now, height: 7 }
    await database.db.update(chainEndpoints).set(heard)
    await save({ l1: [], l2: [b] }, (await findEndpoints(database.db)).version)
    expect(await database.db.select().from(chainEndpoints)).toMatchObject([{ url: b, ...heard }])
  })

  test("cause no mail or audit entry if saved unchanged, and do not overwrite a concurrent change", async () => {
    await save({ l1: [], l2: [a] }, "")
    await database.db.delete(mails)
    const { version } = await findEndpoints(database.db)
    expect(await save({ l1: [], l2: [a] }, version)).toEqual({ kind: "saved" })
    expect(await mailed()).toEqual([])
    expect(await save({ l1: [], l2: [b] }, "")).toEqual({ kind: "changed-meanwhile" })
    expect((await findEndpoints(database.db)).endpoints.l2).toEqual([a])
    const both = await Promise.all([save({ l1: [], l2: [b] }, version), save({ l1: [], l2: [] }, version)])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "saved"])
  })

  test("do not change if the mail cannot be queued", async () => {
    await database.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
        create trigger refuse before insert on mails for each row execute function refuse();`),
    )
    const entries = async () => (await database.db.select().from(auditLog)).length
    const before = await entries()
    await expect(save({ l1: [], l2: [a] }, "")).rejects.toThrow()
    await database.db.execute(sql.raw("drop function refuse cascade"))
    expect([(await findEndpoints(database.db)).endpoints, await entries()]).toEqual([none, before])
  })
})

describe("the typed endpoints", () => {
  const { errors } = adminSettings.endpoints

  test("are one per line, without duplicates, and normalized", () => {
    expect(readEndpoints({ l1: "", l2: " https://RPC-a.example\r\nhttps://rpc-a.example/\n\n" })).toEqual({
      endpoints: { l1: [], l2: [a] },
      errors: {},
    })
  })

  test.each([
    ["http://rpc.example/", errors.address],
    ["wss://rpc.example/", errors.address],
    ["rpc.example", errors.address],
    ["https://localhost/", errors.address],
    ["https://127.0.0.1/", errors.address],
    ["https://2130706433/", errors.address],
    ["https://[::1]/", errors.address],
    ["https://ada:secret@rpc.example/", errors.address],
    ["https://rpc.example:22/", errors.port],
    [`https://rpc.example/${"x".repeat(500)}`, errors.long],
  ])("%s is refused at its field, with the line", (line, error) => {
    const { errors: found } = readEndpoints({ l1: "", l2: `${a}\n${line}` })
    expect(found).toEqual({ l2: error.replace("{line}", line) })
  })

  test("are at most five per network", () => {
    const lines = Array.from({ length: 6 }, (_, index) => `https://rpc-${index}.example/`)
    expect(readEndpoints({ l1: lines.join("\n"), l2: lines.slice(1).join("\n") }).errors).toEqual({
      l1: errors.many.replace("{count}", "5"),
    })
  })
})
