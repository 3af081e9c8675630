import { and, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { openSession } from "#app/auth/sessions/sessions.server.ts"
import {
  auditLog,
  listingClaims,
  listingRevisions,
  listings,
  mails,
  ownerLinks,
  sessions,
} from "#app/lib/db/schema.ts"
import { countAll } from "#app/lib/list/keyset-page.server.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { listingClaims as words } from "#content/en/listing-claims.ts"
import { useDatabase } from "#test/database.ts"
import {
  addApplications,
  addStaff,
  emptyApplications,
  publicUrl,
  start,
} from "../application/test-support.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { confirmListing } from "../listing/confirm-listing.server.ts"
import { factsAfter, recordedFacts } from "../listing/listing-facts.ts"
import { withdrawListing } from "../listing/withdrawal.server.ts"
import { answerOwnerAct } from "../owner/owner-acts.server.ts"
import { handlePayment } from "../owner/payment-request.server.ts"
import type { ClaimSituation } from "../owners/claim-options.ts"
import { openPathOf } from "../owners/owner-links.server.ts"
import { claimData } from "./claim-data.server.ts"
import { claimPath, holderPath, siteCode } from "./claim-links.server.ts"
import { daysAfter } from "./claim-schema.ts"
import { actOnClaim, type ClaimAct, findClaimPage, submitClaim } from "./claims.server.ts"
import { type ClaimDecision, decideClaim } from "./decide-claims.server.ts"
import { endClaims } from "./end-claims.server.ts"
import { answerClaim, type HolderAnswer } from "./holder.server.ts"
import { handleMailbox } from "./move-mailbox.server.ts"
import { listDecidedClaims, listOpenClaims } from "./staff-queries.server.ts"
import { claimQueue } from "./staff-queue.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const wallet = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const otherWallet = "0x52908400098527886E0F7030069857D2E4169EE7"
const owner = "owner@shop.example"
const buyer = "buyer@new.example"
const site = (days = 0) => ({ secrets, publicUrl, now: daysAfter(start, days) })

let staff: StaffMember
beforeEach(async () => {
  const { db } = database
  for (const table of [listingClaims, ownerLinks, sessions]) await db.delete(table)
  await emptyApplications(db)
  staff = await addStaff(db, "Bola")
  await addApplications(db, [
    {
      businessName: "Kente House",
      ...{
        email: owner,
        ownerName: "Secret Owner",
        phone: "+1 404 555 0134",
        website: "https://kente.example",
      },
      ...{ walletAddress: wallet, showWallet: true },
    },
  ])
})

const listing = async () => {
  const [row] = await database.db.select().from(listings)
  if (!row) throw new Error("There is no listing")
  return row
}
const claims = () => database.db.select().from(listingClaims).orderBy(listingClaims.id)
const told = async () =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.kind)).map(({ kind, recipient }) => [
    kind,
    recipient,
  ])
const mailOf = async (kind: string) =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.id)).find(
    (mail) => mail.kind === kind,
  )
const log = async () => {
  const { id } = await listing()
  const isOurs = and(eq(auditLog.subjectType, "listing"), eq(auditLog.subjectId, String(id)))
  const rows = await database.db.select().from(auditLog).where(isOurs).orderBy(auditLog.id)
  return rows.map(({ actor, action }) => [actor, action])
}

let posts = 0
async function submit(email = buyer, situation: ClaimSituation = "bought", days = 0) {
  const key = `post ${++posts}`
  const claim = { email, situation: situation as "bought", note: "I am the king of Kente" }
  await submitClaim(database.db, "kente-house", claim, { ...site(days), key, network: null })
  const claimed = (await claims()).at(-1)
  if (!claimed) throw new Error("Nothing was claimed")
  return claimed
}
const tokenIn = (path: string) => path.split("/").at(-1) ?? ""
type Claim = Awaited<ReturnType<typeof submit>>
const act = (claim: Claim, what: ClaimAct, days = 0) =>
  actOnClaim(database.db, tokenIn(claimPath(secrets, claim)), what, site(days))
const answer = (claim: Claim, what: HolderAnswer, days = 0) =>
  answerClaim(database.db, tokenIn(holderPath(secrets, claim, owner)), what, site(days))
