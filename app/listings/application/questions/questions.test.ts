import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { applicationQuestions, applications, mails } from "#app/lib/db/schema.ts"
import { readListSearch } from "#app/lib/list/list-search.ts"
import { factsAfter } from "#app/listings/listing/listing-facts.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { reopen, takeBack } from "#app/review/decision/take-back.server.ts"
import { addBusinessDays } from "#app/review/promises.ts"
import { clearSuspicion } from "#app/review/spam/clear-suspicion.server.ts"
import { findNextWaiting } from "#app/review/triage.server.ts"
import { countWaiting, listWaiting, queueOf } from "#app/review/waiting.server.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { approve, reject } from "../admin/review.server.ts"
import { applicationList } from "../admin/staff-list.ts"
import { findForStaff, listForStaff } from "../admin/staff-queries.server.ts"
import type { ApplicationValues } from "../application-rules.ts"
import { findApplicationState } from "../application-state.server.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import { application } from "../test-application.ts"
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
  submit,
} from "../test-support.ts"
import { answerQuestion, ask, findByToken, returnUnanswered } from "./questions.server.ts"

const database = useDatabase()
let grace: StaffMember
let ada: StaffMember

beforeEach(async () => {
  await emptyApplications(database.db)
  grace = await addStaff(database.db, "Grace")
  ada = await addStaff(database.db, "Ada")
})

const at = (minute: number, by = grace) => ({ by, publicUrl, secrets, now: minutes(minute) })
const days = (count: number) => minutes(count * 24 * 60)
const question = "Which street is it?\nPlease check."
const name = "Ọ̀yọ́ Kitchen"
const rowOf = async (id: number) =>
  (await database.db.select().from(applications).where(eq(applications.id, id)))[0]
const mailOf = async (kind: string) => (await allMails(database.db)).find((mail) => mail.kind === kind)
const actionsOf = async (id: number) => (await auditOf(database.db, id)).map(({ action }) => action)
const waiting = readListSearch(applicationList, new URLSearchParams("status=pending"))

/** Adds an application and asks about it. @returns its id and the token in the mail */
async function askAbout(change: Partial<ApplicationValues> = {}) {
  const id = await addApplication(database.db, change)
  await ask(database.db, id, question, at(1))
  const mail = await mailOf("merchant-asked")
  const token = mail?.text.match(/\/merchant-register\/complete\/([\w-]+)/)?.[1] ?? ""
  return { id, token }
}

const answer = (token: string, change: Partial<ApplicationValues> = {}, minute = 60) =>
  answerQuestion(database.db, token, { ...application, ...change }, admitted({ now: minutes(minute) }))

