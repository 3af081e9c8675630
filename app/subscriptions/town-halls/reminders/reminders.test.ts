import { eq } from "drizzle-orm"
import PostalMime from "postal-mime"
import { beforeEach, describe, expect, test } from "vitest"
import { listTownHallsWithin } from "#app/events/events.server.ts"
import { whenTexts } from "#app/events/public-event.ts"
import { addEvent } from "#app/events/test-support.ts"
import { events, mails, townHallSubscribers } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import { smtpTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { sendNextMail } from "#app/lib/mail/outbox/worker.server.ts"
import { mailServer } from "#app/lib/mail/test-support.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { askForTownHalls, joinTownHalls } from "../test-support.ts"
import { confirm, findByToken, unsubscribe } from "../town-halls.server.ts"
import { unsubscribeToken } from "../unsubscribe-link.server.ts"
import { queueReminders, startReminders } from "./reminders.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const publicUrl = "https://guap.example"
const begins = new Date("2026-06-05T23:00:00Z")
const ahead = (minutes: number) => new Date(begins.getTime() - minutes * 60_000)

const listSessions = async (now: Date, minutes: number) =>
  (await listTownHallsWithin(database.db, now, minutes)).map((session) => ({
    ...session,
    ...whenTexts(session),
  }))
const parts = { secrets, publicUrl, listSessions }
const queue = (minutes: number) => queueReminders(database.db, parts, ahead(minutes))

const join = (email: string, fullName = "Ada Ade") =>
  joinTownHalls(database.db, { email, fullName }, ahead(10_000))
const reminders = async () =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.recipient)).filter(({ kind }) =>
    /^town-hall-(day|hour)$/.test(kind),
  )
const sent = async () => (await reminders()).map(({ kind, recipient }) => `${kind} ${recipient}`)

beforeEach(async () => {
  for (const table of [events, mails, townHallSubscribers]) await database.db.delete(table)
  await addEvent(database.db, { slug: "session", title: "Wallets & keys" })
  await join("ada@example.org")
})

describe("each reader on the list", () => {
  test("gets a mail the day before and one an hour before, and no others", async () => {
    await join("bola@example.org")
    expect(await queue(24 * 60 + 1)).toBe(0)
    expect(await queue(24 * 60)).toBe(2)
    for (const minutes of [23 * 60, 12 * 60, 61]) expect(await queue(minutes)).toBe(0)
    expect(await queue(60)).toBe(2)
    for (const minutes of [30, 1, 0, -1, -60]) expect(await queue(minutes)).toBe(0)
    expect(await sent()).toEqual([
      "town-hall-day ada@example.org",
      "town-hall-day bola@example.org",
      "town-hall-hour ada@example.org",
      "town-hall-hour bola@example.org",
    ])
  })

  test("gets each mail once although several instances run at the same time", async () => {
    await join("bola@example.org")
    await Promise.all([queue(600), queue(600), queue(599)])
    expect(await sent()).toEqual(["town-hall-day ada@example.org", "town-hall-day bola@example.org"])
  })

  test("gets the due mail if the server was down for the other one", async () => {
    expect(await queue(20)).toBe(1)
    expect(await sent()).toEqual(["town-hall-hour ada@example.org"])
  })

  test("gets what is still due after joining late, and nothing after leaving", async () => {
    await queue(1000)
    await join("late@example.org")
    expect(await queue(900)).toBe(1)
    await unsubscribe(database.db, await tokenOf("ada@example.org"), ahead(800))
    expect(await queue(50)).toBe(1)
    expect(await sent()).toEqual([
      "town-hall-day ada@example.org",
      "town-hall-day late@example.org",
      "town-hall-hour late@example.org",
    ])
  })

  test("gets nothing before confirming, and what is due from then on", async () => {
    await askForTownHalls(database.db, { email: "eve@example.org", fullName: "Eve" }, ahead(9000))
    expect(await queue(24 * 60)).toBe(1)
    await confirm(database.db, unsubscribeToken(secrets, "eve@example.org"), ahead(600))
    expect(await queue(60)).toBe(2)
    expect(await sent()).toEqual([
      "town-hall-day ada@example.org",
      "town-hall-hour ada@example.org",
      "town-hall-hour eve@example.org",
    ])
  })

  test("gets a mail if the list is longer than one batch", async () => {
    const rows = Array.from({ length: 230 }, (_, number) => ({
      fullName: "Demo",
      email: `demo${number}@example.org`,
      consentVersion: "2026-11-21",
      manageTokenHash: `hash ${number}`,
      createdAt: ahead(9000),
      confirmedAt: ahead(9000),
    }))
    await database.db.insert(townHallSubscribers).values(rows)
    expect(await queue(600)).toBe(231)
    expect(new Set((await reminders()).map(({ recipient }) => recipient)).size).toBe(231)
  })
})

