import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listings, mails } from "#app/lib/db/schema.ts"
import { readListSearch } from "#app/lib/list/list-search.ts"
import {
  addApplications,
  addStaff,
  emptyApplications,
  minutes,
  publicUrl,
  start,
} from "#app/listings/application/test-support.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import type { ListingChanger } from "#app/listings/listing/revisions/record-revision.server.ts"
import { listWaiting } from "#app/review/waiting.server.ts"
import { useDatabase } from "#test/database.ts"
import { agreeToWallet } from "../editing.server.ts"
import { approveSelected } from "./approve-addresses.server.ts"
import { addressList } from "./staff-list.ts"
import { countUnchecked, listUnchecked } from "./staff-queries.server.ts"
import { paymentAddressQueue } from "./staff-queue.server.ts"
import { tellOfPaymentAddresses } from "./tell-staff.server.ts"

const database = useDatabase()
const before = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const wallets = ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x52908400098527886E0F7030069857D2E4169EE7"]
const [one = "", other = ""] = wallets
const hours = (count: number) => minutes(count * 60)
const owner: ListingChanger = { kind: "owner" }
let ada: { id: string; name: string }
let grace: { id: string; name: string }
let ids: number[]

beforeEach(async () => {
  const { db } = database
  await emptyApplications(db)
  ada = await addStaff(db, "Ada")
  await addApplications(db, [
    { businessName: "Kente House", walletAddress: before, showWallet: true },
    { businessName: "Zinc", walletAddress: one.toLowerCase(), showWallet: true },
    { businessName: "Tin", showWallet: true },
  ])
  ids = (await db.select({ id: listings.id }).from(listings).orderBy(listings.id)).map(({ id }) => id)
  await db.delete(mails)
})

const twoStaff = async () => {
  grace = await addStaff(database.db, "Grace")
}
const set = (index: number, walletAddress: string | null, by: ListingChanger, now = start) =>
  database.db.transaction((tx) => changeListing(tx, ids[index] ?? 0, { walletAddress }, { by, now }))
const list = async (now: Date, query = "") =>
  (await listUnchecked(database.db, readListSearch(addressList, new URLSearchParams(query)), now)).rows
const names = async (now: Date, query = "") =>
  (await list(now, query)).map(({ businessName }) => businessName)

describe("payment addresses to check", () => {
  test("show who set them, the former address, and other listings with the same one", async () => {
    await twoStaff()
    await set(0, one, owner)
    await set(2, other, { kind: "staff", id: ada.id }, minutes(5))
    expect(await list(minutes(6))).toMatchObject([
      {
        ...{ businessName: "Kente House", walletAddress: one, walletNeedsYes: true },
        setter: { byKind: "owner", by: null, before },
        same: [{ id: ids[1], businessName: "Zinc" }],
      },
      {
        ...{ businessName: "Tin", walletAddress: other },
        setter: { byKind: "staff", by: "Ada", before: null },
        same: [],
      },
    ])
    expect(await names(minutes(6), "sort=newest")).toEqual(["Tin", "Kente House"])
    expect(await names(minutes(6), "q=tin")).toEqual(["Tin"])
    expect(await countUnchecked(database.db, minutes(6))).toEqual({ second: 2, hours: 0 })
    await set(0, null, owner, minutes(7))
    expect(await names(minutes(8))).toEqual(["Tin"])
  })

  test("stay for 72 hours where there is one administrator, who can approve them", async () => {
    await set(0, one, owner)
    expect(await countUnchecked(database.db, hours(71))).toEqual({ second: 0, hours: 1 })
    expect(await names(hours(72))).toEqual([])
    const seen = (await list(hours(1)))[0]?.revision ?? 0
    expect(await agreeToWallet(database.db, ids[0] ?? 0, { by: ada, now: hours(1), seen })).toEqual({
      kind: "agreed",
    })
    expect(await names(hours(2))).toEqual([])
    // Approval does not shorten the wait.
    const [row] = await database.db
      .select()
      .from(listings)
      .where(eq(listings.id, ids[0] ?? 0))
    expect(row?.walletChangedAt).toEqual(start)
  })

  test("are approved only if unchanged, and never by the administrator who set them", async () => {
    await twoStaff()
    await set(0, one, owner)
    await set(1, other, { kind: "staff", id: ada.id })
    const form = new FormData()
    for (const { id, revision } of await list(minutes(1))) {
      form.append("ids", String(id))
      form.set(`revision-${id}`, String(revision))
    }
    await set(0, other, owner, minutes(2))
    const approve = (by: typeof ada) => approveSelected(database.db, form, { by, now: minutes(3) })
    expect(await approve(ada)).toEqual({ changed: 0, unchanged: 2 })
    expect(await approve(grace)).toEqual({ changed: 1, unchanged: 1 })
    expect(await names(minutes(4))).toEqual(["Kente House"])
  })

  test("appear in the review queue", async () => {
    await twoStaff()
    await set(2, one, owner, minutes(9))
    const waiting = await listWaiting(database.db, [paymentAddressQueue], 5, minutes(10))
    expect(waiting).toMatchObject([{ id: ids[2], name: "Tin", sentAt: minutes(9), promisedBy: null }])
  })
})

describe("the mail to staff about payment addresses", () => {
  const tell = (now: Date) => tellOfPaymentAddresses(database.db, { publicUrl, now })
  const subjects = async () =>
    (await database.db.select().from(mails).orderBy(mails.createdAt)).map(({ subject }) => subject)

  test("is sent once for the newest address, no matter who set it, and at most twice an hour", async () => {
    await twoStaff()
    await tell(start)
    expect(await subjects()).toEqual([])
    await set(0, one, owner)
    await tell(minutes(1))
    await tell(minutes(2))
    expect(await subjects()).toEqual(["1 payment address needs a second administrator"])
    await set(1, other, { kind: "staff", id: ada.id }, minutes(3))
    await tell(minutes(4))
    await set(2, other, { kind: "staff", id: ada.id }, minutes(5))
    await tell(minutes(6))
    expect(await subjects()).toHaveLength(2)
    await tell(minutes(70))
    expect((await subjects()).at(-1)).toBe("3 payment addresses need a second administrator")
    const [mail] = await database.db.select().from(mails)
    expect(mail).toMatchObject({ kind: "listing-wallet-new", recipient: null, urgency: "staff" })
    expect(mail?.text).toContain(`${publicUrl}/admin/payment-addresses?status=second`)
  })

  test("is not sent if there is one administrator, or the address was approved", async () => {
    await set(0, one, owner)
    await tell(minutes(1))
    await twoStaff()
    await set(1, other, owner)
    const [row] = await list(minutes(1), "status=second")
    await agreeToWallet(database.db, row?.id ?? 0, { by: ada, now: minutes(1), seen: row?.revision ?? 0 })
    await tell(minutes(2))
    expect(await subjects()).toEqual([])
  })
})