async function claimed(...how: Parameters<typeof submit>) {
  const claim = await submit(...how)
  expect(await act(claim, "confirm", how[2])).toEqual({ kind: "open" })
  return claim
}
const decide = (claim: Claim, decision: ClaimDecision, days = 0) =>
  decideClaim(database.db, claim.id, decision, { ...site(days), by: staff })
const grant = { kind: "grant", how: "call", words: null, seen: "" } as const
const queue = (days = 0) => listOpenClaims(database.db, secrets, site(days).now)

describe("a claim", () => {
  test("mails only the claimer before their mailbox is confirmed, without what they wrote", async () => {
    const claim = await submit()
    expect(await told()).toEqual([["listing-claim-confirm", buyer]])
    const mail = await mailOf("listing-claim-confirm")
    expect(mail?.text).toContain(claimPath(secrets, claim))
    expect(JSON.stringify(mail)).not.toMatch(/king|bought/)
    expect(await queue()).toEqual([])
    // Mail scanners open links: opening the page alone changes nothing.
    await findClaimPage(database.db, tokenIn(claimPath(secrets, claim)), site())
    expect(await claims()).toMatchObject([{ status: "unconfirmed", toldAt: null }])
    expect(await log()).toEqual([])
  })

  test("is mailed to owner and staff once its mailbox is confirmed, without what the claimer wrote", async () => {
    const claim = await claimed()
    expect(await act(claim, "confirm")).toEqual({ kind: "open" })
    expect(await told()).toEqual([
      ["listing-claim-confirm", buyer],
      ["listing-claim-staff", null],
      ["listing-claim-told", owner],
    ])
    const mail = await mailOf("listing-claim-told")
    expect(mail?.text).toContain(holderPath(secrets, claim, owner))
    expect(JSON.stringify(mail)).not.toMatch(/king|buyer@new/)
    expect(await claims()).toMatchObject([{ status: "open", toldAt: start, confirmedAt: start }])
    expect(await log()).toEqual([["visitor", "listing.claimed"]])
    expect(JSON.stringify(await database.db.select().from(auditLog))).not.toContain(buyer)
  })

  test("is made once by a repeated form, and not by the owner or the same mailbox again", async () => {
    const claim = { email: buyer, situation: "bought" as const }
    for (let time = 0; time < 2; time++)
      await submitClaim(database.db, "kente-house", claim, { ...site(), key: "same", network: null })
    expect(await claims()).toHaveLength(1)
    expect(await act((await claims())[0] as Claim, "confirm")).toEqual({ kind: "open" })
    expect(await act(await submit("BUYER@new.example"), "confirm")).toEqual({ kind: "twice" })
    expect(await act(await submit("Owner@shop.example"), "confirm")).toEqual({ kind: "own" })
    expect(await claims()).toHaveLength(1)
  })

  test("is refused for an unknown listing, and a forged link opens nothing", async () => {
    const nobody = { email: buyer, situation: "bought" as const }
    const key = { ...site(), key: "a", network: null }
    expect(await submitClaim(database.db, "none", nobody, key)).toEqual({ kind: "not-there" })
    await changeListing(
      database.db,
      (await listing()).id,
      { status: "hidden" },
      { by: { kind: "system" }, now: start },
    )
    const claim = await submit()
    // The name of a hidden listing must not be revealed.
    expect((await mailOf("listing-claim-confirm"))?.text).not.toContain("Kente House")
    const forged = `${claim.id}-${tokenIn(claimPath(secrets, { ...claim, id: claim.id + 1 })).split("-")[1]}`
    expect(await actOnClaim(database.db, forged, "confirm", site())).toEqual({ kind: "gone" })
    expect(await answerClaim(database.db, forged, "agree", site())).toEqual({ kind: "gone" })
  })

  test("beside another one is mailed to both claimers, and at most five a day reach the owner", async () => {
    const first = await claimed()
    await claimed("second@new.example", "lost-mailbox")
    const sent = (await told()).filter(([kind]) => kind === "listing-claim-other")
    expect(sent.map(([, to]) => to).sort()).toEqual([buyer, "second@new.example"])
    expect((await queue()).map(({ others }) => others)).toEqual([1, 1])
    const page = await findClaimPage(database.db, tokenIn(claimPath(secrets, first)), site())
    expect(page).toMatchObject({ hasOthers: true })
    for (const name of ["c", "d", "e"]) await claimed(`${name}@new.example`)
    const sixth = await submit("f@new.example")
    expect(await act(sixth, "confirm")).toEqual({ kind: "later" })
    expect(await act(sixth, "confirm", 1.1)).toEqual({ kind: "open" })
  })

  test("ends when it is withdrawn or expires, and changes nothing", async () => {
    const before = await listing()
    const unconfirmed = await submit("never@new.example")
    const first = await claimed()
    expect(await act(first, "withdraw")).toEqual({ kind: "withdrawn" })
    expect(await act(first, "ready")).toEqual({ kind: "gone" })
    const second = await claimed("second@new.example")
    expect(await endClaims(database.db, site(29))).toBe(0)
    expect((await claims()).map(({ id }) => id)).not.toContain(unconfirmed.id)
    expect(await queue(31)).toEqual([])
    expect(await endClaims(database.db, site(31))).toBe(1)
    expect(await endClaims(database.db, site(31))).toBe(0)
    expect((await claims()).map(({ status }) => status)).toEqual(["withdrawn", "expired"])
    expect(await decide(second, grant, 31)).toEqual({ kind: "gone" })
    expect((await told()).filter(([kind]) => /ended|expired/.test(kind as string))).toEqual([
      ["listing-claim-ended", owner],
      ["listing-claim-ended", owner],
      ["listing-claim-expired", "second@new.example"],
    ])
    expect(await listing()).toEqual(before)
  })
})

