import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { applications, settings, users } from "#app/lib/db/schema.ts"
import { findApproved } from "#app/listings/directory/public-listings.server.ts"
import type { DecisionOutcome, StaffMember } from "#app/review/decision/decide.server.ts"
import { mailContent } from "#content/en/mails.ts"
import { useDatabase } from "#test/database.ts"
import {
  addApplication,
  addStaff,
  allMails,
  auditOf,
  emptyApplications,
  minutes,
  publicUrl,
  secrets,
  start,
} from "../test-support.ts"
import { approve, changeCategory, reject, startReview } from "./review.server.ts"
import { findForStaff } from "./staff-queries.server.ts"

const database = useDatabase()
let grace: StaffMember
let ada: StaffMember

beforeEach(async () => {
  await emptyApplications(database.db)
  grace = await addStaff(database.db, "Grace")
  ada = await addStaff(database.db, "Ada")
})

const nobody = 999_999
const decision = (by = grace, now = minutes(10)) => ({ by, publicUrl, secrets, now })
const rowOf = async (id: number) =>
  (await findForStaff(database.db, id)) as NonNullable<Awaited<ReturnType<typeof findForStaff>>>
const decisionMails = async () =>
  (await allMails(database.db)).filter(
    ({ kind }) => kind === "merchant-approved" || kind === "merchant-rejected",
  )
const actionsOf = async (id: number) => (await auditOf(database.db, id)).map((entry) => entry.action)

describe("approving", () => {
  test("lists the business, logs it and mails the owner its page", async () => {
    const id = await addApplication(database.db)
    expect(await approve(database.db, id, decision())).toEqual({
      kind: "decided",
      name: "Ọ̀yọ́ Kitchen",
      number: 1,
    })
    expect(await rowOf(id)).toMatchObject({
      status: "approved",
      slug: "oyo-kitchen",
      decidedAt: minutes(10),
      decidedBy: "Grace",
      rejectionReason: null,
    })
    expect(await findApproved(database.db, "oyo-kitchen", start)).toMatchObject({
      businessName: "Ọ̀yọ́ Kitchen",
    })
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      at: minutes(10),
      actorId: "Grace",
      actor: "Grace",
      action: "merchant.approved",
      details: {},
    })
    const [mail, ...others] = await decisionMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: "merchant-approved",
      recipient: "owner@oyo.example",
      status: "queued",
    })
    for (const body of [mail?.html, mail?.text])
      expect(body).toContain(`${publicUrl}/merchant-directory/oyo-kitchen`)
  })

  test("before the directory opens mails the owner link without a public page", async () => {
    await database.db
      .insert(settings)
      .values({ key: "directory-stage", value: "coming-soon", updatedAt: start })
    await approve(database.db, await addApplication(database.db), decision())
    await database.db.delete(settings)
    const [mail] = await decisionMails()
    const said = `${mail?.subject} ${mail?.text} ${mail?.html}`
    expect(said).not.toMatch(/merchant-directory\/oyo-kitchen|is in the directory/)
    expect(said).toContain(mailContent.applicationApproved.soon.subject)
    expect(mail?.text).toMatch(/\/my-listings\/link\/[\w-]{30,}/)
  })

  test("an unknown application changes nothing", async () => {
    expect(await approve(database.db, nobody, decision())).toEqual({ kind: "not-found" })
    expect(await auditOf(database.db, nobody)).toEqual([])
  })
})

describe("rejecting", () => {
  test("stores the reason in the row, in the audit log and in the mail", async () => {
    const id = await addApplication(database.db)
    const reason = "The address does not exist.\nPlease check <it>."
    expect(await reject(database.db, id, reason, decision())).toEqual({
      kind: "decided",
      name: "Ọ̀yọ́ Kitchen",
      number: 1,
    })
    expect(await rowOf(id)).toMatchObject({
      status: "rejected",
      slug: null,
      rejectionReason: reason,
      decidedBy: "Grace",
    })
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "merchant.rejected",
      details: { reason },
    })
    const [mail] = await decisionMails()
    expect(mail).toMatchObject({ kind: "merchant-rejected", recipient: "owner@oyo.example" })
    expect(mail?.text).toContain("Please check <it>.")
    expect(mail?.html).toContain("Please check &lt;it&gt;.")
  })

  test("works without a reason", async () => {
    const id = await addApplication(database.db)
    await reject(database.db, id, null, decision())
    expect(await rowOf(id)).toMatchObject({ status: "rejected", rejectionReason: null })
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "merchant.rejected",
      details: {},
    })
    expect(await decisionMails()).toHaveLength(1)
  })
})

