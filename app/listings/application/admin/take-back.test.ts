import { beforeEach, describe, expect, test } from "vitest"
import { listingEvidence, listings, mails } from "#app/lib/db/schema.ts"
import { takeDueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { findApproved } from "#app/listings/directory/public-listings.server.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import { submitReport } from "#app/listings/verification/reports.server.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { reopen, takeBack } from "#app/review/decision/take-back.server.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import {
  addApplication,
  addStaff,
  allMails,
  auditOf,
  emptyApplications,
  publicUrl,
  secrets,
  start,
} from "../test-support.ts"
import { approve, reject } from "./review.server.ts"
import { findForStaff } from "./staff-queries.server.ts"

const database = useDatabase()
let grace: StaffMember
let ada: StaffMember

beforeEach(async () => {
  await emptyApplications(database.db)
  grace = await addStaff(database.db, "Grace")
  ada = await addStaff(database.db, "Ada")
})

const seconds = (count: number) => new Date(start.getTime() + count * 1000)
const at = (second: number, by = grace) => ({ by, publicUrl, secrets, now: seconds(second) })
const undo = (id: number, number = 1, acting = at(30, ada)) =>
  takeBack(database.db, applicationSubmission, { id, number }, acting)
const rowOf = (id: number) => findForStaff(database.db, id)
const decisionMails = async () =>
  (await allMails(database.db)).filter(({ kind }) => /^merchant-(approved|rejected)$/.test(kind))
const actionsOf = async (id: number) => (await auditOf(database.db, id)).map(({ action }) => action)
const name = "Ọ̀yọ́ Kitchen"
const waiting = { status: "pending", slug: null, decidedAt: null, decidedBy: null, rejectionReason: null }

/** Takes all due mail from the outbox, as the mail worker does. */
async function sendDue(now: Date): Promise<string[]> {
  const kinds: string[] = []
  for (let mail = await takeDueMail(database.db, now); mail; mail = await takeDueMail(database.db, now))
    kinds.push(mail.kind)
  return kinds.sort()
}

test("the mail of a decision is due after one minute", async () => {
  const id = await addApplication(database.db)
  await sendDue(seconds(0))
  await approve(database.db, id, at(0))
  expect(await sendDue(seconds(59))).toEqual([])
  expect(await sendDue(seconds(60))).toEqual(["merchant-approved"])
})

describe("undoing a decision", () => {
  test("makes the application pending, removes its page, cancels the mail, and is logged", async () => {
    const id = await addApplication(database.db)
    const before = await rowOf(id)
    await approve(database.db, id, at(0))
    expect(await undo(id)).toEqual({ kind: "taken-back", name })
    expect(await rowOf(id)).toEqual({ ...before, decisions: 1 })
    expect(await findApproved(database.db, "oyo-kitchen", start)).toBeUndefined()
    expect(await decisionMails()).toEqual([])
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      at: seconds(30),
      actorId: "Ada",
      action: "merchant.taken-back",
      details: { status: "approved" },
    })
  })

  test("works for a rejection with a reason", async () => {
    const id = await addApplication(database.db)
    await reject(database.db, id, "No such street", at(0))
    expect(await undo(id)).toEqual({ kind: "taken-back", name })
    expect(await rowOf(id)).toMatchObject(waiting)
    expect(await decisionMails()).toEqual([])
  })

  test("allows another decision, with the same slug and a new mail", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    await undo(id)
    expect(await approve(database.db, id, at(40))).toEqual({ kind: "decided", name, number: 2 })
    expect(await rowOf(id)).toMatchObject({ status: "approved", slug: "oyo-kitchen", decisions: 2 })
    expect(await decisionMails()).toEqual([expect.objectContaining({ kind: "merchant-approved" })])
  })

  test.each(["sent", "being sent"])("is too late when its mail is %s, and changes nothing", async (state) => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    await sendDue(seconds(60))
    if (state === "sent") await database.db.update(mails).set({ status: "sent", sentAt: seconds(60) })
    const before = [await rowOf(id), await allMails(database.db), await actionsOf(id)]
    expect(await undo(id, 1, at(61))).toEqual({ kind: "told", name })
    expect([await rowOf(id), await allMails(database.db), await actionsOf(id)]).toEqual(before)
  })

  test("deletes the listing, but is refused if the listing was changed since", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    await undo(id)
    expect(await database.db.select().from(listings)).toEqual([])
    await approve(database.db, id, at(40))
    const [listing] = await database.db.select().from(listings)
    const facts = { phone: null }
    await database.db.transaction((tx) =>
      changeListing(tx, listing?.id ?? 0, facts, { by: { kind: "owner" }, now: seconds(50) }),
    )
    expect(await undo(id, 2, at(60))).toEqual({ kind: "changed", name })
    expect(await findApproved(database.db, "oyo-kitchen", start)).toMatchObject({ phone: null })
  })

  test("hides a listing that a visitor has reported since, and keeps the report", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    const context = admitted({ now: seconds(20), publicUrl, secrets })
    const report = { answer: "fraud", network: "a", device: "b" } as const
    expect(await submitReport(database.db, "oyo-kitchen", report, context)).toEqual({ kind: "stored" })
    expect(await undo(id)).toEqual({ kind: "taken-back", name })
    const [listing] = await database.db.select().from(listings)
    expect(listing).toMatchObject({ status: "hidden", slug: "oyo-kitchen" })
    expect(await database.db.select().from(listingEvidence)).toHaveLength(1)
  })

  test("does not undo a later decision", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    await undo(id)
    expect(await undo(id)).toEqual({ kind: "changed", name })
    await reject(database.db, id, null, at(40, ada))
    const before = await rowOf(id)
    expect(await undo(id)).toEqual({ kind: "changed", name })
    expect(await rowOf(id)).toEqual(before)
    expect(await decisionMails()).toEqual([expect.objectContaining({ kind: "merchant-rejected" })])
    expect(await undo(999_999)).toEqual({ kind: "not-found" })
  })

  test("and sending its mail at the same moment agree on one outcome", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await addApplication(database.db, { businessName: `Shop ${round}` })
      await sendDue(seconds(0))
      await approve(database.db, id, at(0))
      const [outcome, sent] = await Promise.all([undo(id, 1, at(60)), sendDue(seconds(60))])
      expect(outcome.kind).toBe(sent.length > 0 ? "told" : "taken-back")
      expect((await rowOf(id))?.status).toBe(sent.length > 0 ? "approved" : "pending")
    }
  })

  test("twice at the same moment happens once", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    const kinds = (await Promise.all([undo(id), undo(id, 1, at(31))])).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(["changed", "taken-back"])
    expect(await actionsOf(id)).toEqual(["merchant.submitted", "merchant.approved", "merchant.taken-back"])
  })
})

