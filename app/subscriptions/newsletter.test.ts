import { sql } from "drizzle-orm"
import PostalMime from "postal-mime"
import { beforeEach, describe, expect, test } from "vitest"
import { sqlState } from "#app/lib/db/client.server.ts"
import { mails, newsletterSubscribers } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { smtpTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { sendNextMail } from "#app/lib/mail/outbox/worker.server.ts"
import { mailServer } from "#app/lib/mail/test-support.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import {
  changePreferences,
  confirm,
  findByConfirmationToken,
  findByManageToken,
  unsubscribe,
} from "./newsletter.server.ts"
import {
  allMails,
  allSubscribers,
  ask,
  auditOf,
  context,
  days,
  emptyNewsletter,
  lastToken,
  minutes,
  publicUrl,
  start,
} from "./test-support.ts"

const database = useDatabase()
beforeEach(() => emptyNewsletter(database.db))

const theRow = async () => {
  const all = await allSubscribers(database.db)
  expect(all).toHaveLength(1)
  return all[0] as (typeof all)[number]
}
const kinds = async () => (await allMails(database.db)).map((mail) => mail.kind)

/** Subscribes and confirms. @returns the token of the manage link */
async function subscribed(now = start): Promise<string> {
  await ask(database.db, undefined, now)
  const outcome = await confirm(database.db, await lastToken(database.db, "confirm"), context(now))
  if (outcome.kind !== "confirmed") throw new Error(outcome.kind)
  return outcome.manageToken
}

