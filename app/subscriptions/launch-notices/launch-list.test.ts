import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, newsletterSubscribers } from "#app/lib/db/schema.ts"
import { type AwaitedLink, awaitedLinks } from "#content/facts/awaited.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { changePreferences, confirm, findByConfirmationToken, subscribe } from "../newsletter.server.ts"
import {
  allMails,
  allSubscribers,
  ask,
  context,
  days,
  emptyNewsletter,
  lastToken,
  minutes,
  publicUrl,
  start,
} from "../test-support.ts"
import { topicOfLink } from "../topics.ts"
import { countAllWaiting, countWaiting, tellWaiting } from "./launch-list.server.ts"

const database = useDatabase()
beforeEach(async () => {
  await emptyNewsletter(database.db)
})

const film = "intro-video"
const address = "https://video.example/film"

const wish = (email = "ada@example.org", now = start, link: AwaitedLink = film) =>
  subscribe(database.db, email, {
    ...admitted({ now }),
    consent: { form: "tell-me", version: "2026-11-23" },
    topics: [topicOfLink(link)],
  })

const follow = async (now = start) =>
  confirm(database.db, await lastToken(database.db, "confirm"), context(now))

async function waits(email: string): Promise<void> {
  await wish(email)
  await follow()
}

const tell = (change: Partial<Parameters<typeof tellWaiting>[2]> = {}) =>
  tellWaiting(database.db, film, {
    seen: { address, readers: 1 },
    findAddress: async () => address,
    by: { id: "bola", name: "Bola" },
    ...context(days(1)),
    ...change,
  })

const topicsOf = async (email: string) =>
  (await allSubscribers(database.db)).find((row) => row.email === email)?.topics
const opened = async () => (await allMails(database.db)).filter(({ kind }) => kind === "newsletter-opened")

describe("a launch notice request", () => {
  test("is stored as one topic, and its confirmation mail names it and no newsletter", async () => {
    await wish()
    expect(await allSubscribers(database.db)).toMatchObject([
      {
        status: "pending",
        topics: ["when-intro-video"],
        consentForm: "tell-me",
        consentVersion: "2026-11-23",
      },
    ])
    const [mail] = await allMails(database.db)
    expect(mail).toMatchObject({ kind: "newsletter-confirm", urgency: "stranger" })
    expect(mail?.text).toContain("our intro video")
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/newsletter\b(?!\/)/i)
    expect(await countWaiting(database.db, film)).toBe(0)
  })

  test("counts once it is confirmed", async () => {
    await waits("ada@example.org")
    expect(await countWaiting(database.db, film)).toBe(1)
    expect(await countWaiting(database.db, "web-wallet")).toBe(0)
    const all = await countAllWaiting(database.db)
    expect(all.map(({ link, readers }) => [link, readers])).toEqual(
      awaitedLinks.map((link) => [link, link === film ? 1 : 0]),
    )
  })

  test("followed by a newsletter request has one confirmation link, whose page names both", async () => {
    await wish()
    await ask(database.db, undefined, minutes(1))
    const token = await lastToken(database.db, "confirm")
    const both = ["news", "town-halls", "merchants", "when-intro-video"]
    expect(await findByConfirmationToken(database.db, token, minutes(1))).toMatchObject({ topics: both })
    await follow(minutes(2))
    expect(await topicsOf("ada@example.org")).toEqual(both)
  })

  test("of a newsletter subscriber is added only after the owner saves it by a mailed link", async () => {
    await ask(database.db)
    await follow()
    await wish(undefined, days(2))
    expect(await topicsOf("ada@example.org")).not.toContain("when-intro-video")
    const last = (await allMails(database.db)).at(-1)
    expect(last?.text).toMatch(/\/newsletter\/manage\/[\w-]+\?add=when-intro-video/)
    const token = await lastToken(database.db, "manage")
    await changePreferences(database.db, token, ["news", "when-intro-video"], days(2))
    expect(await countWaiting(database.db, film)).toBe(1)
  })
})

describe("sending launch notices", () => {
  test("mails each confirmed reader once, links to a page of this site, and removes the topic", async () => {
    await waits("ada@example.org")
    await wish("pending@example.org")
    expect(await tell()).toEqual({ kind: "told", readers: 1, left: 0 })
    const sent = await opened()
    expect(sent.map((mail) => mail.recipient)).toEqual(["ada@example.org"])
    expect(sent[0]).toMatchObject({ urgency: "asked" })
    expect(sent[0]?.text).toContain(`${publicUrl}/#intro`)
    expect(sent[0]?.text).not.toContain(address)
    expect(await countWaiting(database.db, film)).toBe(0)
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, "newsletter.told"))
    expect(entry).toMatchObject({
      actor: "Bola",
      subjectId: film,
      details: { link: film, address, readers: 1 },
    })
  })

  test("deletes readers who waited for nothing else, and keeps the other topics of the rest", async () => {
    await waits("ada@example.org")
    await waits("grace@example.org")
    const topics = ["news", "when-intro-video"] as const
    await database.db
      .update(newsletterSubscribers)
      .set({ topics: [...topics] })
      .where(eq(newsletterSubscribers.email, "grace@example.org"))
    await tell({ seen: { address, readers: 2 } })
    expect(
      (await allSubscribers(database.db)).map(({ email, status, topics }) => [email, status, topics]),
    ).toEqual([["grace@example.org", "confirmed", ["news"]]])
    const [toAda, toGrace] = (await opened()).sort((one, two) =>
      (one.recipient ?? "").localeCompare(two.recipient ?? ""),
    )
    expect(toAda?.headers).toBeNull()
    expect(toGrace?.headers?.["List-Unsubscribe"]).toMatch(/\/newsletter\/unsubscribe\//)
  })

  test("does nothing without an address, or if it or the number of readers has changed", async () => {
    await waits("ada@example.org")
    expect(await tell({ findAddress: async () => null })).toEqual({ kind: "not-open" })
    expect(await tell({ findAddress: async () => "https://other.example/" })).toEqual({ kind: "changed" })
    expect(await tell({ seen: { address, readers: 2 } })).toEqual({ kind: "changed" })
    expect(await opened()).toEqual([])
    expect(await countWaiting(database.db, film)).toBe(1)
  })

  test("sends no mail twice, however many presses happen at once", async () => {
    await waits("ada@example.org")
    const outcomes = await Promise.all([tell(), tell(), tell()])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["changed", "changed", "told"])
    expect(await opened()).toHaveLength(1)
  })

  test("continues where it stopped if more readers wait than one press can mail", async () => {
    for (const name of ["ada", "grace", "bola"]) await waits(`${name}@example.org`)
    const seen = (readers: number) => ({ seen: { address, readers }, atOnce: 2 })
    expect(await tell(seen(3))).toEqual({ kind: "told", readers: 2, left: 1 })
    expect(await tell(seen(1))).toEqual({ kind: "told", readers: 1, left: 0 })
    const recipients = (await opened()).map((mail) => mail.recipient)
    expect(new Set(recipients).size).toBe(3)
  })
})