describe("asking the applicant", () => {
  test("sets the status to asked, mails the question with a link after a minute, and is logged", async () => {
    const { id, token } = await askAbout()
    expect(await rowOf(id)).toMatchObject({
      ...{ status: "asked", decidedAt: minutes(1), decidedBy: "Grace", decisions: 1, rejectionReason: null },
    })
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      ...{ actorId: "Grace", action: "merchant.asked", details: {} },
    })
    const mail = await mailOf("merchant-asked")
    expect(mail).toMatchObject({ recipient: application.email, nextAttemptAt: minutes(2) })
    expect(mail?.text).toContain("Which street is it?")
    // The subject has no text of an unverified sender (ruling 30).
    expect(mail?.subject).not.toContain("Kitchen")
    // The stored row does not contain the token.
    const [kept] = await database.db.select().from(applicationQuestions)
    expect(token.length).toBeGreaterThan(30)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test("removes the application from the review queue, and shows it under its own filter", async () => {
    const { id } = await askAbout()
    expect(await countWaiting(database.db, [queueOf(applicationSubmission)], 10, start)).toEqual({
      merchant: 0,
    })
    expect(await listWaiting(database.db, [queueOf(applicationSubmission)], 5, start)).toEqual([])
    expect(await findNextWaiting(database.db, applicationSubmission, waiting, id)).toBeUndefined()
    const asked = readListSearch(applicationList, new URLSearchParams("status=asked"))
    expect((await listForStaff(database.db, asked)).rows).toMatchObject([{ id, promisedBy: null }])
  })

  test("happens once: a second administrator sees who was faster", async () => {
    const { id } = await askAbout()
    const faster = { kind: "already-decided", name, status: "asked", by: "Grace", at: minutes(1) }
    expect(await approve(database.db, id, at(3, ada))).toEqual(faster)
    expect(await reject(database.db, id, null, at(3, ada))).toEqual(faster)
    expect(await ask(database.db, id, "And?", at(3, ada))).toEqual(faster)
    expect(await rowOf(id)).toMatchObject({ status: "asked", decisions: 1 })
    const both = await addApplication(database.db, { businessName: "Both" })
    const outcomes = await Promise.all([grace, ada].map((by) => ask(database.db, both, "?", at(4, by))))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["already-decided", "decided"])
  })

  test("is refused for a suspicious application until staff have cleared it", async () => {
    await submit(database.db, {}, { suspicion: "honeypot" })
    const [row] = await database.db.select().from(applications)
    const id = row?.id ?? 0
    expect(await ask(database.db, id, question, at(1))).toEqual({ kind: "suspicious" })
    expect(await rowOf(id)).toMatchObject({ status: "pending", decisions: 0, decidedAt: null })
    expect(await mailOf("merchant-asked")).toBeUndefined()
    expect(await database.db.select().from(applicationQuestions)).toEqual([])
    const { secrets } = admitted()
    await clearSuspicion(database.db, applicationSubmission, [id], { ...at(2), secrets })
    expect(await ask(database.db, id, question, at(3))).toMatchObject({ kind: "decided" })
    expect(await mailOf("merchant-asked")).toMatchObject({ recipient: application.email })
  })

  test("can be undone completely before its mail is sent: the link opens nothing", async () => {
    const { id, token } = await askAbout()
    const undo = () => takeBack(database.db, applicationSubmission, { id, number: 1 }, at(1, ada))
    expect(await undo()).toEqual({ kind: "taken-back", name })
    expect(await rowOf(id)).toMatchObject({ status: "pending", decidedAt: null, waitsSince: null })
    expect(await findForStaff(database.db, id)).toMatchObject({ questions: [] })
    expect(await mailOf("merchant-asked")).toBeUndefined()
    expect(await findByToken(database.db, token)).toBeUndefined()
    expect(await answer(token)).toEqual({ kind: "closed" })
    await ask(database.db, id, "Again?", at(3))
    await database.db.update(mails).set({ status: "sent" }).where(eq(mails.kind, "merchant-asked"))
    expect(await takeBack(database.db, applicationSubmission, { id, number: 2 }, at(3))).toMatchObject({
      kind: "told",
    })
  })

  test("can be ended later with a reason: the application is pending again, unchanged", async () => {
    const { id, token } = await askAbout()
    expect(await reopen(database.db, applicationSubmission, id, "They called", at(60, ada))).toMatchObject({
      kind: "reopened",
    })
    expect(await rowOf(id)).toMatchObject({
      status: "pending",
      decidedAt: null,
      address: application.address,
    })
    expect(await findByToken(database.db, token)).toMatchObject({ state: "closed", question })
    expect(await answer(token, { address: "Late Road 1" })).toEqual({ kind: "closed" })
    expect(await rowOf(id)).toMatchObject({ address: application.address })
    expect((await actionsOf(id)).at(-1)).toBe("merchant.reopened")
  })

  test("is shown on the applicant's status page while it is open", async () => {
    const id = await addApplication(database.db)
    const stateToken = (await mailOf("merchant-received"))?.text.match(/status\/([\w-]+)/)?.[1] ?? ""
    await ask(database.db, id, question, at(1))
    expect(await findApplicationState(database.db, stateToken)).toMatchObject({ state: "asked", question })
    const token = (await mailOf("merchant-asked"))?.text.match(/complete\/([\w-]+)/)?.[1] ?? ""
    await answer(token)
    expect(await findApplicationState(database.db, stateToken)).toMatchObject({
      ...{ state: "received", question: undefined, decidedAt: null },
    })
  })
})

