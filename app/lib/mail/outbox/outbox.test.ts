import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { mails } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { markFailed, markSent, type OutgoingMail, postpone, queueMail, takeDueMail } from "./outbox.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

beforeEach(() => database.db.delete(mails))

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: "merchant-received",
  dedupeKey: "merchant-received:1",
  urgency: "asked",
  to: "ada@example.org",
  subject: "We received it",
  html: "<p>Hello</p>",
  text: "Hello",
  ...change,
})

async function queue(count: number): Promise<void> {
  for (let number = 1; number <= count; number++)
    await queueMail(database.db, mail({ dedupeKey: `mail:${number}` }), at(number / 1000))
}

/** Takes the next mail and marks it as failed. */
async function failOnce(when: Date, failure: { reason: string; permanent: boolean }, random = 0.5) {
  const taken = await takeDueMail(database.db, when)
  if (!taken) throw new Error("Nothing was due")
  await markFailed(database.db, taken, failure, when, random)
  return stored()
}

async function stored() {
  const rows = await database.db.select().from(mails)
  expect(rows).toHaveLength(1)
  return rows[0] as (typeof rows)[number]
}

describe("queueing", () => {
  test("a queued mail is due at once", async () => {
    await queueMail(database.db, mail(), start)
    expect(await stored()).toMatchObject({
      status: "queued",
      attempts: 0,
      nextAttemptAt: start,
      sentAt: null,
    })
    expect(await takeDueMail(database.db, start)).toMatchObject({ recipient: "ada@example.org", attempts: 1 })
  })

  test("a repeated event queues no second mail, and does not change the first", async () => {
    await queueMail(database.db, mail(), start)
    await Promise.all([1, 2, 3].map((n) => queueMail(database.db, mail({ subject: `Again ${n}` }), at(n))))
    expect(await stored()).toMatchObject({ subject: "We received it", createdAt: start })
  })

  test("a transaction that is rolled back removes its mail", async () => {
    await database.db
      .transaction(async (tx) => {
        await queueMail(tx, mail(), start)
        throw new Error("the event failed")
      })
      .catch(() => {})
    expect(await database.db.select().from(mails)).toEqual([])
  })

  test("a subject is one line, whatever the name of the business", async () => {
    await queueMail(database.db, mail({ subject: "Received: Shop\r\nBcc: all@example.org" }), start)
    expect((await stored()).subject).toBe("Received: Shop Bcc: all@example.org")
  })
})

describe("taking", () => {
  test("the mail that has been due longest is taken first", async () => {
    await queueMail(database.db, mail({ dedupeKey: "later" }), at(1))
    await queueMail(database.db, mail({ dedupeKey: "earlier" }), start)
    await queueMail(database.db, mail({ dedupeKey: "not yet" }), at(60))
    const taken = []
    for (let i = 0; i < 3; i++) taken.push((await takeDueMail(database.db, at(1)))?.dedupeKey)
    expect(taken).toEqual(["earlier", "later", undefined])
  })

  test("accounts come first, then expected mail, staff and unverified recipients, however long others have waited", async () => {
    const queueAs = (urgency: OutgoingMail["urgency"], number: number, seconds: number) =>
      queueMail(database.db, mail({ dedupeKey: `${urgency} ${number}`, urgency }), at(seconds))
    for (const [seconds, urgency] of (
      ["digest", "stranger", "staff", "asked", "account"] as const
    ).entries()) {
      await queueAs(urgency, 2, 10 + seconds)
      await queueAs(urgency, 1, seconds)
    }
    const taken = []
    for (let i = 0; i < 9; i++) taken.push((await takeDueMail(database.db, at(60)))?.dedupeKey)
    expect(taken).toEqual([
      ...["account 1", "account 2", "asked 1", "asked 2"],
      ...["staff 1", "staff 2", "stranger 1", "stranger 2"],
      // A mail of class `digest` is never sent alone.
      undefined,
    ])
  })

  test("a worker may take only mail for accounts", async () => {
    await queueMail(database.db, mail({ dedupeKey: "asked" }), start)
    await queueMail(database.db, mail({ dedupeKey: "account", urgency: "account" }), at(1))
    const taken = []
    for (let i = 0; i < 2; i++) taken.push((await takeDueMail(database.db, at(2), ["account"]))?.dedupeKey)
    expect(taken).toEqual(["account", undefined])
  })

  test("twenty concurrent workers take twenty different mails", async () => {
    await queue(20)
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeDueMail(database.db, at(1))))
    const keys = taken.map((one) => one?.dedupeKey).filter(Boolean)
    expect(new Set(keys).size).toBe(keys.length)
    // Workers without a mail met rows locked by others at that moment: the next round takes the rest.
    for (let rest = keys.length; rest < 20; rest++)
      keys.push((await takeDueMail(database.db, at(1)))?.dedupeKey)
    expect(new Set(keys).size).toBe(20)
    expect(await takeDueMail(database.db, at(1))).toBeUndefined()
  })

  test("a mail locked by another worker is skipped without waiting", async () => {
    await queue(2)
    await database.db.transaction(async (tx) => {
      expect((await takeDueMail(tx, at(1)))?.dedupeKey).toBe("mail:1")
      expect((await takeDueMail(database.db, at(1)))?.dedupeKey).toBe("mail:2")
      expect(await takeDueMail(database.db, at(1))).toBeUndefined()
    })
  })

  test("a mail whose worker died is due again after two minutes, and counts the attempt", async () => {
    await queueMail(database.db, mail(), start)
    await takeDueMail(database.db, start)
    expect(await takeDueMail(database.db, at(119))).toBeUndefined()
    expect(await takeDueMail(database.db, at(120))).toMatchObject({ attempts: 2 })
  })

  test("a mail scheduled by a clock a year ahead is due, one that waits for its next attempt is not", async () => {
    await queueMail(database.db, mail(), at(365 * 24 * 3600))
    expect(await takeDueMail(database.db, start)).toMatchObject({ attempts: 1 })
    await database.db.update(mails).set({ nextAttemptAt: at(30 * 3600) })
    expect(await takeDueMail(database.db, start)).toBeUndefined()
  })

  test("a sent mail is never taken again, and its stored text has no tokens", async () => {
    const link = `https://guap.example/invitation/${"a1B2".repeat(11)}`
    const headers = { "List-Unsubscribe": `<${link}>` }
    await queueMail(
      database.db,
      { ...mail(), text: `Open ${link}`, html: `<a href="${link}">`, headers },
      start,
    )
    const taken = await takeDueMail(database.db, start)
    if (taken) await markSent(database.db, taken, at(1))
    const kept = await stored()
    expect(kept).toMatchObject({ status: "sent", sentAt: at(1), lastError: null })
    expect(kept?.text).toContain("Open https://guap.example/invitation/")
    expect(JSON.stringify(kept)).not.toContain("a1B2")
    expect(await takeDueMail(database.db, at(1_000_000))).toBeUndefined()
  })
})

