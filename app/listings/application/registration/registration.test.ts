import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { connectDatabase, type Database } from "#app/lib/db/client.server.ts"
import { applications, auditLog, mails } from "#app/lib/db/schema.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { createLookupLimit, townLookupLimit } from "#app/lib/http/lookup-limit.ts"
import { deriveSecrets, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { applicationFields } from "#app/listings/options.ts"
import { clearSuspicion } from "#app/review/spam/clear-suspicion.server.ts"
import { markSpam } from "#app/review/spam/spam.server.ts"
import { applicationContent } from "#content/en/application.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { whileRefusing } from "#test/refusing.ts"
import { approve } from "../admin/review.server.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import { application, postedFields } from "../test-application.ts"
import {
  addApplication,
  addStaff,
  allMails,
  auditOf,
  emptyApplications,
  minutes,
  publicUrl,
  start,
  submit,
} from "../test-support.ts"
import { handleRegistration, registrationForm } from "./registration-request.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
beforeEach(() => emptyApplications(database.db))

const rows = () => database.db.select().from(applications).orderBy(applications.id)
const theRow = async () => {
  const all = await rows()
  expect(all).toHaveLength(1)
  return all[0] as (typeof all)[number]
}
const auditCount = async () => (await database.db.select().from(auditLog)).length

describe("a sent application", () => {
  test("is stored as it was typed, pending", async () => {
    expect(await submit(database.db)).toEqual({ kind: "stored" })
    expect(await theRow()).toMatchObject({
      status: "pending",
      businessName: "Ọ̀yọ́ Kitchen",
      businessType: "food-service",
      directoryCategory: "food-dining",
      description: "Jollof rice and suya.\nOpen daily.",
      website: "https://oyo.example",
      phone: "+1 404 555 0134",
      onlineOnly: false,
      address: "12 Peachtree Street",
      city: "Atlanta",
      state: "GA",
      zipCode: "30303",
      country: "US",
      place: "Atlanta, GA",
      walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
      showWallet: false,
      ownerName: "Adé Ọlá",
      email: "owner@oyo.example",
      suspicion: null,
      termsAcceptedAt: start,
      createdAt: start,
      reviewStartedAt: null,
      decidedAt: null,
    })
  })

  test("leaves an audit entry without personal data", async () => {
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

  test("queues a mail to the owner with the secret link, and one to staff without it", async () => {
    const id = await addApplication(database.db)
    const [forStaff, forOwner] = await allMails(database.db)
    expect(forOwner).toMatchObject({
      kind: "merchant-received",
      recipient: "owner@oyo.example",
      status: "queued",
    })
    // The mail address is unverified, so the mail must not repeat what was typed.
    for (const part of [forOwner?.subject, forOwner?.text, forOwner?.html])
      for (const typed of ["Ọ̀yọ́ Kitchen", "Adé Ọlá"]) expect(part).not.toContain(typed)
    const link = /https:\/\/guap\.example\/merchant-register\/status\/([\w-]{43})/
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

  test("stores empty answers as null, and shows no payment address if none was given", async () => {
    await submit(database.db, { website: "", walletAddress: "", showWallet: true, zip: "", country: "Ghana" })
    expect(await theRow()).toMatchObject({
      website: null,
      walletAddress: null,
      showWallet: false,
      zipCode: null,
    })
  })

  test("of an online business stores no street typed before", async () => {
    await submit(database.db, { onlineOnly: true })
    expect(await theRow()).toMatchObject({
      place: "online",
      address: null,
      city: null,
      state: null,
      zipCode: null,
    })
  })

  test("stores an address with its checksum, and drops a private key", async () => {
    const walletAddress = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"
    await submit(database.db, { walletAddress, showWallet: true })
    expect(await theRow()).toMatchObject({
      walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      showWallet: true,
    })
    await emptyApplications(database.db)
    await submit(database.db, { walletAddress: "11".repeat(32), showWallet: true })
    expect(await theRow()).toMatchObject({ walletAddress: null, showWallet: false })
  })

  test("gets the category proposed for its type if none was chosen", async () => {
    await submit(database.db, { directoryCategory: "" })
    expect((await theRow()).directoryCategory).toBe("food-dining")
  })

  test("fits its columns at the maximum length of each field, also in emoji", async () => {
    for (const sign of ["x", "🎉"]) {
      const texts = (
        ["businessName", "description", "ownerName", "address", "city", "state", "zip"] as const
      ).map((field) => [field, sign.repeat(applicationFields[field].max)])
      expect(await submit(database.db, Object.fromEntries(texts))).toEqual({ kind: "stored" })
    }
  })
})

describe("the same submission again", () => {
  test("changes nothing and succeeds", async () => {
    const submissionKey = randomUUID()
    await submit(database.db, {}, { submissionKey })
    const before = [await rows(), await allMails(database.db), await auditCount()]
    const again = await submit(database.db, { businessName: "Another" }, { submissionKey, now: minutes(5) })
    expect(again).toEqual({ kind: "repeated" })
    expect([await rows(), await allMails(database.db), await auditCount()]).toEqual(before)
  })

  test("twenty times at once makes one row, one audit entry and two mails", async () => {
    const submissionKey = randomUUID()
    const entriesBefore = await auditCount()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => submit(database.db, {}, { submissionKey })),
    )
    expect(outcomes.filter((outcome) => outcome.kind === "stored")).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.kind === "repeated")).toHaveLength(19)
    await theRow()
    expect(await allMails(database.db)).toHaveLength(2)
    expect(await auditCount()).toBe(entriesBefore + 1)
  })
})

describe("a second application of the same business and mail address", () => {
  const suspicions = async () => (await rows()).map((row) => row.suspicion)

  test("is stored and flagged while the first one is pending, in any spelling", async () => {
    await submit(database.db)
    await submit(database.db, { businessName: "OYO  kitchen" })
    await submit(database.db, { businessName: "Another Kitchen" })
    await submit(database.db, { email: "other@oyo.example" })
    expect(await suspicions()).toEqual([null, "duplicate", null, null])
    const kinds = (await allMails(database.db)).map((mail) => mail.kind)
    expect(kinds.filter((kind) => kind === "merchant-new")).toHaveLength(4)
    expect(kinds.filter((kind) => kind === "merchant-received")).toHaveLength(3)
  })

  test("is not flagged once the first one is decided", async () => {
    const id = await addApplication(database.db)
    const by = await addStaff(database.db, "Grace")
    await approve(database.db, id, { by, publicUrl, secrets, now: start })
    await submit(database.db)
    expect(await suspicions()).toEqual([null, null])
  })

  test("keeps an earlier suspicion, and the mail to staff names it", async () => {
    await submit(database.db)
    await submit(database.db, {}, { suspicion: "honeypot" })
    expect(await suspicions()).toEqual([null, "honeypot"])
    const forStaff = (await allMails(database.db)).filter((mail) => mail.kind === "merchant-new")
    expect(forStaff.filter((mail) => mail.text.includes("honeypot"))).toHaveLength(1)
  })
})

describe("an application that looks automated", () => {
  const context = { by: { id: "ada", name: "Ada" }, secrets, publicUrl, now: minutes(5) }
  const receipts = async () =>
    (await allMails(database.db)).filter((mail) => mail.kind === "merchant-received")

  test.each(["honeypot", "too-fast", "used-up", "flood"] as const)(
    "(%s) gets no receipt until staff clear it, and then one",
    async (suspicion) => {
      await submit(database.db, {}, { suspicion })
      expect(await receipts()).toEqual([])
      const { id, stateTokenHash } = await theRow()
      expect(await clearSuspicion(database.db, applicationSubmission, [id], context)).toBe(1)
      expect(await clearSuspicion(database.db, applicationSubmission, [id], context)).toBe(0)
      const [receipt, ...others] = await receipts()
      expect(others).toEqual([])
      expect(receipt?.recipient).toBe("owner@oyo.example")
      const token = receipt?.text.match(/\/merchant-register\/status\/([\w-]+)/)?.[1] ?? ""
      expect(hashLinkToken(token)).toBe(stateTokenHash)
      expect((await theRow()).suspicion).toBeNull()
      expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
        actor: "Ada",
        action: "suspicion.cleared",
        details: { suspicion },
      })
    },
  )

  test("leaves spam when it is cleared; a decided one does not change", async () => {
    await submit(database.db, {}, { suspicion: "flood" })
    const { id } = await theRow()
    await markSpam(database.db, applicationSubmission, [id], true, context)
    expect(await clearSuspicion(database.db, applicationSubmission, [id], context)).toBe(1)
    expect((await theRow()).isSpam).toBe(false)

    await emptyApplications(database.db)
    await submit(database.db, {}, { suspicion: "flood" })
    const decided = (await theRow()).id
    const by = await addStaff(database.db, "Grace")
    await approve(database.db, decided, { by, publicUrl, secrets, now: start })
    expect(await clearSuspicion(database.db, applicationSubmission, [decided], context)).toBe(0)
    expect(await receipts()).toEqual([])
  })

  test("is one of sixty of one mail address, which gets three receipts when all are cleared", async () => {
    for (let number = 0; number < 60; number++)
      await submit(database.db, { businessName: `Shop ${number}` }, { suspicion: "honeypot" })
    const ids = (await rows()).map((row) => row.id)
    expect(await clearSuspicion(database.db, applicationSubmission, ids, context)).toBe(60)
    expect(await receipts()).toHaveLength(3)
  })
})

