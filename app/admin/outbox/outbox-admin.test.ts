import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { markFailed, markSent, takeDueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { useDatabase } from "#test/database.ts"
import type { MailStatus } from "./mail-list.ts"
import { countMails, findMail, giveUp, listMails, sendAgain, tryNow } from "./outbox-admin.server.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const context = { by: { id: "ada", name: "Ada" }, now }

beforeEach(() => database.db.delete(mails))

async function addMail(given: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  await database.db.insert(mails).values({
    id,
    kind: "merchant-received",
    dedupeKey: id,
    recipient: "ade@example.org",
    subject: "We received your application",
    html: "<p>Hello</p>",
    text: "Hello",
    nextAttemptAt: now,
    createdAt: now,
    ...given,
  })
  return id
}

const stored = async (id: string) =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.id)).find(
    (mail) => mail.id === id,
  ) as typeof mails.$inferSelect

const search = (given: Partial<ListSearch<MailStatus>> = {}): ListSearch<MailStatus> => ({
  filter: "",
  q: "",
  sort: "newest",
  after: undefined,
  before: undefined,
  ...given,
})
const dead = { status: "dead", attempts: 12, lastError: "550 no such mailbox" } as const

describe("the outbox list", () => {
  test("can be filtered and counted by status, and searched by a whole address in any case", async () => {
    const waiting = await addMail({ createdAt: later(1) })
    const sent = await addMail({ status: "sent", recipient: "Bola@Example.org", createdAt: later(2) })
    const toStaff = await addMail({ ...dead, recipient: null, createdAt: later(3) })
    const idsOf = async (given: Partial<ListSearch<MailStatus>>) =>
      (await listMails(database.db, search(given))).rows.map(({ id }) => id)
    expect(await idsOf({})).toEqual([toStaff, sent, waiting])
    expect(await idsOf({ sort: "oldest" })).toEqual([waiting, sent, toStaff])
    expect(await idsOf({ filter: "dead" })).toEqual([toStaff])
    expect(await idsOf({ q: "bola@example.ORG" })).toEqual([sent])
    expect(await idsOf({ q: "bola" })).toEqual([])
    expect(await countMails(database.db)).toEqual({ queued: 1, sent: 1, dead: 1 })
  })

  test("has pages that lose and repeat no row, although many mails have the same time", async () => {
    for (let count = 0; count < 120; count++) await addMail()
    const seen: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await listMails(database.db, search({ after }))
      seen.push(...page.rows.map(({ id }) => id))
      if (!page.hasNext) break
      after = page.rows.at(-1)?.id
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const second = await listMails(database.db, search({ after: seen[49] }))
    const first = await listMails(database.db, search({ before: second.rows[0]?.id }))
    expect(first.rows.map(({ id }) => id)).toEqual(seen.slice(0, 50))
  })
})

test("staff read a mail without the token of its link, its HTML and its headers", async () => {
  const token = "Zk3v9_aaQ-XyLm20PpQrStUvWxYz0123456789abcde"
  const link = `https://guap.example/merchant-register/status/${token}`
  const id = await addMail({
    text: `See ${link}.`,
    html: `<a href="${link}">x</a>`,
    headers: { "List-Unsubscribe": `<${link}>` },
  })
  const mail = await findMail(database.db, id)
  expect(mail?.text).toContain("https://guap.example/merchant-register/status/")
  expect(JSON.stringify(mail)).not.toContain(token)
})

describe("a mail that was given up", () => {
  test("is sent again with all its attempts, and the audit log says by whom", async () => {
    const id = await addMail(dead)
    expect(await sendAgain(database.db, [id], context)).toBe(1)
    expect(await stored(id)).toMatchObject({
      status: "queued",
      attempts: 0,
      lastError: null,
      nextAttemptAt: now,
    })
    expect(await takeDueMail(database.db, now)).toMatchObject({ id, attempts: 1 })
    expect(await listAudit(database.db, "mail", id)).toMatchObject([
      { actor: "Ada", action: "mail.sent-again", details: { kind: "merchant-received" } },
    ])
  })

  test("is put back once, however many presses happen at once", async () => {
    const id = await addMail(dead)
    const counts = await Promise.all([1, 2, 3].map(() => sendAgain(database.db, [id], context)))
    expect(counts.sort()).toEqual([0, 0, 1])
    expect(await listAudit(database.db, "mail", id)).toHaveLength(1)
  })

  test("and erased is not sent again", async () => {
    const id = await addMail({ ...dead, text: "" })
    expect(await sendAgain(database.db, [id], context)).toBe(0)
  })
})

describe("a queued mail", () => {
  test("with a later attempt is tried now", async () => {
    const id = await addMail({ attempts: 4, nextAttemptAt: later(3600) })
    expect(await tryNow(database.db, [id], context)).toBe(1)
    expect(await takeDueMail(database.db, now)).toMatchObject({ id, attempts: 5 })
  })

  test("that may be in delivery is not taken a second time", async () => {
    const id = await addMail()
    await takeDueMail(database.db, now)
    expect(await tryNow(database.db, [id], context)).toBe(0)
    expect(await giveUp(database.db, [id], context)).toBe(1)
    expect(await sendAgain(database.db, [id], context)).toBe(1)
    expect(await takeDueMail(database.db, later(60))).toBeUndefined()
    expect(await takeDueMail(database.db, later(121))).toMatchObject({ id })
  })

  test("is given up: a later failure does not requeue it, a later success counts", async () => {
    const failing = await addMail()
    const mail = await takeDueMail(database.db, now)
    await giveUp(database.db, [failing], context)
    if (mail) await markFailed(database.db, mail, { reason: "ECONNREFUSED", permanent: false }, later(5))
    expect((await stored(failing)).status).toBe("dead")
    if (mail) await markSent(database.db, mail, later(6))
    expect((await stored(failing)).status).toBe("sent")
  })

  test("whose status changed meanwhile is left unchanged", async () => {
    const id = await addMail({ status: "sent", sentAt: now })
    for (const command of [sendAgain, tryNow, giveUp])
      expect(await command(database.db, [id], context)).toBe(0)
    expect(await listAudit(database.db, "mail", id)).toEqual([])
  })
})