test("a claim ends when its listing is withdrawn: it leaves the queue, and the claimer is mailed", async () => {
  const claim = await claimed()
  await withdrawListing(database.db, (await listing()).id, { by: { kind: "owner" }, now: start })
  expect(await queue()).toEqual([])
  expect(await findClaimPage(database.db, tokenIn(claimPath(secrets, claim)), site())).toBeUndefined()
  expect(await decide(claim, grant, 8)).toEqual({ kind: "gone" })
  expect(await endClaims(database.db, site())).toBe(1)
  expect(await told()).toContainEqual(["listing-claim-gone", buyer])
  expect(await claims()).toMatchObject([{ status: "expired" }])
})

describe("the owner's answer", () => {
  test("no: staff are told, see it first, and cannot grant from a page that does not show it", async () => {
    await claimed("first@new.example")
    const claim = await claimed()
    expect(await answer(claim, "object", 8)).toEqual({ kind: "object" })
    expect(await answer(claim, "object", 9)).toEqual({ kind: "object" })
    expect((await queue(9)).map(({ email }) => email)).toEqual([buyer, "first@new.example"])
    const staffMails = (await database.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      ({ kind }) => kind === "listing-claim-staff",
    )
    expect(staffMails.filter(({ subject }) => subject === words.mails.staff.objected.subject)).toHaveLength(1)
    expect(await decide(claim, grant, 9)).toMatchObject({ kind: "objected" })
    expect(await listing()).toMatchObject({ ownerEmail: owner })
    expect(await decide(claim, { ...grant, seen: daysAfter(start, 8).toISOString() }, 9)).toMatchObject({
      kind: "granted",
    })
  })

  test("yes: staff need not wait; none: they wait seven days; the last answer counts", async () => {
    const claim = await claimed()
    expect(await decide(claim, grant, 6.9)).toMatchObject({ kind: "too-early" })
    expect(await decide(claim, { ...grant, how: "agreed" }, 6.9)).toMatchObject({ kind: "not-agreed" })
    await answer(claim, "agree", 1)
    await answer(claim, "object", 2)
    expect(await claims()).toMatchObject([{ agreedAt: null, objectedAt: daysAfter(start, 2) }])
    await answer(claim, "agree", 3)
    expect(await decide(claim, { ...grant, how: "agreed" }, 3)).toMatchObject({ kind: "granted" })
    expect(await claims()).toMatchObject([{ status: "granted", verifiedHow: "agreed", decidedBy: staff.id }])
    expect(await answer(claim, "object", 4)).toEqual({ kind: "gone" })
  })

  test("is not requested if the listing has no owner", async () => {
    await database.db.update(listings).set({ ownerEmail: null, ownerName: null })
    const claim = await claimed(buyer, "staff-added")
    expect(await told()).not.toContainEqual(["listing-claim-told", expect.anything()])
    expect(await decide(claim, { ...grant, how: "site" })).toMatchObject({ kind: "granted" })
    expect(await listing()).toMatchObject({ ownerEmail: buyer, walletAddress: wallet })
  })
})