describe("reopening", () => {
  const again = (id: number, acting = at(9000, ada)) =>
    reopen(database.db, applicationSubmission, id, "They sent the licence", acting)

  test("makes the application pending, logs the reason, and mails nobody until the next decision", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    await sendDue(seconds(60))
    await database.db.update(mails).set({ status: "sent", sentAt: seconds(60) })
    expect(await again(id)).toEqual({ kind: "reopened", name })
    expect(await rowOf(id)).toMatchObject(waiting)
    expect(await findApproved(database.db, "oyo-kitchen", start)).toBeUndefined()
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "merchant.reopened",
      actorId: "Ada",
      details: { status: "approved", reason: "They sent the licence" },
    })
    expect((await decisionMails()).map(({ status }) => status)).toEqual(["sent"])
    await reject(database.db, id, "It is closed", at(9100))
    expect((await decisionMails()).map(({ kind, status }) => [kind, status])).toEqual([
      ["merchant-approved", "sent"],
      ["merchant-rejected", "queued"],
    ])
  })

  test("hides the listing with its later changes, and another approval shows it again", async () => {
    const id = await addApplication(database.db)
    await approve(database.db, id, at(0))
    const [opened] = await database.db.select().from(listings)
    const facts = { description: "Corrected." }
    const changer = { kind: "staff" as const, id: ada.id }
    await database.db.transaction((tx) =>
      changeListing(tx, opened?.id ?? 0, facts, { by: changer, now: seconds(80) }),
    )
    await database.db.update(listings).set({ doubtedAt: seconds(90), nextChangeOn: "2026-05-03" })
    await again(id)
    expect(await database.db.select().from(listings)).toEqual([
      expect.objectContaining({ status: "hidden", description: "Corrected." }),
    ])
    await approve(database.db, id, at(9100))
    expect(await database.db.select().from(listings)).toEqual([
      expect.objectContaining({
        ...{ id: opened?.id, publicId: opened?.publicId, slug: "oyo-kitchen", status: "listed" },
        ...{ description: "Corrected.", confirmedAt: seconds(9100) },
        // The confirmation interval restarts: the owner is asked in 150 days, and the former doubt is cleared.
        ...{ doubtedAt: null, nextChangeOn: "2026-09-28" },
      }),
    ])
    expect(await undo(id, 2, at(9120))).toEqual({ kind: "taken-back", name })
    expect((await database.db.select().from(listings))[0]?.status).toBe("hidden")
  })

  test("cancels a mail that has not been sent", async () => {
    const id = await addApplication(database.db)
    await reject(database.db, id, null, at(0))
    await again(id, at(20))
    expect(await decisionMails()).toEqual([])
  })

  test("changes nothing if the application is pending or unknown", async () => {
    const id = await addApplication(database.db)
    const before = await rowOf(id)
    expect(await again(id)).toEqual({ kind: "not-decided" })
    expect(await rowOf(id)).toEqual(before)
    expect(await actionsOf(id)).toEqual(["merchant.submitted"])
    expect(await again(999_999)).toEqual({ kind: "not-found" })
  })
})