describe("the answer", () => {
  const change = { address: "14 Peachtree Street", city: "Decatur", walletAddress: "" }

  test("makes the application pending with old and new values, and mails staff", async () => {
    const { id, token } = await askAbout()
    expect(await answer(token, change)).toEqual({ kind: "stored" })
    const after = { status: "pending", decidedAt: null, decidedBy: null, waitsSince: minutes(60) }
    expect(await rowOf(id)).toMatchObject({ ...after, address: "14 Peachtree Street", walletAddress: null })
    expect((await findForStaff(database.db, id))?.questions).toEqual([
      {
        ...{ number: 1, question, askedAt: minutes(1), answeredAt: minutes(60), answer: null },
        changes: {
          address: ["12 Peachtree Street", "14 Peachtree Street"],
          city: ["Atlanta", "Decatur"],
          walletAddress: [application.walletAddress, null],
        },
      },
    ])
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      ...{ actor: "applicant", action: "merchant.completed", details: {} },
    })
    expect((await allMails(database.db)).map(({ dedupeKey }) => dedupeKey)).toContain(`merchant-new:${id}:1`)
  })

  test("keeps the first version reconstructible after several questions", async () => {
    const { id, token } = await askAbout()
    const first = await rowOf(id)
    await answer(token, change)
    await database.db.delete(mails)
    await ask(database.db, id, "And the city?", at(70))
    const again = (await mailOf("merchant-asked"))?.text.match(/complete\/([\w-]+)/)?.[1] ?? ""
    await answer(again, { ...change, city: "Macon", businessName: "Oyo" }, 90)
    const asked = (await findForStaff(database.db, id))?.questions ?? []
    expect(asked.map(({ number }) => number)).toEqual([2, 1])
    const undone = asked.map(({ changes }) => ({
      changes: Object.fromEntries(
        Object.entries(changes ?? {}).map(([field, [before, after]]) => [field, [after, before]] as const),
      ) as Record<string, [string, string]>,
    }))
    expect({ ...(await rowOf(id)), ...factsAfter(undone) }).toMatchObject({
      businessName: first?.businessName,
      address: first?.address,
      city: first?.city,
      walletAddress: first?.walletAddress,
    })
  })

  test("keeps the position by the day of sending, and gets a new promised day", async () => {
    const { id, token } = await askAbout()
    const later = await addApplication(database.db, { businessName: "Later", email: "later@shop.example" })
    await answer(token, change)
    const { rows } = await listForStaff(database.db, waiting)
    expect(rows.map((row) => row.id)).toEqual([id, later])
    expect(rows[0]?.promisedBy).toEqual(addBusinessDays(minutes(60), 3))
    expect(await listWaiting(database.db, [queueOf(applicationSubmission)], 5, start)).toMatchObject([
      { id, sentAt: start, promisedBy: addBusinessDays(minutes(60), 3) },
      { id: later },
    ])
  })

  test("counts once: a repetition changes nothing, and a different second answer is refused", async () => {
    const { id, token } = await askAbout()
    const both = await Promise.all([answer(token, change), answer(token, change)])
    expect(both.map(({ kind }) => kind).sort()).toEqual(["repeated", "stored"])
    expect(await answer(token, { ...change, city: "Elsewhere" }, 61)).toEqual({ kind: "closed" })
    expect(await rowOf(id)).toMatchObject({ city: "Decatur" })
    expect((await actionsOf(id)).filter((action) => action === "merchant.completed")).toHaveLength(1)
  })

  test("blocks a decision made on the former version", async () => {
    const { id, token } = await askAbout()
    await answer(token, change)
    const stale = { kind: "changed", name }
    expect(await approve(database.db, id, { ...at(70, ada), seen: 0 })).toEqual(stale)
    expect(await reject(database.db, id, null, { ...at(70, ada), seen: 0 })).toEqual(stale)
    expect(await rowOf(id)).toMatchObject({ status: "pending", decisions: 1 })
    expect(await approve(database.db, id, { ...at(70, ada), seen: 1 })).toMatchObject({ kind: "decided" })
  })

  test("does not change the mail address, which the link has verified", async () => {
    const { id, token } = await askAbout()
    await answer(token, { ...change, email: "somebody@else.example" })
    expect(await rowOf(id)).toMatchObject({ email: application.email })
  })

  test("is flagged for staff when it looks automated", async () => {
    const { id, token } = await askAbout()
    const values = { ...application, ...change }
    await answerQuestion(database.db, token, values, admitted({ suspicion: "honeypot", now: minutes(60) }))
    expect(await rowOf(id)).toMatchObject({ status: "pending", suspicion: "honeypot" })
  })
})

describe("no answer", () => {
  test("for 30 days makes the application pending, unchanged, once, and mails nobody", async () => {
    const { id, token } = await askAbout()
    await addApplication(database.db, { businessName: "Another", email: "another@shop.example" })
    const before = (await allMails(database.db)).length
    expect(await returnUnanswered(database.db, days(30))).toBe(0)
    const due = minutes(1 + 30 * 24 * 60)
    const [one, other] = await Promise.all([
      returnUnanswered(database.db, due),
      returnUnanswered(database.db, due),
    ])
    expect([one + other, await returnUnanswered(database.db, due)]).toEqual([1, 0])
    expect(await rowOf(id)).toMatchObject({
      ...{ status: "pending", decidedAt: null, waitsSince: due, address: application.address },
    })
    expect((await findForStaff(database.db, id))?.questions).toMatchObject([
      { question, answeredAt: null, changes: null },
    ])
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      ...{ actor: "system", action: "merchant.unanswered" },
    })
    expect(await allMails(database.db)).toHaveLength(before)
    // Staff may be reading it now, so an answer must not change it any more.
    expect(await findByToken(database.db, token)).toMatchObject({ state: "closed" })
    expect(await answer(token)).toEqual({ kind: "closed" })
  })

  test("still lets a second application of the same business be flagged as a duplicate", async () => {
    await askAbout()
    await submit(database.db)
    const rows = await database.db.select().from(applications).orderBy(applications.id)
    expect(rows.map(({ suspicion }) => suspicion)).toEqual([null, "duplicate"])
  })
})