describe("an application that cannot be stored", () => {
  /** The notice of the form after a complete application is sent. */
  async function noticeAt(db: Database): Promise<string | undefined> {
    const clock = () => start
    const townLookups = createLookupLimit(townLookupLimit, clock)
    const parts = { db, publicReads: db, townLookups, secrets, clock, log: silentLog, publicUrl }
    const { token } = openForm(registrationForm, parts)
    const posted = new FormData()
    for (const [field, value] of Object.entries({ ...postedFields(application), token }))
      posted.set(field, value)
    const outcome = await handleRegistration(parts, { id: "request", limitGroup: "visitor" }, posted)
    return outcome.kind === "form" ? outcome.state.notice?.title : outcome.kind
  }

  test("leaves nothing behind when its mail cannot be queued", async () => {
    const entriesBefore = await auditCount()
    await whileRefusing(database.db, "mails", "XX000", async () => {
      await expect(submit(database.db)).rejects.toThrow("mails")
    })
    expect([await rows(), await allMails(database.db), await auditCount()]).toEqual([[], [], entriesBefore])
  })

  test.each<["permission" | "network" | "other", string, string]>([
    ["permission", "42501", "a missing grant"],
    ["permission", "23514", "a rule of the table"],
    ["network", "25006", "a database that only reads at this moment"],
    ["network", "53100", "a full disk"],
    ["network", "57P01", "a database that is shutting down"],
    ["other", "XX000", "a bug"],
  ])("says '%s' for %s: %s", async (failure, code) => {
    await whileRefusing(database.db, "merchant_requests", code, async () => {
      expect(await noticeAt(database.db)).toBe(applicationContent.failures[failure])
    })
  })

  test("says 'network' when the database does not answer", async () => {
    const nobody = connectDatabase("postgres://nobody@127.0.0.1:1/none", silentLog)
    expect(await noticeAt(nobody.db)).toBe(applicationContent.failures.network)
    await nobody.close()
  })
})

test("after a deletion the next application gets a new id, so its mail to staff is sent", async () => {
  const first = await addApplication(database.db)
  await database.db.delete(applications)
  const second = await addApplication(database.db)
  expect(second).toBeGreaterThan(first)
  expect(await database.db.select().from(mails).where(eq(mails.kind, "merchant-new"))).toHaveLength(2)
})
