import { eq } from "drizzle-orm"
import ICAL from "ical.js"
import PostalMime from "postal-mime"
import { beforeEach, describe, expect, test } from "vitest"
import { saveEvent } from "#app/events/admin/editing.server.ts"
import { findForStaff, laterState, listSeries } from "#app/events/admin/staff-queries.server.ts"
import { cancelEvent, deleteEvent, reinstateEvent } from "#app/events/admin/withdrawal.server.ts"
import { listUntoldChanges, settleChange, type UntoldChange } from "#app/events/change-to-tell.server.ts"
import { addEvent } from "#app/events/test-support.ts"
import { events, mails, townHallSubscribers } from "#app/lib/db/schema.ts"
import { smtpTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { sendNextMail } from "#app/lib/mail/outbox/worker.server.ts"
import { mailServer } from "#app/lib/mail/test-support.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { withdrawReminders } from "../reminders/reminder-state.server.ts"
import { askForTownHalls, joinTownHalls } from "../test-support.ts"
import { queueChanges } from "./session-changes.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const publicUrl = "https://guap.example"
const now = new Date("2026-06-01T12:00:00Z")
const context = { by: { id: "ada", name: "Ada" }, now, withdrawReminders }
let id = 0

const queueWith = (settle: (change: UntoldChange) => Promise<void>, at = now) =>
  queueChanges(
    database.db,
    {
      secrets,
      publicUrl,
      listChanges: (now) => listUntoldChanges(database.db, publicUrl, now),
      settle,
    },
    at,
  )
const queue = (at = now) => queueWith((change) => settleChange(database.db, change), at)

type Change = { date?: string; time?: string; title?: string; scope?: "later"; reason?: string }
async function change(given: Change) {
  const row = await findForStaff(database.db, id)
  if (!row) throw new Error("No such event")
  const later = laterState(await listSeries(database.db, row.seriesId), row.startsAt)
  const { title, description, location, timeZone, duration, kind, localDate, localTime } = row
  const input = {
    title,
    description,
    location,
    timeZone,
    duration,
    kind,
    date: localDate,
    time: localTime.slice(0, 5),
  }
  return saveEvent(database.db, id, { ...input, ...given }, { revision: row.revision, later }, context)
}
const cancel = () => cancelEvent(database.db, id, "one", context)
const told = async () =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.recipient)).filter(({ dedupeKey }) =>
    dedupeKey.startsWith("town-hall-change:"),
  )
const heard = async () => (await told()).map(({ kind, recipient }) => `${kind} ${recipient}`)

beforeEach(async () => {
  for (const table of [events, mails, townHallSubscribers]) await database.db.delete(table)
  id = (await addEvent(database.db, { slug: "session", title: "Wallets & keys" })).id
  await joinTownHalls(
    database.db,
    { email: "ada@example.org", fullName: "Ada" },
    new Date("2026-05-01T12:00:00Z"),
  )
})