describe("an application that is decided", () => {
  test("stays decided, and the second administrator sees who decided first and when", async () => {
    const id = await addApplication(database.db)
    await reject(database.db, id, "No", decision(ada, minutes(5)))
    const before = await rowOf(id)
    const late: DecisionOutcome = {
      kind: "already-decided",
      name: "Ọ̀yọ́ Kitchen",
      status: "rejected",
      by: "Ada",
      at: minutes(5),
    }
    expect(await approve(database.db, id, decision(grace))).toEqual(late)
    expect(await reject(database.db, id, "Other", decision(grace))).toEqual(late)
    expect(await rowOf(id)).toEqual(before)
    expect(await actionsOf(id)).toEqual(["merchant.submitted", "merchant.rejected"])
    expect(await decisionMails()).toHaveLength(1)
  })

  test("is decided once by two administrators at the same moment", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await addApplication(database.db, { businessName: `Shop ${round}` })
      const mailsBefore = (await decisionMails()).length
      const outcomes = await Promise.all([
        approve(database.db, id, decision(grace, minutes(1))),
        reject(database.db, id, "No", decision(ada, minutes(2))),
        approve(database.db, id, decision(ada, minutes(3))),
      ])
      expect(outcomes.filter((outcome) => outcome.kind === "decided")).toHaveLength(1)
      const row = await rowOf(id)
      for (const outcome of outcomes)
        if (outcome.kind !== "decided")
          expect(outcome).toEqual({
            kind: "already-decided",
            name: row.businessName,
            status: row.status,
            by: row.decidedBy,
            at: row.decidedAt,
          })
      expect(await actionsOf(id)).toEqual(["merchant.submitted", `merchant.${row.status}`])
      expect(await decisionMails()).toHaveLength(mailsBefore + 1)
    }
  })

  test("stays decided when the administrator who decided it is deleted", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, decision(ada))
    await database.db.delete(users).where(sql`${users.id} = 'Ada'`)
    expect(await rowOf(id)).toMatchObject({ status: "approved", decidedBy: null })
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({ actor: "Ada", actorId: "Ada" })
  })
})

describe("the slug of a public page", () => {
  const slugsOf = async (names: string[], atOnce = false): Promise<(string | null)[]> => {
    const ids = []
    for (const businessName of names) ids.push(await addApplication(database.db, { businessName }))
    if (atOnce) await Promise.all(ids.map((id) => approve(database.db, id, decision())))
    else for (const id of ids) await approve(database.db, id, decision())
    return Promise.all(ids.map(async (id) => (await rowOf(id)).slug))
  }

  test("is the name, with a number if the slug is taken", async () => {
    expect(await slugsOf(["Mama's Place", "MAMA’S  PLACE", "Mama's Place!", "Mama's"])).toEqual([
      "mamas-place",
      "mamas-place-2",
      "mamas-place-3",
      "mamas",
    ])
  })

  test("is unique when five shops of one name are approved at once", async () => {
    const slugs = await slugsOf(Array(5).fill("Mama's Place"), true)
    expect(slugs.toSorted()).toEqual([
      "mamas-place",
      "mamas-place-2",
      "mamas-place-3",
      "mamas-place-4",
      "mamas-place-5",
    ])
    expect(await decisionMails()).toHaveLength(5)
  })

  test("never starts with the prefix of the samples", async () => {
    expect(await slugsOf(["Sample Suya Corner", "Sample-Kente and Thread"])).toEqual([
      "shop-sample-suya-corner",
      "shop-sample-kente-and-thread",
    ])
  })

  test("exists for a name without Latin letters", async () => {
    expect(await slugsOf(["🎉🎉", "مطعم النيل", "../.."])).toEqual(["merchant", "mtm-lnyl", "merchant-2"])
  })
})

test("the first look of staff starts the review, and later looks do not change its time", async () => {
  const id = await addApplication(database.db)
  await startReview(database.db, id, minutes(1))
  await startReview(database.db, id, minutes(2))
  expect((await rowOf(id)).reviewStartedAt).toEqual(minutes(1))
  const other = await addApplication(database.db)
  await approve(database.db, other, decision())
  await startReview(database.db, other, minutes(20))
  expect((await rowOf(other)).reviewStartedAt).toBeNull()
})

test("staff can change the category until the application is decided, and it is logged", async () => {
  const id = await addApplication(database.db)
  expect(await changeCategory(database.db, id, "services", { by: ada, now: start })).toBe(true)
  await approve(database.db, id, decision())
  expect(await changeCategory(database.db, id, "technology", { by: ada, now: minutes(20) })).toBe(false)
  expect((await rowOf(id)).directoryCategory).toBe("services")
  expect((await auditOf(database.db, id)).map(({ action, details }) => [action, details])).toEqual([
    ["merchant.submitted", {}],
    ["merchant.category-changed", { category: "services" }],
    ["merchant.approved", {}],
  ])
  expect(await changeCategory(database.db, nobody, "services", { by: ada, now: start })).toBe(false)
  expect(await auditOf(database.db, nobody)).toEqual([])
})

test("the staff view has the whole application without its token hash and submission key", async () => {
  const id = await addApplication(database.db)
  const [stored] = await database.db.select().from(applications)
  const text = JSON.stringify(await rowOf(id))
  expect(text).toContain("owner@oyo.example")
  expect(text).not.toContain(stored?.stateTokenHash)
  expect(text).not.toContain(stored?.submissionKey)
})