describe("a session", () => {
  test("that is cancelled, or is not a town hall, has no reminders", async () => {
    await database.db.update(events).set({ cancelledAt: ahead(2000) })
    await addEvent(database.db, { slug: "picnic", kind: "community" })
    expect(await queue(600)).toBe(0)
  })

  test("that is moved has reminders for its new time", async () => {
    await queue(600)
    const startsAt = new Date(begins.getTime() + 7 * 24 * 60 * 60_000)
    await database.db.update(events).set({ startsAt, localDate: "2026-06-12" })
    expect(await queueReminders(database.db, parts, new Date(startsAt.getTime() - 600 * 60_000))).toBe(1)
    expect((await reminders()).at(-1)?.subject).toContain("Jun 12, 2026")
  })
})

async function tokenOf(email: string): Promise<string> {
  const [mail] = await database.db.select().from(mails).where(eq(mails.recipient, email))
  const token = mail?.text.match(/\/town-halls\/unsubscribe\/([\w-]+)/)?.[1]
  if (!token) throw new Error("The mail has no link to leave")
  return token
}

describe("the received mails", () => {
  test("say when and where, link to the session, and carry a working unsubscribe link", async () => {
    const { received, url } = await mailServer()
    await queue(600)
    while (
      await sendNextMail({
        db: database.db,
        transport: smtpTransport(url),
        clock: () => ahead(600),
        log: silentLog,
        from: "Guapcoin <no-reply@guap.example>",
        domain: "guap.example",
        listStaff: async () => [],
      })
    ) {}
    const parsed = await Promise.all(received.map(({ source }) => PostalMime.parse(source)))
    const reminder = parsed.find(({ subject }) => subject?.includes("Wallets & keys"))
    const header = (name: string) => reminder?.headers.find(({ key }) => key === name)?.value
    for (const body of [reminder?.text, reminder?.html?.replaceAll("&amp;", "&")]) {
      expect(body).toContain("Ada Ade")
      expect(body).toContain("Jun 5, 2026, 7:00 PM EST (23:00 UTC)")
      expect(body).toContain("https://guap.example/events/session")
    }
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
    const token = header("list-unsubscribe")?.match(
      /^<https:\/\/guap\.example\/town-halls\/unsubscribe\/([\w-]+)>$/,
    )?.[1]
    expect(await findByToken(database.db, token ?? "")).toMatchObject({ address: "a…@example.org" })
  })
})

test("the job runs at once, continues after a failure, and can be stopped", async () => {
  const lines: string[] = []
  let looks = 0
  const ticking = startReminders(
    {
      ...parts,
      db: database.db,
      clock: () => ahead(600),
      log: createLog((line) => lines.push(line)),
      listSessions: async (now, minutes) => {
        looks++
        if (looks === 1) throw new Error("the database is away")
        return listSessions(now, minutes)
      },
    },
    5,
  )
  await expect.poll(sent).toEqual(["town-hall-day ada@example.org"])
  await ticking.stop()
  const stopped = looks
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(looks).toBe(stopped)
  expect(lines.filter((line) => line.includes("reminders.failed"))).toHaveLength(1)
})