describe("entering an address", () => {
  test("creates a pending row with the consent, and a mail that asks to confirm", async () => {
    await ask(database.db, "Ada@Example.org")
    const row = await theRow()
    expect(row).toMatchObject({
      email: "Ada@Example.org",
      status: "pending",
      topics: ["news", "town-halls", "merchants"],
      consentForm: "footer",
      consentVersion: "2026-05-01",
      requestedAt: start,
      confirmedAt: null,
      unsubscribedAt: null,
    })
    expect(await allMails(database.db)).toEqual([
      expect.objectContaining({ kind: "newsletter-confirm", recipient: "Ada@Example.org", headers: null }),
    ])
    const token = await lastToken(database.db, "confirm")
    expect(row.confirmationTokenHash).toBe(hashLinkToken(token))
    expect(await auditOf(database.db, row.id)).toEqual([
      expect.objectContaining({
        at: start,
        actor: "subscriber",
        action: "newsletter.requested",
        details: { form: "footer", consent: "2026-05-01" },
      }),
    ])
  })

  test("twenty times at once, in any case, creates one row, one mail and one audit entry", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(database.db, at % 2 ? "ada@example.org" : "ADA@example.org")),
    )
    expect(await auditOf(database.db, (await theRow()).id)).toHaveLength(1)
    expect(await kinds()).toEqual(["newsletter-confirm"])
  })

  test("again sends another mail after ten minutes, not before, with the same link", async () => {
    await ask(database.db)
    const token = await lastToken(database.db, "confirm")
    await ask(database.db, undefined, minutes(9.9))
    expect(await kinds()).toHaveLength(1)
    await ask(database.db, undefined, minutes(10))
    await ask(database.db, undefined, minutes(19))
    expect(await kinds()).toHaveLength(2)
    expect(await lastToken(database.db, "confirm")).toBe(token)
    expect(await theRow()).toMatchObject({ requestedAt: start, confirmationMailedAt: minutes(10) })
    expect(await auditOf(database.db, (await theRow()).id)).toHaveLength(1)
    expect(await confirm(database.db, token, context(minutes(20)))).toMatchObject({ kind: "confirmed" })
  })

  test("many times at once after the pause sends only one more mail", async () => {
    await ask(database.db)
    const moments = Array.from({ length: 20 }, (_, at) => new Date(minutes(10).getTime() + at))
    await Promise.all(moments.map((now) => ask(database.db, undefined, now)))
    expect(await kinds()).toHaveLength(2)
  })

  test("all day long sends three mails, and more on the next day", async () => {
    for (let time = 0; time < 100; time++) await ask(database.db, undefined, minutes(time * 14))
    expect(await kinds()).toHaveLength(3)
    await ask(database.db, undefined, minutes(24 * 60 + 1))
    expect(await kinds()).toHaveLength(4)
    await ask(database.db, "grace@example.org", minutes(10))
    expect(await kinds()).toHaveLength(5)
  })

  test("in other spellings of one mailbox sends one mail per pause, and three a day", async () => {
    const spellings = (time: number) => `v.ic.tim+${time}@gmail.com`
    for (let time = 0; time < 20; time++) await ask(database.db, spellings(time), minutes(time / 10))
    expect(await kinds()).toHaveLength(1)
    for (let time = 20; time < 100; time++) await ask(database.db, spellings(time), minutes(time * 14))
    expect(await kinds()).toHaveLength(3)
  })

  test("in other spellings of one mailbox results in one subscription once it is confirmed", async () => {
    await ask(database.db, "victim+news@gmail.com")
    await ask(database.db, "victim@gmail.com", minutes(10))
    expect(await allSubscribers(database.db)).toHaveLength(2)
    const token = await lastToken(database.db, "confirm")
    expect(await confirm(database.db, token, context(minutes(11)))).toMatchObject({ kind: "confirmed" })
    expect(await theRow()).toMatchObject({ email: "victim@gmail.com", status: "confirmed" })
    await ask(database.db, "v.i.c.t.i.m@googlemail.com", minutes(30))
    expect(await theRow()).toMatchObject({ email: "victim@gmail.com" })
    expect((await kinds()).filter((kind) => kind === "newsletter-confirm")).toHaveLength(2)
    expect((await allMails(database.db)).at(-1)).toMatchObject({
      kind: "newsletter-already",
      recipient: "victim@gmail.com",
    })
  })

  test("again and again by other people does not break the owner's first link", async () => {
    await ask(database.db)
    const token = await lastToken(database.db, "confirm")
    for (let time = 1; time <= 100; time++) await ask(database.db, undefined, minutes(time * 14))
    expect(await confirm(database.db, token, context(minutes(1401)))).toMatchObject({ kind: "confirmed" })
  })

  test("of a subscriber sends one reminder a day with the manage link, and changes nothing", async () => {
    const manage = await subscribed()
    const before = await theRow()
    for (const now of [minutes(1), minutes(20), days(0.9)]) await ask(database.db, "ADA@example.org", now)
    expect((await kinds()).filter((kind) => kind === "newsletter-already")).toHaveLength(1)
    expect(await lastToken(database.db, "manage")).toBe(manage)
    expect(await theRow()).toEqual({ ...before, reminderMailedAt: minutes(1) })
    await ask(database.db, undefined, days(1.1))
    expect((await kinds()).filter((kind) => kind === "newsletter-already")).toHaveLength(2)
  })

  test("leaves no row if the mail cannot be queued", async () => {
    await database.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`)
    await database.db.execute(
      sql`create trigger refuse before insert on mails for each row execute function refuse()`,
    )
    await expect(ask(database.db)).rejects.toThrow()
    await database.db.execute(sql`drop function refuse cascade`)
    expect(await allSubscribers(database.db)).toEqual([])
    await ask(database.db)
    expect(await kinds()).toEqual(["newsletter-confirm"])
  })
})

describe("confirming", () => {
  test("subscribes, and sends a welcome mail with List-Unsubscribe headers", async () => {
    const manage = await subscribed()
    const row = await theRow()
    expect(row).toMatchObject({ status: "confirmed", confirmedAt: start })
    expect(row.manageTokenHash).toBe(hashLinkToken(manage))
    expect(await lastToken(database.db, "manage")).toBe(manage)
    const welcome = (await allMails(database.db)).find((mail) => mail.kind === "newsletter-welcome")
    expect(welcome?.headers).toEqual({
      "List-Unsubscribe": `<${publicUrl}/newsletter/unsubscribe/${manage}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    })
    expect((await auditOf(database.db, row.id)).map((entry) => entry.action)).toEqual([
      "newsletter.requested",
      "newsletter.confirmed",
    ])
  })

  test("ten times at once and a year later succeeds, and changes nothing more", async () => {
    await ask(database.db)
    const token = await lastToken(database.db, "confirm")
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => confirm(database.db, token, context())),
    )
    outcomes.push(await confirm(database.db, token, context(days(365))))
    expect(new Set(outcomes.map((outcome) => outcome.kind))).toEqual(new Set(["confirmed"]))
    expect(await theRow()).toMatchObject({ confirmedAt: start })
    expect(await kinds()).toEqual(["newsletter-confirm", "newsletter-welcome"])
    expect(await auditOf(database.db, (await theRow()).id)).toHaveLength(2)
  })

  test("opening the link changes nothing", async () => {
    await ask(database.db)
    const token = await lastToken(database.db, "confirm")
    const before = await theRow()
    expect(await findByConfirmationToken(database.db, token, start)).toEqual({
      state: "pending",
      address: "a…@example.org",
      topics: ["news", "town-halls", "merchants"],
    })
    expect(await theRow()).toEqual(before)
  })

  test("works for seven days after the last mail, and a new request then gets a new link", async () => {
    await ask(database.db)
    const token = await lastToken(database.db, "confirm")
    expect((await findByConfirmationToken(database.db, token, days(6.99))).state).toBe("pending")
    expect((await findByConfirmationToken(database.db, token, days(7))).state).toBe("expired")
    expect(await confirm(database.db, token, context(days(7)))).toEqual({ kind: "expired" })
    expect((await theRow()).status).toBe("pending")

    await ask(database.db, undefined, days(8))
    expect(await theRow()).toMatchObject({ requestedAt: days(8) })
    expect(await confirm(database.db, token, context(days(8)))).toEqual({ kind: "unknown" })
    expect(
      await confirm(database.db, await lastToken(database.db, "confirm"), context(days(8))),
    ).toMatchObject({ kind: "confirmed" })
  })

  test.each(["", "x", "\u0000", "a".repeat(5000)])("with the token %j does nothing", async (token) => {
    await ask(database.db)
    expect(await confirm(database.db, token, context())).toEqual({ kind: "unknown" })
    expect((await theRow()).status).toBe("pending")
  })

  test("does not accept the manage link, and managing does not accept the confirmation link", async () => {
    await ask(database.db)
    const token = await lastToken(database.db, "confirm")
    expect(await findByManageToken(database.db, token)).toBeUndefined()
    const outcome = await confirm(database.db, token, context())
    const manage = outcome.kind === "confirmed" ? outcome.manageToken : ""
    expect(await confirm(database.db, manage, context())).toEqual({ kind: "unknown" })
  })
})

