import { asc } from "drizzle-orm"
import fc from "fast-check"
import { expect, test } from "vitest"
import { listingSlugs, listings } from "#app/lib/db/schema.ts"
import {
  agreeToWallet,
  changeStanding,
  removeWallet,
  restoreRevision,
  saveListing,
} from "#app/listings/admin/editing.server.ts"
import { mergeListings, undoMerger } from "#app/listings/admin/merging.server.ts"
import { approve } from "#app/listings/application/admin/review.server.ts"
import {
  addApplication,
  addStaff,
  emptyApplications,
  publicUrl,
  secrets,
  start,
} from "#app/listings/application/test-support.ts"
import { findApproved, findFormerAddress } from "#app/listings/directory/public-listings.server.ts"
import { withdrawListing } from "#app/listings/listing/withdrawal.server.ts"
import { useDatabase } from "../database.ts"

const database = useDatabase()

const names = ["Kente House", "Kente Palace", "Akwaaba"]
const wallets = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
]
const index = fc.nat({ max: 3 })
const name = fc.constantFrom(...names)
const wallet = fc.constantFrom(...wallets)
const hours = fc.nat({ max: 40 })

/** Actions of one administrator, each some hours after the last. */
const act = fc.oneof(
  fc.record({ kind: fc.constant("approve" as const), name, wallet, hours }),
  fc.record({ kind: fc.constant("merge" as const), of: index, into: index, hours }),
  fc.record({ kind: fc.constant("undo" as const), of: index, hours }),
  fc.record({ kind: fc.constant("set" as const), of: index, wallet, hours }),
  fc.record({ kind: fc.constant("show" as const), of: index, show: fc.boolean(), hours }),
  fc.record({ kind: fc.constant("remove" as const), of: index, hours }),
  fc.record({ kind: fc.constant("agree" as const), of: index, hours }),
  fc.record({ kind: fc.constant("rename" as const), of: index, name, hours }),
  fc.record({
    kind: fc.constant("restore" as const),
    of: index,
    revision: fc.integer({ min: 1, max: 5 }),
    hours,
  }),
  fc.record({
    kind: fc.constant("standing" as const),
    of: index,
    to: fc.constantFrom("hide" as const, "list" as const),
    hours,
  }),
  fc.record({ kind: fc.constant("withdraw" as const), of: index, hours }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** A merger whose payment address waits for approval, and one into a listing that was approved with the same payment address. */
const throughAThird: Act[] = [
  { kind: "approve", name: "Kente Palace", wallet: wallets[1] as string, hours: 0 },
  { kind: "merge", of: 0, into: 1, hours: 0 },
  { kind: "merge", of: 1, into: 2, hours: 0 },
]

test("whatever one of two administrators does, no public page shows a payment address that staff did not approve with it", {
  timeout: 240_000,
}, async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      await emptyApplications(db)
      const ada = await addStaff(db, "Ada")
      await addStaff(db, "Bola")
      let now = start
      const context = () => ({ by: ada, now, publicUrl, secrets })
      const rows = () => db.select().from(listings).orderBy(asc(listings.id))
      /** The payment address that each page was approved with, by slug. */
      const approved = new Map<string, string | null>()

      const open = async (businessName: string, walletAddress: string) => {
        const id = await addApplication(db, { businessName, walletAddress, showWallet: true })
        await approve(db, id, context())
        const last = (await rows()).at(-1)
        if (last) approved.set(last.slug ?? "", last.walletAddress)
      }
      const shownAt = async (slug: string) => {
        const former = (await findApproved(db, slug, now)) ? undefined : await findFormerAddress(db, slug)
        const page = await findApproved(db, former?.kind === "moved" ? former.slug : slug, now)
        return page?.walletAddress ?? null
      }

      await open("Kente House", wallets[0] as string)
      await open("Akwaaba", wallets[1] as string)
      for (const one of acts) {
        now = new Date(now.getTime() + one.hours * 3_600_000)
        const all = await rows()
        const row = "of" in one ? all[one.of] : undefined
        if (one.kind === "approve") await open(one.name, one.wallet)
        else if (row) {
          const { id, revision: seen } = row
          const staff = { ...context(), seen }
          const into = one.kind === "merge" ? all[one.into] : undefined
          if (one.kind === "merge" && into)
            await mergeListings(db, id, into.id, { ...staff, seenStaying: into.revision })
          if (one.kind === "undo") await undoMerger(db, id, staff)
          if (one.kind === "set")
            await saveListing(db, id, { walletAddress: one.wallet, showWallet: true }, null, staff)
          if (one.kind === "show") await saveListing(db, id, { showWallet: one.show }, null, staff)
          if (one.kind === "remove") await removeWallet(db, id, staff)
          if (one.kind === "agree") await agreeToWallet(db, id, staff)
          if (one.kind === "rename") await saveListing(db, id, { businessName: one.name }, null, staff)
          if (one.kind === "restore") await restoreRevision(db, id, one.revision, staff)
          if (one.kind === "standing")
            await changeStanding(
              db,
              id,
              one.to,
              { reason: "x", reasonCode: one.to === "hide" ? "other" : null },
              staff,
            )
          if (one.kind === "withdraw")
            await db.transaction((tx) => withdrawListing(tx, id, { by: { kind: "staff", id: ada.id }, now }))
        }
        // A new name creates a new slug, which shows the payment address that its listing was approved with.
        const found = await db.select().from(listingSlugs)
        for (const { slug, listingId } of found) {
          const first = found.find((other) => other.listingId === listingId && approved.has(other.slug))
          const shown = await shownAt(slug)
          const may = first ? approved.get(first.slug) : null
          expect([slug, shown === null || shown === may]).toEqual([slug, true])
        }
      }
    }),
    { numRuns: 25, endOnFailure: false, examples: [[throughAThird]] },
  )
})