describe("a decision", () => {
  test("to grant transfers a sold shop: mailbox, sessions, money, history, log and mails", async () => {
    const { db } = database
    const holder = { kind: "owner", ownerEmail: owner } as const
    await openSession(db, holder, { replaces: undefined, userAgent: "", now: start })
    await openPathOf(db, owner, start)
    const claim = await claimed()
    const rival = await claimed("rival@new.example")
    expect(await decide(claim, grant, 7)).toEqual({ kind: "granted", name: "Kente House" })
    const after = await listing()
    expect(after).toMatchObject({
      ...{ ownerEmail: buyer, ownerName: null, ownerConfirmedAt: start },
      ...{ walletAddress: null, showWallet: false, status: "listed", revision: 2 },
    })
    expect(await db.select().from(sessions)).toEqual([])
    expect(await db.select().from(ownerLinks)).toEqual([])
    const revisions = await db.select().from(listingRevisions).orderBy(listingRevisions.revision)
    expect(JSON.stringify(revisions)).not.toMatch(/owner@shop|Secret Owner/)
    const sum = factsAfter(revisions)
    for (const fact of recordedFacts) expect([fact, sum[fact] ?? null]).toEqual([fact, after[fact]])
    expect(await claims()).toMatchObject([
      { status: "granted", verifiedHow: "call", formerEmail: owner },
      { status: "refused", reason: words.mails.refused.toAnother },
    ])
    expect((await log()).slice(-2)).toEqual([
      ["Bola", "listing.claim-granted"],
      ["Bola", "listing.claim-refused"],
    ])
    expect((await told()).slice(-3)).toEqual([
      ["listing-claim-granted", buyer],
      ["listing-claim-refused", rival.email],
      ["listing-handed-over", owner],
    ])
    expect(await decide(claim, grant, 7)).toEqual({ kind: "gone" })
    // The mailbox is verified, so from now on it can confirm the listing.
    const by = { by: { kind: "owner" }, how: "mail", now: daysAfter(start, 8) } as const
    expect(await confirmListing(db, after.id, by)).toMatchObject({ kind: "confirmed" })
  })

  test("renews the sticker code, unless the same owner has moved to another mailbox", async () => {
    const { db } = database
    const stickerCode = "K3NT3H"
    const setCode = () => db.update(listings).set({ stickerCode })
    await setCode()
    const claim = await claimed()
    await answer(claim, "agree", 1)
    await decide(claim, grant, 1)
    const renewed = (await listing()).stickerCode
    expect(renewed).toMatch(/^[A-Z0-9]{6}$/)
    expect(renewed).not.toBe(stickerCode)
    expect(await log()).toContainEqual(["Bola", "listing.sticker-renewed"])
    expect((await mailOf("listing-claim-granted"))?.text).toContain(words.mails.granted.stickerRenewed)

    await setCode()
    const before = await log()
    const moved = { email: "next@new.example", situation: "moved" as const }
    await submitClaim(db, "kente-house", moved, { ...site(2), key: "moved", network: null })
    const own = (await claims()).at(-1) as Claim
    await act(own, "confirm", 2)
    expect(await decide(own, { ...grant, how: "agreed" }, 2)).toMatchObject({ kind: "granted" })
    expect(await listing()).toMatchObject({ ownerEmail: moved.email, stickerCode })
    expect((await log()).slice(before.length).map(([, action]) => action)).not.toContain(
      "listing.sticker-renewed",
    )
  })

  test("makes no sticker code for a listing without one", async () => {
    const claim = await claimed()
    await decide(claim, grant, 7)
    expect(await listing()).toMatchObject({ ownerEmail: buyer, stickerCode: null })
    expect(await log()).not.toContainEqual(["Bola", "listing.sticker-renewed"])
  })

  test("is listed with who decided, when and how, newest first, without undecided claims", async () => {
    const { db } = database
    await claimed("waits@new.example")
    await act(await claimed("gone@new.example"), "withdraw")
    const first = await claimed("first@new.example")
    const second = await claimed()
    await decide(second, { kind: "refuse", reason: "Nobody there knows you." }, 2)
    await answer(first, "agree", 3)
    await decide(first, { ...grant, how: "other", words: "I was there." }, 3)
    const { rows, hasNext } = await listDecidedClaims(db, { after: undefined, before: undefined })
    const name = { businessName: "Kente House", by: "Bola" }
    const granted = { email: "first@new.example", status: "granted", verifiedHow: "other" }
    expect(
      rows
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, (await claims())[0]?.id].sort())
    expect(rows.find(({ id }) => id === first.id)).toMatchObject({
      ...{ ...name, ...granted, reason: "I was there.", decidedAt: daysAfter(start, 3) },
    })
    expect(rows.at(-1)).toMatchObject({
      ...{ ...name, email: buyer, status: "refused", verifiedHow: null, decidedAt: daysAfter(start, 2) },
    })
    expect(rows).toHaveLength(3)
    expect(hasNext).toBe(false)
  })

  test("is pending in the queue until it is made or the claim expires", async () => {
    const count = async (days = 0) =>
      (await countAll(database.db, { claims: claimQueue.countOf(site(days).now, 99) })).claims
    const claim = await claimed()
    await submit("unconfirmed@new.example")
    expect(await count()).toBe(1)
    expect(await count(31)).toBe(0)
    await decide(claim, { kind: "refuse", reason: "No." })
    expect(await count()).toBe(0)
  })

  test("to refuse mails its reason to the claimer, and tells the owner that nothing changes", async () => {
    const claim = await claimed()
    expect(await decide(claim, { kind: "refuse", reason: "Nobody there knows you." })).toMatchObject({
      kind: "refused",
    })
    expect((await mailOf("listing-claim-refused"))?.text).toContain("Nobody there knows you.")
    expect(await told()).toContainEqual(["listing-claim-ended", owner])
    expect(await listing()).toMatchObject({ ownerEmail: owner, revision: 1 })
  })

  test("can only be a refusal after five failed checks", async () => {
    const claim = await claimed()
    expect(await act(claim, "ready")).toEqual({ kind: "ready" })
    expect(await queue()).toMatchObject([{ readyAt: start, code: siteCode(secrets, claim) }])
    for (let time = 0; time < 5; time++)
      expect(await decide(claim, { kind: "tried", how: "site" }, 8)).toMatchObject({ kind: "noted" })
    expect(await claims()).toMatchObject([{ attempts: 5, readyAt: null }])
    expect((await told()).filter(([kind]) => kind === "listing-claim-tried")).toHaveLength(5)
    expect(await decide(claim, { kind: "tried", how: "call" }, 8)).toMatchObject({ kind: "used-up" })
    expect(await decide(claim, grant, 8)).toMatchObject({ kind: "used-up" })
    expect(await decide(claim, { kind: "refuse", reason: "Not theirs." }, 8)).toMatchObject({
      kind: "refused",
    })
  })

  test("is made with the phone published before the claim, not only the present one", async () => {
    await claimed(buyer, "bought", 1)
    const change = { by: { kind: "owner" }, now: daysAfter(start, 2) } as const
    await changeListing(database.db, (await listing()).id, { phone: "+1 900 000 0000" }, change)
    expect(await queue(3)).toMatchObject([
      {
        phone: { before: "+1 404 555 0134", now: "+1 900 000 0000" },
        website: { before: "https://kente.example", now: "https://kente.example" },
      },
    ])
  })
})