describe("a subscription", () => {
  test("stores the chosen topics", async () => {
    const manage = await subscribed()
    expect(await changePreferences(database.db, manage, ["town-halls"], minutes(1))).toEqual({
      kind: "changed",
    })
    expect(await findByManageToken(database.db, manage)).toEqual({
      status: "confirmed",
      topics: ["town-halls"],
      address: "a…@example.org",
    })
    expect((await auditOf(database.db, (await theRow()).id)).at(-1)).toMatchObject({
      action: "newsletter.topics-changed",
      details: { topics: "town-halls" },
    })
    expect(await changePreferences(database.db, "x", ["news"], minutes(1))).toEqual({ kind: "unknown" })
  })

  test("ends once, however often it is ended, and cannot be changed afterwards", async () => {
    const manage = await subscribed()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => unsubscribe(database.db, manage, minutes(1))),
    )
    expect(answers).toEqual(Array(5).fill(true))
    expect(await unsubscribe(database.db, manage, days(3))).toBe(true)
    expect(await theRow()).toMatchObject({ status: "unsubscribed", unsubscribedAt: minutes(1) })
    expect(await changePreferences(database.db, manage, ["news"], days(3))).toEqual({
      kind: "not-subscribed",
    })
    const actions = (await auditOf(database.db, (await theRow()).id)).map((entry) => entry.action)
    expect(actions.filter((action) => action === "newsletter.unsubscribed")).toHaveLength(1)
    expect(await unsubscribe(database.db, "x", minutes(1))).toBe(false)
  })

  test("that ended restarts only by a new confirmation, not by an old link", async () => {
    const manage = await subscribed()
    const oldToken = await lastToken(database.db, "confirm")
    await changePreferences(database.db, manage, ["news"], start)
    await unsubscribe(database.db, manage, minutes(1))
    expect(await confirm(database.db, oldToken, context(minutes(2)))).toEqual({ kind: "unsubscribed" })
    expect((await theRow()).status).toBe("unsubscribed")

    await ask(database.db, undefined, minutes(3))
    expect(await theRow()).toMatchObject({
      status: "pending",
      topics: ["news", "town-halls", "merchants"],
      requestedAt: minutes(3),
      confirmedAt: null,
      unsubscribedAt: null,
    })
    expect(await confirm(database.db, oldToken, context(minutes(4)))).toEqual({ kind: "unknown" })
    const token = await lastToken(database.db, "confirm")
    expect(await confirm(database.db, token, context(minutes(5)))).toEqual({
      kind: "confirmed",
      manageToken: manage,
    })
    expect(await theRow()).toMatchObject({ status: "confirmed", confirmedAt: minutes(5) })
  })

  test("that someone else requested again can be ended by the link of an old newsletter", async () => {
    const manage = await subscribed()
    await unsubscribe(database.db, manage, minutes(1))
    await ask(database.db, undefined, minutes(30))
    const token = await lastToken(database.db, "confirm")
    expect(await unsubscribe(database.db, manage, minutes(31))).toBe(true)
    expect(await confirm(database.db, token, context(minutes(32)))).toEqual({ kind: "unsubscribed" })
  })
})