describe("a failure", () => {
  const away = { reason: "ECONNREFUSED", permanent: false }

  test("it is retried after growing pauses for more than three days, and then the mail counts as failed", async () => {
    await queueMail(database.db, mail(), start)
    const pauses: number[] = []
    let now = start
    for (;;) {
      const row = await failOnce(now, away)
      if (row.status !== "queued") break
      pauses.push((row.nextAttemptAt.getTime() - now.getTime()) / 1000)
      now = row.nextAttemptAt
    }
    expect(pauses.length).toBeGreaterThanOrEqual(8)
    expect(pauses[0]).toBeLessThanOrEqual(60)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(now.getTime() - start.getTime()).toBeGreaterThan(3 * 24 * 3_600_000)
    expect(await stored()).toMatchObject({
      status: "dead",
      lastError: "ECONNREFUSED",
      attempts: pauses.length + 1,
    })
    expect(await takeDueMail(database.db, at(365 * 24 * 3600))).toBeUndefined()
  })

  test("the retry is up to a quarter earlier or later, so that many mails are not retried together", async () => {
    const pauses = []
    for (const random of [0, 1]) {
      await database.db.delete(mails)
      await queueMail(database.db, mail(), start)
      const { nextAttemptAt } = await failOnce(start, away, random)
      pauses.push((nextAttemptAt.getTime() - start.getTime()) / 1000)
    }
    expect(pauses).toEqual([22.5, 37.5])
  })

  test("a permanent failure gives the mail up at once", async () => {
    await queueMail(database.db, mail(), start)
    expect(await failOnce(start, { reason: "EENVELOPE 550", permanent: true })).toMatchObject({
      status: "dead",
      attempts: 1,
      lastError: "EENVELOPE 550",
    })
    expect(await takeDueMail(database.db, at(1_000_000))).toBeUndefined()
  })

  test("a failed mail is sent once staff queue it again", async () => {
    await queueMail(database.db, mail(), start)
    const { id } = await failOnce(start, { reason: "EENVELOPE 550", permanent: true })
    await database.db.update(mails).set({ status: "queued", attempts: 0 }).where(eq(mails.id, id))
    expect((await takeDueMail(database.db, at(1)))?.id).toBe(id)
  })

  test("a mail to staff without members waits a minute and loses no attempt", async () => {
    await queueMail(database.db, mail({ to: null }), start)
    const taken = await takeDueMail(database.db, start)
    await postpone(database.db, taken?.id ?? "", start)
    expect(await stored()).toMatchObject({ status: "queued", attempts: 0, nextAttemptAt: at(60) })
  })
})
