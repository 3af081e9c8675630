import { readFileSync } from "node:fs"
import { count, eq, inArray, like, sql } from "drizzle-orm"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { articleRow } from "#app/articles/test-support.ts"
import { addEvent } from "#app/events/test-support.ts"
import {
  articles,
  contactMessages,
  events,
  mails,
  sessions,
  settings,
  townHallSubscribers,
  users,
} from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { sentAtOnce } from "#app/lib/mail/outbox/transport.server.ts"
import { firstSessions } from "#content/facts/first-sessions.ts"
import { until } from "#e2e/harness.ts"
import { useInstances } from "#e2e/instances-setup.ts"
import { admin } from "#e2e/product-process.ts"
import { isWhole } from "#test/sample.ts"
import { waitUntil } from "#test/wait-until.ts"

/** The mails that one instance sends at once. One more slot is reserved for account mails. */
const placesEach = sentAtOnce - 1

// Two is the minimum, four is usual. What works with two by luck fails with four. Two run only nightly.
describe.each(isWhole ? [2, 4] : [4])("%i instances on one database, started at once", (size) => {
  const site = useInstances(size)

  const rowsOf = async (table: typeof users | typeof events | typeof sessions | typeof contactMessages) =>
    (await site.db.select({ count: count() }).from(table))[0]?.count
  const statuses = (responses: Response[]) => responses.map((response) => response.status)
  const everywhere = (value: unknown) => Array.from({ length: size }, () => value)

  /** Returns the contact form as one instance rendered it, filled in. It can be sent more than once. */
  const contactForm = async (email: string) => {
    const page = await (await site.ask("/contact")).text()
    const hidden = ["token", "submissionKey"].map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "",
    ])
    return { ...Object.fromEntries(hidden), name: "Ada", email, category: "Other", message: "Hello" }
  }

  const queue = async (label: string, number: number) => {
    for (let i = 0; i < number; i++) {
      const to = `${label}-${i}@example.org`
      const words = { subject: label, html: "<p>Hello</p>", text: "Hello" }
      await queueMail(
        site.db,
        { ...words, kind: "test", dedupeKey: `${label}:${i}`, urgency: "asked", to },
        new Date(),
      )
    }
  }
  const mailsTo = (label: string) =>
    site.db
      .select()
      .from(mails)
      .where(like(mails.recipient, `${label}-%`))
  const receivedBy = (label: string) =>
    site.mail.received.flatMap(({ to }) => to).filter((address) => address.startsWith(`${label}-`))
  const addresses = (label: string, number: number) =>
    Array.from({ length: number }, (_, i) => `${label}-${i}@example.org`).sort()

  // Waits for what an instance does at its start after it opens its port.
  beforeAll(() =>
    waitUntil(() => {
      for (const instance of site.all) expect(instance.output()).toContain("Back office")
    }),
  )

  test("migrate it once and create one administrator and one of each first event", async () => {
    const journal = JSON.parse(readFileSync("app/lib/db/migrations/meta/_journal.json", "utf8"))
    const done = await site.db.execute(sql`select 1 from drizzle.__drizzle_migrations`)
    expect(done.rows).toHaveLength(journal.entries.length)
    expect(await rowsOf(users)).toBe(1)
    expect(await rowsOf(events)).toBe(firstSessions.length)
    for (const instance of site.all) expect(instance.output()).not.toContain('"level":"error"')
  })

  test("accept a session created on another one, and end it everywhere on sign-out", async () => {
    const form = { ...admin, next: "" }
    const signedIn = await site.ask("/admin/login", { form, visitor: "203.0.113.1" })
    expect(signedIn.status).toBe(303)
    const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith("session=")) ?? ""
    expect(statuses(await site.askEach("/admin", { cookie }))).toEqual(everywhere(200))
    expect((await site.ask("/admin/logout", { method: "POST", cookie })).status).toBe(303)
    expect(statuses(await site.askEach("/admin", { cookie }))).toEqual(everywhere(302))
    expect(await rowsOf(sessions)).toBe(0)
  })

  test("count password guesses together", async () => {
    const form = { email: "nobody@example.org", password: "certainly not this one", next: "" }
    const guess = () => site.ask("/admin/login", { form, visitor: "203.0.113.2" })
    const answers = statuses(await Promise.all(Array.from({ length: 20 }, guess)))
    // Five attempts are free, then at most one per second. Separate counts would allow ten with two instances, all with four.
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(7)
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
  })

  test("count messages from one address together, and store a repeated one once", async () => {
    const form = await contactForm("often@example.org")
    const post = () => site.ask("/contact", { form, visitor: "203.0.113.3" })
    const answers = statuses(await Promise.all(Array.from({ length: 36 }, post)))
    expect(answers.filter((status) => status === 303)).toHaveLength(30)
    expect(answers.filter((status) => status === 429)).toHaveLength(6)
    expect(await rowsOf(contactMessages)).toBe(1)
  })

  test("store a form sent to all of them at once as one message, with one mail to the staff", async () => {
    const form = await contactForm("once@example.org")
    expect(statuses(await site.askEach("/contact", { form }))).toEqual(everywhere(303))
    const rows = await site.db.select().from(contactMessages)
    const [row] = rows.filter(({ email }) => email === "once@example.org")
    expect(rows.filter(({ email }) => email === "once@example.org")).toHaveLength(1)
    const about = await site.db
      .select({ kind: mails.kind })
      .from(mails)
      .where(like(mails.dedupeKey, `contact-%:${row?.id}`))
    // Sent faster than a person types, it is flagged for staff, and its sender gets no acknowledgment.
    expect(about.map(({ kind }) => kind)).toEqual(["contact-new"])
  })

  test("learn a new secret while they run: open sessions continue, and after a leak nothing from before is accepted", async () => {
    const signedIn = await site.ask("/admin/login", { form: { ...admin, next: "" }, visitor: "203.0.113.4" })
    const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith("session=")) ?? ""
    const form = await contactForm("open@example.org")
    await site.run("scripts/secret-rotate.ts")
    expect(statuses(await site.askEach("/admin", { cookie }))).toEqual(everywhere(200))
    expect(statuses(await site.askEach("/contact", { form }))).toEqual(everywhere(303))
    await site.run("scripts/secret-rotate.ts", "--leaked")
    const sees = async () => statuses(await site.askEach("/admin", { cookie }))
    await waitUntil(async () => expect(await sees()).toEqual(everywhere(302)))
    expect(statuses(await site.askEach("/contact", { form }))).not.toContain(303)
    // The session was ended in the database. Each instance learns the new secret separately.
    const takesForms = async () =>
      statuses(await site.askEach("/contact", { form: await contactForm("new@example.org") }))
    await waitUntil(async () => expect(await takesForms()).toEqual(everywhere(303)))
  })

  describe("a cached page", () => {
    const showing = async (path: string, words: string) => {
      const pages = await site.askEach(path)
      return Promise.all(pages.map(async (page) => (await page.text()).includes(words)))
    }
    const all = everywhere(true)
    const listeners = () =>
      site.db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity
          where application_name = 'guapcoin-site-changes' and datname = current_database() order by pid`,
      )
    const add = (slug: string, title: string) =>
      site.db.insert(articles).values(articleRow({ slug, title, publishedAt: new Date(0) }))
    const keep = async (path = "/blog") => {
      for (let time = 0; time < 2; time++) await site.askEach(path)
      const etags = (await site.askEach(path)).map((page) => page.headers.get("etag"))
      // Otherwise a visitor who reaches another instance, or a cache in between, would receive the page again.
      expect(etags).toEqual(everywhere(expect.any(String)))
      expect(new Set(etags).size).toBe(1)
    }

    test("changes on every instance with the write", async () => {
      await keep()
      expect(await showing("/blog", "Told to all")).toEqual(everywhere(false))
      await add("told", "Told to all")
      // Long before cached pages expire by themselves, after half a minute.
      await expect.poll(() => showing("/blog", "Told to all"), { interval: 20 }).toEqual(all)
    })

    test.each([
      ["feed", "/blog/feed.xml"],
      ["sitemap", "/sitemap.xml?part=articles"],
    ])("as a %s changes too", async (name, path) => {
      await add(`before-${name}`, "Already there")
      await keep(path)
      await add(`told-by-${name}`, "Told to machines")
      await expect.poll(() => showing(path, `/blog/told-by-${name}`), { interval: 20 }).toEqual(all)
    })

    test("changes everywhere even if the connection to one instance breaks at that moment", async () => {
      const before = (await listeners()).rows
      expect(before).toHaveLength(size)
      await keep()
      const cut = before[0]?.pid
      await site.db.execute(sql`select pg_terminate_backend(${cut})`)
      await until("the line is cut", async () => !(await listeners()).rows.some(({ pid }) => pid === cut))
      await add("missed", "Missed by one")
      // Otherwise this test would prove nothing.
      expect((await listeners()).rows).toHaveLength(size - 1)
      await expect.poll(() => showing("/blog", "Missed by one"), { interval: 20 }).toEqual(all)
      expect((await listeners()).rows).toHaveLength(size)
    })

    test("shows what staff change on another instance", async () => {
      await showing("/merchants", "x")
      await site.db.insert(settings).values({
        key: "announcement",
        value: { text: "The market opens at noon", link: null, from: null, until: null, tone: "info" },
        updatedAt: new Date(),
      })
      await expect
        .poll(() => showing("/merchants", "The market opens at noon"), { interval: 20 })
        .toEqual(all)
    })
  })

  test("send each mail once, whichever of them sends it", async () => {
    const letGo = site.mail.hold()
    onTestFinished(letGo)
    await queue("each", 40)
    await until("all of them are sending", () => site.mail.waiting === size * placesEach)
    letGo()
    await until("every mail is sent", async () =>
      (await mailsTo("each")).every((mail) => mail.status === "sent"),
    )
    expect(receivedBy("each").sort()).toEqual(addresses("each", 40))
    expect((await mailsTo("each")).map((mail) => mail.attempts)).toEqual(Array(40).fill(1))
  })

  test("continue when one is killed, and send its unfinished mails", async () => {
    const [killed, ...others] = site.all
    if (!killed) throw new Error("There is none to kill")
    const letGo = site.mail.hold()
    onTestFinished(letGo)
    await queue("held", size * placesEach)
    await until(
      "each of them is at the mail server with its mails",
      () => site.mail.waiting === size * placesEach,
    )

    // The instance is also killed while it handles forms.
    const form = await contactForm("killed@example.org")
    const posts = Array.from({ length: 2 * size }, () =>
      site.ask("/contact", { form, visitor: "203.0.113.4" }),
    )
    await killed.stop("SIGKILL")
    await Promise.all(posts)
    expect((await site.ask("/contact", { form, visitor: "203.0.113.4" })).status).toBe(303)
    const kept = await site.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, "killed@example.org"))
    expect(kept).toHaveLength(1)
    const pages = await Promise.all(Array.from({ length: 3 * size }, () => site.ask("/events")))
    expect(new Set(statuses(pages))).toEqual(new Set([200]))

    letGo()
    const left = async () => (await mailsTo("held")).filter((mail) => mail.status !== "sent")
    await until("the others have sent theirs", async () => (await left()).length === placesEach)
    // Other instances leave unfinished mails alone for two minutes; then any of them sends them.
    const orphans = await left()
    for (const { nextAttemptAt } of orphans) expect(nextAttemptAt.getTime()).toBeGreaterThan(Date.now())
    await site.db
      .update(mails)
      .set({ nextAttemptAt: new Date() })
      .where(
        inArray(
          mails.id,
          orphans.map(({ id }) => id),
        ),
      )
    await until("the last ones are sent", async () => (await left()).length === 0)
    expect(receivedBy("held").sort()).toEqual(addresses("held", size * placesEach))
    for (const other of others) expect((await site.askOne(other, "/readyz")).status).toBe(200)
    await killed.start()
  })

  test("send a town hall's reminder once to each subscriber, although all of them check at the same time", async () => {
    const [localDate, localTime] = new Date(Date.now() + 23 * 60 * 60 * 1000).toISOString().split(/[TZ]/)
    await addEvent(site.db, { title: "Tomorrow's town hall", localDate, localTime, timeZone: "UTC" })
    await site.db.insert(townHallSubscribers).values(
      addresses("reader", 30).map((email) => ({
        fullName: "Ada",
        email,
        consentVersion: "1",
        manageTokenHash: email,
        confirmedAt: new Date(),
        createdAt: new Date(),
      })),
    )
    // Instances check at their start, and then once a minute.
    await Promise.all(site.all.map((instance) => instance.stop()))
    await Promise.all(site.all.map((instance) => instance.start()))
    await until("every reader has a mail", () => receivedBy("reader").length >= 30)
    await until("no mail waits", async () => {
      const waiting = await site.db.select().from(mails).where(eq(mails.status, "queued"))
      return waiting.length === 0
    })
    expect(receivedBy("reader").sort()).toEqual(addresses("reader", 30))
  })
})