describe("a reader on the list", () => {
  test("gets one mail about a moved session, with the old and the new time", async () => {
    await joinTownHalls(database.db, { email: "bola@example.org", fullName: "Bola" }, now)
    await askForTownHalls(database.db, { email: "eve@example.org", fullName: "Eve" }, now)
    await change({ date: "2026-06-12", time: "20:00" })
    await Promise.all([queue(), queue()])
    expect(await queue()).toBe(0)
    expect(await heard()).toEqual(["town-hall-moved ada@example.org", "town-hall-moved bola@example.org"])
    const [mail] = await told()
    for (const text of [
      "Jun 5, 2026, 7:00 PM EST",
      "Jun 12, 2026, 8:00 PM EST (00:00 UTC)",
      "/events/session",
    ])
      expect(mail?.text).toContain(text)
  })

  test("gets a mail about a cancelled and a reinstated session, and about no other change", async () => {
    await cancel()
    expect(await queue()).toBe(1)
    await reinstateEvent(database.db, id, "one", context)
    expect(await queue()).toBe(1)
    await change({ title: "Wallets and keys" })
    expect(await queue()).toBe(0)
    expect(await heard()).toEqual([
      "town-hall-cancelled ada@example.org",
      "town-hall-reinstated ada@example.org",
    ])
  })

  test("gets no mail about a change that was undone before it was announced", async () => {
    await change({ date: "2026-06-12" })
    await change({ date: "2026-06-05" })
    await cancel()
    await reinstateEvent(database.db, id, "one", context)
    expect(await queue()).toBe(0)
    expect((await listUntoldChanges(database.db, publicUrl, now)).length).toBe(0)
  })

  test("gets a mail about each move, even back and forth", async () => {
    for (const date of ["2026-06-12", "2026-06-05", "2026-06-12"]) {
      await change({ date })
      expect(await queue()).toBe(1)
    }
  })

  test("gets the remaining mails if the process dies half-way, and none twice", async () => {
    await joinTownHalls(database.db, { email: "bola@example.org", fullName: "Bola" }, now)
    await change({ date: "2026-06-12" })
    await expect(queueWith(() => Promise.reject(new Error("killed")))).rejects.toThrow("killed")
    await change({ title: "Wallets and keys" })
    expect(await queue()).toBe(0)
    expect(await told()).toHaveLength(2)
  })

  test("gets one mail about a moved series, with sessions, reason and one calendar file", async () => {
    const seriesId = crypto.randomUUID()
    const add = (localDate: string) => addEvent(database.db, { localDate, seriesId, title: "Wallets" })
    id = (await add("2026-06-06")).id
    for (const day of ["2026-06-13", "2026-06-20"]) await add(day)
    await addEvent(database.db, { localDate: "2026-05-16", seriesId })
    await change({ time: "20:00", scope: "later", reason: "Our host travels." })
    expect(await queue()).toBe(1)
    expect(await queue()).toBe(0)
    const [mail] = await told()
    expect(mail?.subject).toBe("New times: Wallets, 3 sessions")
    for (const text of [
      "Jun 6, 2026, 7:00 PM EST is now Jun 6, 2026, 8:00 PM EST (00:00 UTC)",
      "Jun 20, 2026, 7:00 PM EST is now Jun 20, 2026, 8:00 PM EST",
      "The reason: Our host travels.",
      "/town-halls",
    ])
      expect(mail?.text).toContain(text)
    const calendar = ICAL.Component.fromString(mail?.calendar ?? "")
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(3)

    await cancelEvent(database.db, id, "later", { ...context, reason: "The hall is closed." })
    expect(await queue()).toBe(1)
    const [, cancelled] = await told()
    expect(cancelled?.subject).toBe("Cancelled: Wallets, 3 sessions")
    expect(cancelled?.text).toContain("The reason: The hall is closed.")
    expect(cancelled?.calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(3)
  })

  test("gets a separate mail about a session that was moved again after its series", async () => {
    const seriesId = crypto.randomUUID()
    const first = await addEvent(database.db, { localDate: "2026-06-06", seriesId })
    const last = await addEvent(database.db, { localDate: "2026-06-13", seriesId })
    id = first.id
    await change({ time: "20:00", scope: "later" })
    id = last.id
    await change({ time: "21:00" })
    expect(await queue()).toBe(2)
    expect((await told()).map(({ subject }) => subject).toSorted()).toEqual([
      "New time: Demo session",
      "New time: Demo session",
    ])
  })

  test("gets another mail about what changed while the mails were queued", async () => {
    await change({ date: "2026-06-12" })
    await queueWith(async (told) => {
      await change({ date: "2026-06-05" })
      await settleChange(database.db, told)
    })
    expect(await queue()).toBe(1)
    const [, last] = await told()
    expect(last?.text).toContain("It was planned for: Jun 12, 2026")
  })

  test("gets a mail about a cancellation even if the event was deleted right after it", async () => {
    await cancel()
    await deleteEvent(database.db, id, "one", context)
    expect(await queue()).toBe(1)
  })

  test("gets no mail about past sessions or about other kinds of events", async () => {
    await addEvent(database.db, { slug: "meeting", kind: "community" }).then((row) => {
      id = row.id
    })
    await cancel()
    id = (await addEvent(database.db, { slug: "been", localDate: "2026-05-16" })).id
    await cancel()
    expect(await queue()).toBe(0)
    id = (await addEvent(database.db, { slug: "soon", localDate: "2026-06-02" })).id
    await cancel()
    expect(await queue(new Date("2026-06-03T12:00:00Z"))).toBe(0)
  })
})

test("a change and its pending announcement are saved in one transaction", async () => {
  const failing = { ...context, withdrawReminders: () => Promise.reject(new Error("the line is cut")) }
  await expect(cancelEvent(database.db, id, "one", failing)).rejects.toThrow("the line is cut")
  expect(await listUntoldChanges(database.db, publicUrl, now)).toEqual([])
  await cancel()
  expect(await listUntoldChanges(database.db, publicUrl, now)).toHaveLength(1)
})

test.each([
  ["moved", () => change({ date: "2026-06-12" }), "PUBLISH", "CONFIRMED", "2026-06-12T23:00:00.000Z"],
  ["cancelled", cancel, "CANCEL", "CANCELLED", "2026-06-05T23:00:00.000Z"],
] as const)(
  "a mail that says %s carries a calendar entry that says the same",
  async (_, act, method, status, at) => {
    const { received, url } = await mailServer()
    await act()
    await queue()
    await database.db.delete(mails).where(eq(mails.kind, "town-hall-welcome"))
    await sendNextMail({
      ...{ db: database.db, transport: smtpTransport(url), clock: () => now, log: silentLog },
      ...{ from: "Guapcoin <a@guap.example>", domain: "guap.example", listStaff: async () => [] },
    })
    const source = received[0]?.source ?? ""
    const { attachments } = await PostalMime.parse(source)
    const [file] = attachments.filter(({ mimeType }) => mimeType === "text/calendar")
    expect(source).toMatch(new RegExp(`text/calendar;[^;]*;?\\s*method=${method}`, "i"))
    const content = file?.content
    const calendar = ICAL.Component.fromString(
      typeof content === "string" ? content : new TextDecoder().decode(content),
    )
    const event = calendar.getFirstSubcomponent("vevent")
    expect(calendar.getFirstPropertyValue("method")).toBe(method)
    expect(event?.getFirstPropertyValue("status")).toBe(status)
    expect(event?.getFirstPropertyValue("sequence")).toBe(1)
    expect(event?.getFirstPropertyValue("uid")).toBe(`event-${id}@guap.example`)
    expect(event && new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(at)
  },
)
