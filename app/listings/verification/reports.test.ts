import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listingEvidence, listings, mails, rateLimits } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { addApplications, emptyApplications, publicUrl, start } from "../application/test-support.ts"
import { findListings } from "../directory/directory.server.ts"
import { confirmListing } from "../listing/confirm-listing.server.ts"
import { confirmOwnerAddress } from "../owners/owner-links.server.ts"
import { renewStickerCode } from "../payment/renew-sticker-code.server.ts"
import { findHealth } from "./admin/staff-queries.server.ts"
import { ageListings } from "./daily-job.server.ts"
import type { ReportFacts } from "./reports.server.ts"
import { forgetReporters, submitReport } from "./reports.server.ts"
import { listingLog } from "./test-support.ts"

const database = useDatabase()
const hourMs = 60 * 60 * 1000
const at = (hours: number) => new Date(start.getTime() + hours * hourMs)
const secrets = deriveSecrets("a secret of the tests, and of nothing else")

/** A visitor with a network and device of their own, unless given. */
function report(
  answer: ReportFacts["answer"],
  who: string,
  hours: number,
  change: Partial<ReportFacts> & Partial<Parameters<typeof admitted>[0]> = {},
) {
  const { network = `network of ${who}`, device = `device of ${who}`, note, code, ...context } = change
  const facts = { answer, network, device, note, code }
  return submitReport(
    database.db,
    "kente-house",
    facts,
    admitted({ now: at(hours), secrets, publicUrl, ...context }),
  )
}
const listing = async () => {
  const [row] = await database.db.select().from(listings).where(eq(listings.slug, "kente-house"))
  if (!row) throw new Error("There is no listing")
  return row
}
const evidence = () => database.db.select().from(listingEvidence).orderBy(listingEvidence.id)
const told = async () =>
  (await database.db.select().from(mails)).map(({ kind, recipient }) => [kind, recipient])
const shown = async () => {
  const search = { q: "", category: "", place: "", page: 1 }
  return (await findListings(database.db, search, start)).merchants.map(({ businessName }) => businessName)
}

beforeEach(async () => {
  await emptyApplications(database.db)
  await addApplications(database.db, [
    { businessName: "Kente House" },
    { businessName: "Older", decidedAt: at(-48) },
  ])
  for (const table of [mails, rateLimits]) await database.db.delete(table)
})

