import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { connectDatabase } from "#app/db/client.server.ts"
import { auditLog, mails, merchantRequests } from "#app/db/schema.ts"
import { hashLinkToken } from "#app/platform/secrets.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { limits } from "./options.ts"
import { approve } from "./review.server.ts"
import {
  addApplication,
  addStaff,
  allMails,
  auditOf,
  emptyMerchants,
  minutes,
  publicUrl,
  start,
  submit,
} from "./test-support.ts"

const database = useDatabase()
beforeEach(() => emptyMerchants(database.db))

const rows = () => database.db.select().from(merchantRequests).orderBy(merchantRequests.id)
const theRow = async () => {
  const all = await rows()
  expect(all).toHaveLength(1)
  return all[0] as (typeof all)[number]
}
const auditCount = async () => (await database.db.select().from(auditLog)).length

describe("an application that is sent", () => {
  test("is stored as it was typed, pending", async () => {
    expect(await submit(database.db)).toEqual({ ok: true, repeated: false })
    expect(await theRow()).toMatchObject({
      status: "pending",
      businessName: "Ọ̀yọ́ Kitchen",
      businessType: "Restaurant/Food Service",
      directoryCategory: "Food & Dining",
      description: "Jollof rice and suya.\nOpen daily.",
      website: "https://oyo.example",
      phone: "+1 404 555 0134",
      onlineOnly: false,
      address: "12 Peachtree Street",
      city: "Atlanta",
      state: "GA",
      zipCode: "30303",
      country: "United States",
      place: "Atlanta, GA",
      walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
      showWallet: false,
      ownerName: "Adé Ọlá",
      email: "owner@oyo.example",
      slug: null,
      suspicion: null,
      termsAcceptedAt: start,
      createdAt: start,
      reviewStartedAt: null,
      decidedAt: null,
    })
  })

  test("leaves an audit entry that names nobody", async () => {
    const id = await addApplication(database.db)
    expect(await auditOf(database.db, id)).toEqual([
      expect.objectContaining({
        at: start,
        actorId: null,
        actor: "applicant",
        action: "merchant.submitted",
        details: {},
      }),
    ])
  })

  test("queues a mail to the owner with the secret link, and one to the staff without it", async () => {
    const id = await addApplication(database.db)
    const [forStaff, forOwner] = await allMails(database.db)
    expect(forOwner).toMatchObject({
      kind: "merchant-received",
      recipient: "owner@oyo.example",
      status: "queued",
    })
    expect(forOwner?.subject).toContain("Ọ̀yọ́ Kitchen")
    const link = /https:\/\/guap\.example\/merchant-register\/status\/([\w-]{32})/
    const token = forOwner?.text.match(link)?.[1] ?? ""
    expect(forOwner?.html.match(link)?.[1]).toBe(token)
    expect((await theRow()).stateTokenHash).toBe(hashLinkToken(token))

    expect(forStaff).toMatchObject({ kind: "merchant-new", recipient: null, status: "queued" })
    for (const body of [forStaff?.text, forStaff?.html]) {
      expect(body).toContain(`${publicUrl}/admin/merchants/${id}`)
      expect(body).not.toContain("/status/")
      expect(body).not.toContain(token)
    }
  })

  test("stores what was left out as nothing, and shows no wallet that was not given", async () => {
    await submit(database.db, { website: "", walletAddress: "", showWallet: true, zip: "", country: "Ghana" })
    expect(await theRow()).toMatchObject({
      website: null,
      walletAddress: null,
      showWallet: false,
      zipCode: null,
    })
  })

  test("of an online business keeps no street that was typed before", async () => {
    await submit(database.db, { onlineOnly: true })
    expect(await theRow()).toMatchObject({
      place: "Online",
      address: null,
      city: null,
      state: null,
      zipCode: null,
    })
  })

  test("keeps a wallet address with its check digits, and never one that is none", async () => {
    const walletAddress = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"
    await submit(database.db, { walletAddress, showWallet: true })
    expect(await theRow()).toMatchObject({
      walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      showWallet: true,
    })
    await emptyMerchants(database.db)
    await submit(database.db, { walletAddress: "11".repeat(32), showWallet: true })
    expect(await theRow()).toMatchObject({ walletAddress: null, showWallet: false })
  })

  test("is filed under the category its type proposes when none was chosen", async () => {
    await submit(database.db, { directoryCategory: "" })
    expect((await theRow()).directoryCategory).toBe("Food & Dining")
  })

  test("fits its columns at the longest text the form accepts, in emoji too", async () => {
    for (const sign of ["x", "🎉"]) {
      const texts = (
        ["businessName", "description", "ownerName", "address", "city", "state", "zip"] as const
      ).map((field) => [field, sign.repeat(limits[field])])
      expect(await submit(database.db, Object.fromEntries(texts))).toMatchObject({ ok: true })
    }
  })
})

