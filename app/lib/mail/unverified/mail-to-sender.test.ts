import { beforeEach, expect, test } from "vitest"
import { mails, rateLimits } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { useDatabase } from "#test/database.ts"
import { mailToSender } from "./mail-to-sender.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const start = new Date("2026-05-01T12:00:00Z")
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000)

beforeEach(async () => {
  for (const table of [mails, rateLimits]) await database.db.delete(table)
})

let number = 0
const send = (to: string, { now = start, suspicion = null as string | null } = {}) => {
  const mail = { kind: "receipt", dedupeKey: `${number++}`, subject: "", html: "", text: "", to }
  return mailToSender(database.db, mail, { secrets, suspicion, network: null, now })
}
const recipients = async () => (await database.db.select().from(mails)).map((row) => row.recipient)

test("one mailbox gets three mails a day in whatever spelling, each sent to the address as typed", async () => {
  const spellings = [
    "victim@gmail.com",
    "v.ictim@gmail.com",
    "VICTIM+2@googlemail.com",
    "vic.tim+3@gmail.com",
  ]
  const sent = []
  for (const spelling of spellings) sent.push(await send(spelling))
  expect(sent).toEqual([true, true, true, false])
  expect((await recipients()).toSorted()).toEqual(spellings.slice(0, 3).toSorted())
  expect(await send("victim@gmail.com", { now: later(24.1) })).toBe(true)
})

test("of a hundred concurrent requests three send a mail", async () => {
  await Promise.all(Array.from({ length: 100 }, () => send("victim@example.org")))
  expect(await recipients()).toHaveLength(3)
})

test("dots do not make another mailbox, at any host: companies use Gmail under their own domains", async () => {
  for (const name of ["jane", "j.ane", "ja.ne"]) expect(await send(`${name}@example.org`)).toBe(true)
  expect(await send("j.a.n.e@example.org")).toBe(false)
  expect(await send("jane@ex.ample.org")).toBe(true)
})

test("a suspicious submission sends no mail and does not count", async () => {
  for (let time = 0; time < 10; time++)
    expect(await send("ada@example.org", { suspicion: "honeypot" })).toBe(false)
  expect(await recipients()).toEqual([])
  expect(await send("ada@example.org")).toBe(true)
})

test("the counters contain no address", async () => {
  await send("ada@example.org")
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toMatch(/ada|example/)
})