describe("table constraints refuse", () => {
  const row = {
    email: "ada@example.org",
    topics: ["news" as const],
    consentForm: "page" as const,
    consentVersion: "1",
    requestedAt: start,
    confirmationTokenHash: "a",
    confirmationMailedAt: start,
    manageTokenHash: "b",
  }
  const other = { confirmationTokenHash: "c", manageTokenHash: "d" }

  async function refusal(change: object): Promise<string> {
    try {
      await database.db.insert(newsletterSubscribers).values({ ...row, ...change })
      return "accepted"
    } catch (error) {
      const { constraint } = (error as Error).cause as { constraint?: string }
      return [sqlState(error), constraint].filter(Boolean).join(" ")
    }
  }

  test.each<[string, object, string]>([
    ["an unknown status", { status: "maybe" }, "23514 newsletter_subscribers_status"],
    ["an unknown topic", { topics: ["news", "casino"] }, "23514 newsletter_subscribers_topics"],
    ["no topic at all", { topics: [] }, "23514 newsletter_subscribers_topics"],
    ["an unknown form", { consentForm: "popup" }, "23514 newsletter_subscribers_consent_form"],
    ["a confirmation without its time", { status: "confirmed" }, "23514 newsletter_subscribers_confirmed"],
    ["a time without a confirmation", { confirmedAt: start }, "23514 newsletter_subscribers_confirmed"],
    ["an end without its time", { status: "unsubscribed" }, "23514 newsletter_subscribers_unsubscribed"],
    ["a time without an end", { unsubscribedAt: start }, "23514 newsletter_subscribers_unsubscribed"],
    ["an e-mail address of 255", { email: "x".repeat(255) }, "22001"],
    ["nothing else", {}, "accepted"],
  ])("%s", async (_, change, answer) => {
    expect(await refusal(change)).toBe(answer)
  })

  test("an address in another case, and a duplicate token", async () => {
    expect(await refusal({})).toBe("accepted")
    expect(await refusal({ ...other, email: "ADA@example.org" })).toBe("23505 newsletter_subscribers_email")
    expect(await refusal({ ...other, email: "g@example.org", manageTokenHash: "b" })).toBe(
      "23505 newsletter_subscribers_manage_token_hash_unique",
    )
  })
})

describe("over SMTP", () => {
  async function sendAll(url: string): Promise<void> {
    const parts = { db: database.db, transport: smtpTransport(url), clock: () => days(1), log: silentLog }
    const mailer = { from: "a@guap.example", domain: "guap.example", listStaff: async () => [] }
    while (await sendNextMail({ ...parts, ...mailer })) {}
  }
  const header = async (source: string, name: string) =>
    (await PostalMime.parse(source)).headers.filter((one) => one.key === name).map((one) => one.value)

  test("the unsubscribe headers arrive unfolded, and only on mails to subscribers", async () => {
    const manage = await subscribed()
    const { received, url } = await mailServer()
    await sendAll(url)
    const found = await Promise.all(received.map(({ source }) => header(source, "list-unsubscribe")))
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining([[], [`<${publicUrl}/newsletter/unsubscribe/${manage}>`]]))
    const posts = await Promise.all(received.map(({ source }) => header(source, "list-unsubscribe-post")))
    expect(posts.flat()).toEqual(["List-Unsubscribe=One-Click"])
    const automatic = await Promise.all(received.map(({ source }) => header(source, "auto-submitted")))
    expect(automatic).toEqual([["auto-generated"], ["auto-generated"]])
  })

  test("a header value cannot inject another header", async () => {
    const { received, url } = await mailServer()
    await queueMail(
      database.db,
      {
        kind: "x",
        dedupeKey: "x",
        urgency: "asked",
        to: "ada@example.org",
        headers: { "List-Unsubscribe": "<https://guap.example>\r\nBcc: all@example.org\n\n<script>" },
        subject: "x",
        html: "x",
        text: "x",
      },
      start,
    )
    expect(JSON.stringify((await database.db.select().from(mails))[0]?.headers)).not.toMatch(/\\[rn]/)
    await sendAll(url)
    expect(received[0]?.to).toEqual(["ada@example.org"])
    expect(await header(received[0]?.source ?? "", "bcc")).toEqual([])
  })
})