describe("the payment address", () => {
  const form = (walletAddress: string) => {
    const posted = new FormData()
    posted.set("walletAddress", walletAddress)
    return posted
  }
  const set = async (walletAddress: string, { email = owner, days = 0, openedDaysAgo = 0 } = {}) => {
    const { now } = site(days)
    const opened = { email, openedAt: daysAfter(now, -openedDaysAgo), publicUrl, now }
    return handlePayment(database.db, (await listing()).publicId, form(walletAddress), opened)
  }

  test("set by its owner with a recent link waits, and is mailed to old and new contacts", async () => {
    const { db } = database
    expect(await set(otherWallet, { openedDaysAgo: 0.03 })).toEqual({ kind: "not-fresh" })
    expect(await set("nonsense")).toMatchObject({ kind: "form", state: { value: "nonsense" } })
    expect(await listing()).toMatchObject({ walletAddress: wallet })
    await addStaff(db, "Ada")
    expect(await set(otherWallet)).toEqual({ kind: "saved", businessName: "Kente House" })
    expect(await listing()).toMatchObject({
      ...{ walletAddress: otherWallet, showWallet: true, walletChangedAt: start, walletChangedBy: null },
      ...{ walletNeedsYes: true, walletAgreedAt: null },
    })
    expect(await told()).toEqual([["listing-changed", owner]])
    expect((await mailOf("listing-changed"))?.text).toMatch(new RegExp(`${wallet}[^]*${otherWallet}`))
    expect(await log()).toEqual([["owner", "listing.wallet-set"]])
    expect(await set(otherWallet)).toMatchObject({ kind: "unchanged" })
  })

  test("set by a new owner is mailed to the former one for 30 days, who is then forgotten", async () => {
    const claim = await claimed()
    await decide(claim, grant, 7)
    await database.db.delete(mails)
    expect(await set(otherWallet, { email: buyer, days: 8 })).toMatchObject({ kind: "saved" })
    expect((await told()).map(([, to]) => to).sort()).toEqual([buyer, owner])
    await endClaims(database.db, site(36))
    expect(await claims()).toMatchObject([{ formerEmail: owner }])
    await endClaims(database.db, site(37.1))
    expect(await claims()).toMatchObject([{ formerEmail: null }])
  })

  test("can be removed but not changed while the listing is claimed, and the mailbox is frozen", async () => {
    await claimed()
    expect(await set(otherWallet)).toEqual({ kind: "claimed" })
    const posted = new FormData()
    posted.set("email", "thief@new.example")
    expect(await handleMailbox(database.db, await listing(), posted, site())).toEqual({ kind: "claimed" })
    expect(await listing()).toMatchObject({ walletAddress: wallet })
    const app = { db: database.db, publicUrl, flashes: { leadTo: async () => new Response() } } as never
    const acting = { email: owner, now: start }
    await answerOwnerAct(app, (await listing()).publicId, "remove-address", acting, "/")
    expect(await listing()).toMatchObject({ walletAddress: null })
  })
})