describe("a report", () => {
  test("of one visitor has no visible effect, however often it is sent", async () => {
    const before = await listing()
    for (const [index, answer] of (["asked-no", "tried-failed", "closed", "moved"] as const).entries())
      await report(answer, "Liar", index * 24)
    await report("asked-no", "Liar", 200, { device: "another browser" })
    await report("asked-no", "Liar", 300, { network: "another network" })
    // By now the first report is too old to count, but its sender is still recognized.
    await report("asked-no", "Liar", 61 * 24, { device: "a third browser" })
    await report("asked-no", "Liar", 62 * 24, { network: "a third network" })
    expect(await listing()).toEqual(before)
    expect(await shown()).toEqual(["Kente House", "Older"])
    expect((await evidence()).map(({ counted }) => counted)).toEqual([true, ...Array(7).fill(false)])
    expect(await told()).toEqual([])
  })

  test("independent of an earlier one makes the listing doubtful: it sorts last, and staff get an alert", async () => {
    await report("asked-no", "Ada", 0)
    await report("tried-failed", "Bola", 13)
    expect(await listing()).toMatchObject({
      freshness: "doubtful",
      doubtedAt: at(13),
      status: "listed",
      revision: 1,
    })
    expect(await shown()).toEqual(["Older", "Kente House"])
    expect(await told()).toEqual([["listing-doubt", null]])
    expect(await listingLog(database.db, (await listing()).id)).toEqual([["system", "listing.doubted", {}]])
  })

  test.each([
    ["within twelve hours", 11, {}],
    ["from the same network", 20, { network: "network of Ada" }],
    ["from the same browser", 20, { device: "device of Ada" }],
    ["after more than sixty days", 61 * 24, {}],
    ["by a script", 20, { suspicion: "honeypot" as const }],
  ])("%s does not count as a second one", async (_, hours, change) => {
    await report("asked-no", "Ada", 0)
    await report("asked-no", "Bola", hours, change)
    expect((await listing()).freshness).toBe("confirmed")
  })

  test("from two browsers without cookies counts once", async () => {
    await report("asked-no", "Ada", 0, { device: null })
    await report("asked-no", "Bola", 20, { device: null })
    expect((await listing()).freshness).toBe("confirmed")
  })

  test("is recognized by the former key around a key change", async () => {
    // Days 20,520 and 20,610 (UTC) begin a new key: 2026-03-08 and 2026-06-06.
    const change = (Date.parse("2026-06-06T00:00:00Z") - start.getTime()) / hourMs
    await report("asked-no", "Ada", change - 12)
    await report("asked-no", "Ada", change + 12)
    expect((await evidence()).map(({ counted }) => counted)).toEqual([true, false])
    const [first, second] = await evidence()
    expect(first?.networkHash).not.toBe(second?.networkHash)
  })

  test("stores no network, cannot be linked to reports on other listings, and loses its pseudonyms after 90 days", async () => {
    await report("asked-no", "Ada", 0)
    await submitReport(
      database.db,
      "older",
      { answer: "asked-no", network: "network of Ada", device: "device of Ada" },
      admitted({ now: at(0), secrets, publicUrl }),
    )
    const [here, there] = await evidence()
    expect(JSON.stringify([here, there])).not.toMatch(/of Ada/)
    expect(here?.networkHash).not.toBe(there?.networkHash)
    expect(here?.deviceHash).not.toBe(there?.deviceHash)
    expect(await forgetReporters(database.db, at(90 * 24))).toBe(0)
    expect(await forgetReporters(database.db, at(91 * 24))).toBe(2)
    expect((await evidence()).map(({ networkHash, deviceHash }) => [networkHash, deviceHash])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test("that is sent twice is stored once", async () => {
    const submissionKey = "fec377a5-39ee-8336-8682-80858635c8b7"
    expect(await report("fraud", "Ada", 0, { submissionKey })).toEqual({ kind: "stored" })
    expect(await report("fraud", "Ada", 0, { submissionKey })).toEqual({ kind: "repeated" })
    expect(await evidence()).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })

  test("of fraud alerts staff at once, up to ten times an hour, and has no other effect", async () => {
    const before = await listing()
    for (let index = 0; index < 3; index++) await report("fraud", `Visitor ${index}`, index * 24)
    expect(await told()).toEqual([
      ["listing-fraud", null],
      ["listing-fraud", null],
      ["listing-fraud", null],
    ])
    expect(await listing()).toEqual(before)
  })

  test("on a listing outside the directory is refused", async () => {
    await database.db.update(listings).set({ status: "closed" })
    expect(await report("paid", "Ada", 0)).toEqual({ kind: "not-listed" })
    expect(await evidence()).toEqual([])
  })
})

describe("a report with the sticker's code", () => {
  const counted = async () => (await evidence()).map(({ counted, stickerCode }) => [counted, stickerCode])
  const print = async (code: string) =>
    database.db.update(listings).set({ stickerCode: code }).where(eq(listings.slug, "kente-house"))

  test("counts as one independent visitor, in any spelling; two of them never count as two", async () => {
    await print("K7M2QX")
    await report("asked-no", "Ada", 0, { code: "K7M2QX" })
    await report("tried-failed", "Bola", 20, { code: " k7m-2qx" })
    expect(await counted()).toEqual([
      [true, "K7M2QX"],
      [false, "K7M2QX"],
    ])
    expect((await listing()).freshness).toBe("confirmed")
    await report("asked-no", "Chidi", 40)
    expect((await listing()).freshness).toBe("doubtful")
  })

  test("does not count a second time for a visitor who reported without it, or for the same network", async () => {
    await print("K7M2QX")
    await report("asked-no", "Ada", 0)
    await report("asked-no", "Ada", 20, { code: "K7M2QX", device: "another browser" })
    await report("asked-no", "Ada", 40, { code: "K7M2QX", network: "another network" })
    expect((await counted()).map(([one]) => one)).toEqual([true, false, false])
    expect((await listing()).freshness).toBe("confirmed")
  })

  test("counts as a report without a code if the code is wrong, former, or the listing has none", async () => {
    await report("asked-no", "Ada", 0, { code: "K7M2QX" })
    await print("K7M2QX")
    await renewStickerCode(database.db, (await listing()).id)
    expect((await listing()).stickerCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    await report("asked-no", "Bola", 20, { code: "K7M2QX" })
    expect(await counted()).toEqual([
      [true, null],
      [true, null],
    ])
    expect((await listing()).freshness).toBe("doubtful")
  })
})

describe("visitors who could pay", () => {
  test("extend a listing's time in the lists by 90 days, once, and never confirm it", async () => {
    const site = (days: number) => ({ secrets, publicUrl, now: at(days * 24) })
    for (const day of [150, 181]) await ageListings(database.db, site(day))
    await report("paid", "Ada", 300 * 24)
    await report("asked-yes", "Bola", 301 * 24)
    expect(await listing()).toMatchObject({
      freshness: "ageing",
      confirmedAt: start,
      vouchedAt: at(301 * 24),
    })
    for (const day of [330, 365, 366, 455]) await ageListings(database.db, site(day))
    expect((await listing()).freshness).toBe("ageing")
    await report("paid", "Chidi", 440 * 24)
    await report("paid", "Dayo", 441 * 24)
    await ageListings(database.db, site(456))
    expect((await listing()).freshness).toBe("unconfirmed")
    await report("paid", "Efua", 457 * 24)
    expect((await listing()).freshness).toBe("unconfirmed")
  })
})

describe("a doubt", () => {
  const say = (hours: number) =>
    database.db.transaction(async (tx) => {
      const { id, ownerEmail } = await listing()
      await confirmOwnerAddress(tx, ownerEmail ?? "", at(hours))
      return confirmListing(tx, id, { by: { kind: "owner" }, how: "mail", now: at(hours) })
    })
  const doubt = async (hours: number, who: string) => {
    await report("asked-no", `${who} 1`, hours)
    await report("asked-no", `${who} 2`, hours + 24)
  }

  test("gets questions after 3 and 10 days, and is settled by the owner's answer", async () => {
    await doubt(0, "Ada")
    await database.db.delete(mails)
    for (let day = 1; day <= 20; day++)
      await ageListings(database.db, { secrets, publicUrl, now: at(day * 24) })
    const asked = (await database.db.select().from(mails).orderBy(mails.createdAt)).map((mail) => [
      mail.subject,
      (mail.createdAt.getTime() - start.getTime()) / hourMs / 24,
    ])
    const subject = "Visitors say that Kente House does not accept Guapcoin"
    expect(asked).toEqual([
      [subject, 4],
      [subject, 11],
    ])
    expect((await say(500)).kind).toBe("confirmed")
    expect(await listing()).toMatchObject({
      freshness: "confirmed",
      doubtedAt: null,
      doubtClearedAt: at(500),
    })
    expect(await shown()).toEqual(["Kente House", "Older"])
  })

  test("that was settled needs two new reports", async () => {
    await doubt(0, "Ada")
    await say(30)
    await report("asked-no", "Bola", 50)
    expect((await listing()).freshness).toBe("confirmed")
  })

  test("that arises again within 90 days is not settled by the owner's answer, which is recorded for staff", async () => {
    await doubt(0, "Ada")
    await say(30)
    await database.db.delete(mails)
    await doubt(50, "Bola")
    // Staff get an alert and find the doubt in their list; the owner gets no question.
    const [alert] = await database.db.select().from(mails)
    expect(alert?.text).toContain("again: you decide")
    expect((await findHealth(database.db, at(80))).doubted).toMatchObject([{ isForStaff: true }])
    for (const day of [6, 7, 14]) await ageListings(database.db, { secrets, publicUrl, now: at(day * 24) })
    expect(await told()).toEqual([["listing-doubt", null]])
    expect((await say(80)).kind).toBe("staff-decide")
    expect((await listing()).freshness).toBe("doubtful")
    expect((await evidence()).at(-1)).toMatchObject({ source: "owner", answer: "yes", counted: false })
    expect((await say(30 + 91 * 24)).kind).toBe("confirmed")
  })
})
