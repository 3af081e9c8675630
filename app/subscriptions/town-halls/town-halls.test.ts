import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, mails, rateLimits, townHallSubscribers } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { useDatabase } from "#test/database.ts"
import { askForTownHalls, joinTownHalls } from "./test-support.ts"
import { confirm, findByToken } from "./town-halls.server.ts"
import { cleanUpUnconfirmedGuests } from "./unconfirmed-cleanup.server.ts"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const start = new Date("2026-05-01T12:00:00Z")
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)

beforeEach(async () => {
  for (const table of [townHallSubscribers, mails, rateLimits]) await database.db.delete(table)
})

const ask = (email: string, now = start, fullName = "Ada") =>
  askForTownHalls(database.db, { email, fullName }, now)
const rows = () => database.db.select().from(townHallSubscribers).orderBy(townHallSubscribers.id)
const written = () => database.db.select().from(mails).orderBy(mails.createdAt)
const linkIn = (text: string | undefined) => text?.match(/\/town-halls\/confirm\/([\w-]+)/)?.[1] ?? ""

describe("the first mail", () => {
  test("does not contain the typed name, and its link confirms once", async () => {
    await ask("ada@example.org", start, "Win now at evil.example")
    const [mail] = await written()
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain("evil")
    const token = linkIn(mail?.text)
    expect(await findByToken(database.db, token)).toEqual({ address: "a…@example.org", isConfirmed: false })
    expect([
      await confirm(database.db, token, minutes(1)),
      await confirm(database.db, token, days(9)),
    ]).toEqual([true, true])
    expect(await rows()).toMatchObject([{ confirmedAt: minutes(1) }])
    expect(await findByToken(database.db, token)).toMatchObject({ isConfirmed: true })
    const acts = (await database.db.select().from(auditLog)).map(({ action }) => action)
    expect(acts.filter((action) => action === "town-halls.confirmed")).toHaveLength(1)
    expect(await confirm(database.db, "x", start)).toBe(false)
  })

  test("is sent again after ten minutes, three times a day, and the first link keeps working", async () => {
    await ask("ada@example.org")
    expect(await ask("ada@example.org", minutes(9))).toEqual({ kind: "duplicate" })
    expect(await written()).toHaveLength(1)
    for (let time = 1; time <= 50; time++)
      await ask("ADA@example.org", minutes(10 * time), `Stranger ${time}`)
    expect(await written()).toHaveLength(3)
    const [first] = await written()
    expect(await confirm(database.db, linkIn(first?.text), minutes(1100))).toBe(true)
    expect(await rows()).toMatchObject([{ fullName: "Ada", confirmedAt: minutes(1100) }])
  })
})

describe("spellings of one mailbox", () => {
  test("get three mails a day together, and one row once one of them is confirmed", async () => {
    for (let number = 0; number < 50; number++) await ask(`v.ic.tim+${number}@gmail.com`)
    expect(await written()).toHaveLength(3)
    await joinTownHalls(database.db, { email: "victim@gmail.com", fullName: "Victim" }, days(2))
    expect(await rows()).toMatchObject([{ email: "victim@gmail.com", confirmedAt: days(2) }])
    expect(await ask("vic.tim@googlemail.com", days(3))).toEqual({ kind: "duplicate" })
    expect(await rows()).toHaveLength(1)
  })
})

test("unconfirmed rows are deleted after 30 days, and no others", async () => {
  await ask("eve@example.org")
  await joinTownHalls(database.db, { email: "ada@example.org", fullName: "Ada" }, start)
  expect(await cleanUpUnconfirmedGuests(database.db, days(29.9))).toBe(0)
  expect(await cleanUpUnconfirmedGuests(database.db, days(30.1))).toBe(1)
  expect((await rows()).map(({ email }) => email)).toEqual(["ada@example.org"])
  expect(await findByToken(database.db, unsubscribeToken(secrets, "eve@example.org"))).toBeUndefined()
})