describe("the same submission again", () => {
  test("changes nothing and succeeds", async () => {
    const submissionKey = randomUUID()
    await submit(database.db, {}, { submissionKey })
    const before = [await rows(), await allMails(database.db), await auditCount()]
    const again = await submit(database.db, { businessName: "Another" }, { submissionKey, now: minutes(5) })
    expect(again).toEqual({ ok: true, repeated: true })
    expect([await rows(), await allMails(database.db), await auditCount()]).toEqual(before)
  })

  test("twenty times at once makes one row, one audit entry and two mails", async () => {
    const submissionKey = randomUUID()
    const entriesBefore = await auditCount()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => submit(database.db, {}, { submissionKey })),
    )
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.ok && outcome.repeated)).toHaveLength(19)
    await theRow()
    expect(await allMails(database.db)).toHaveLength(2)
    expect(await auditCount()).toBe(entriesBefore + 1)
  })
})

describe("the same business from the same address", () => {
  const suspicions = async () => (await rows()).map((row) => row.suspicion)

  test("is stored and marked while the first one waits, however it is spelled", async () => {
    await submit(database.db)
    await submit(database.db, { businessName: "OYO  kitchen" })
    await submit(database.db, { businessName: "Another Kitchen" })
    await submit(database.db, { email: "other@oyo.example" })
    expect(await suspicions()).toEqual([null, "duplicate", null, null])
    expect(await allMails(database.db)).toHaveLength(8)
  })

  test("is not marked once the first one was decided", async () => {
    const id = await addApplication(database.db)
    const by = await addStaff(database.db, "Grace")
    await approve(database.db, id, { by, publicUrl, now: start })
    await submit(database.db)
    expect(await suspicions()).toEqual([null, null])
  })

  test("keeps the mark it came with, and the staff read it", async () => {
    await submit(database.db)
    await submit(database.db, {}, { suspicion: "honeypot" })
    expect(await suspicions()).toEqual([null, "honeypot"])
    const forStaff = (await allMails(database.db)).filter((mail) => mail.kind === "merchant-new")
    expect(forStaff.filter((mail) => mail.text.includes("honeypot"))).toHaveLength(1)
  })
})

describe("an application that cannot be stored", () => {
  /** Runs with a database that refuses new rows of a table with an error of this code. */
  async function whileRefusing(table: string, code: string, run: () => Promise<void>): Promise<void> {
    await database.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
        create trigger refuse before insert on ${table} for each row execute function refuse()`),
    )
    try {
      await run()
    } finally {
      await database.db.execute(sql.raw("drop function refuse cascade"))
    }
  }

  test("leaves nothing behind when only its mail fails", async () => {
    const entriesBefore = await auditCount()
    await whileRefusing("mails", "XX000", async () => {
      expect(await submit(database.db)).toMatchObject({ ok: false, failure: "other" })
    })
    expect([await rows(), await allMails(database.db), await auditCount()]).toEqual([[], [], entriesBefore])
  })

  test.each([
    ["permission", "42501", "a missing grant"],
    ["permission", "23514", "a rule of the table"],
    ["network", "25006", "a database that only reads at this moment"],
    ["network", "53100", "a full disk"],
    ["network", "57P01", "a database that is shutting down"],
    ["other", "XX000", "a bug"],
  ])("says '%s' for %s: %s", async (failure, code) => {
    await whileRefusing("merchant_requests", code, async () => {
      expect(await submit(database.db)).toMatchObject({ ok: false, failure })
    })
  })

  test("says 'network' when nobody answers", async () => {
    const nobody = connectDatabase("postgres://nobody@127.0.0.1:1/none", silentLog)
    expect(await submit(nobody.db)).toMatchObject({ ok: false, failure: "network" })
    await nobody.close()
  })
})

test("the mail that told of an application is not told again when it is deleted and its number is not used again", async () => {
  const first = await addApplication(database.db)
  await database.db.delete(merchantRequests)
  const second = await addApplication(database.db)
  expect(second).toBeGreaterThan(first)
  expect(await database.db.select().from(mails).where(eq(mails.kind, "merchant-new"))).toHaveLength(2)
})