test("a new mailbox of an owner confirms itself, is mailed to the old one, and waits only for staff", async () => {
  const posted = new FormData()
  posted.set("email", owner)
  const move = async () => handleMailbox(database.db, await listing(), posted, site())
  expect(await move()).toMatchObject({ kind: "form", state: { error: words.mailbox.same } })
  posted.set("email", "new@shop.example")
  expect(await move()).toEqual({ kind: "sent" })
  expect(await told()).toEqual([["listing-claim-confirm", "new@shop.example"]])
  const [claim] = await claims()
  expect(await act(claim as Claim, "confirm")).toEqual({ kind: "open" })
  expect(await told()).toContainEqual(["listing-claim-told", owner])
  expect(await listing()).toMatchObject({ ownerEmail: owner })
  expect(await decide(claim as Claim, { ...grant, how: "agreed" })).toMatchObject({ kind: "granted" })
  expect(await listing()).toMatchObject({
    ...{ ownerEmail: "new@shop.example", ownerName: "Secret Owner", walletAddress: wallet },
  })
})

describe("erasing", () => {
  const erase = async (email: string) => {
    const found = await claimData.find(database.db, email)
    await claimData.erase(database.db, found, site(9).now)
    return found
  }

  test("a former owner removes them from the history, and keeps the sold listing", async () => {
    await decide(await claimed(), grant, 7)
    const found = await erase("OWNER@shop.example")
    expect(found).toMatchObject({ listingClaims: [], formerListings: [{ formerEmail: owner }] })
    expect(await listing()).toMatchObject({
      ownerEmail: buyer,
      status: "listed",
      businessName: "Kente House",
    })
    expect(JSON.stringify([await claims(), await database.db.select().from(listingRevisions)])).not.toContain(
      owner,
    )
  })

  test("a claimer deletes the claim, and unfreezes the listing", async () => {
    await claimed()
    expect(await erase(buyer)).toMatchObject({ listingClaims: [{ email: buyer, status: "open" }] })
    expect(await claims()).toEqual([])
  })
})
