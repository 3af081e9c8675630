import { desc, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listings, mails } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { saveListing } from "#app/listings/admin/editing.server.ts"
import { approve } from "#app/listings/application/admin/review.server.ts"
import { applicationSubmission } from "#app/listings/application/application-submission.server.ts"
import {
  addApplication,
  addStaff,
  emptyApplications,
  publicUrl,
  secrets,
  start,
} from "#app/listings/application/test-support.ts"
import { findApproved } from "#app/listings/directory/public-listings.server.ts"
import { walletWaitHours } from "#app/listings/payment/payment-address.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { listAlike } from "#app/review/triage.server.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { mailContent } from "#content/en/mails.ts"
import { useDatabase } from "../database.ts"

// An application may take the name of another business to receive its payments.

const database = useDatabase()
const [own, other] = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
]
let ada: StaffMember

beforeEach(async () => {
  await emptyApplications(database.db)
  ada = await addStaff(database.db, "Ada")
})

const context = () => ({ by: ada, now: start, publicUrl, secrets })
const apply = (businessName: string, walletAddress = other, city = "Accra") =>
  addApplication(database.db, { businessName, walletAddress, showWallet: true, city })
async function open(businessName: string, walletAddress = other, city = "Accra") {
  await approve(database.db, await apply(businessName, walletAddress, city), context())
  const [listing] = await database.db.select().from(listings).orderBy(desc(listings.id)).limit(1)
  if (!listing?.slug) throw new Error(`${businessName} was not listed`)
  return { ...listing, slug: listing.slug }
}
const shownAt = async (slug: string, hours = 0) =>
  (await findApproved(database.db, slug, new Date(start.getTime() + hours * 3_600_000)))?.walletAddress

describe("a name", () => {
  const keyOf = async (name: string) => {
    const { rows } = await database.db.execute<{ key: string | null }>(sql`select name_key(${name}) as key`)
    return rows[0]?.key
  }
  const kente = "Kente House"

  test.each([
    ["in other cases and with other blanks", "KENTE  house"],
    ["with punctuation", "Kente-House!"],
    ["with marks", "K\u00e9nte House"],
    ["in Cyrillic letters", "\u041a\u0435nte H\u043euse"],
    ["in small Cyrillic letters", "\u043aent\u0435 \u043d\u043eus\u0435"],
    ["in Greek letters", "\u039aente \u0397\u03bfuse"],
    ["in wide letters", "\uff2b\uff45\uff4e\uff54\uff45 \uff28\uff4f\uff55\uff53\uff45"],
    ["in letters of mathematics", "\u{1d40a}\u{1d41e}\u{1d427}\u{1d42d}\u{1d41e} House"],
    ["with operators that are drawn as nothing", "Kente\u2062 House"],
    ["with tags", "Kente\u{e0041} House"],
    ["with fillers", "Kente\u3164House\u115f"],
    ["with joiners", "Ken\u200dte\u200c House"],
    ["with a digit in place of a letter", "Kente H0use"],
    ["with an emoji", "Kente House \u{1f451}"],
  ])("looks like itself %s", async (_, name) => {
    expect(await keyOf(name)).toBe(await keyOf(kente))
  })

  test.each([
    ["Mali Corner", "MaIi Comer"],
    ["Illy", "1lly"],
    ["\u0420\u043e\u0441\u0441\u0438\u044f", "\u0420\u041e\u0421\u0421\u0418\u042f"],
    ["\u0645\u0637\u0639\u0645", "\u0645\u0640\u0637\u0639\u0645"],
  ])("%s looks like %s", async (one, two) => {
    expect(await keyOf(one)).toBe(await keyOf(two))
  })

  test.each([
    ["Kente Hous", kente],
    ["Kente House 2", kente],
    ["\u121b\u1218\u134b", "\u121b\u1218\u1348"],
    ["\u0645\u0637\u0639\u0645", "\u0645\u0637\u0639"],
  ])("%s does not look like %s", async (one, two) => {
    expect(await keyOf(one)).not.toBe(await keyOf(two))
  })

  test("made of emoji and blanks only looks like no other", async () => {
    expect([await keyOf("\u{1f451} \u{1f451}"), await keyOf("\u2800!")]).toEqual([null, null])
  })
})

describe("an application with the name of a listing", () => {
  test("shows staff the similar listing and its town before the decision, and what happens to its payment address", async () => {
    const listing = await open("Kente House", own)
    const id = await apply("\u041aente \u2062H\u043euse", other, "Lagos")
    const [first] = await listAlike(database.db, applicationSubmission, id)
    expect(first).toEqual({
      what: "name",
      href: `/admin/listings/${listing.id}`,
      name: "Kente House, Accra",
      status: "Listed",
      note: format(adminApplications.detail.nameTaken, { hours: walletWaitHours }),
    })
  })

  test("shows its payment address after three days, and its owner reads why", async () => {
    const waits = format(mailContent.applicationApproved.paymentWaits, { hours: walletWaitHours })
    const isTold = async () => {
      const told = await database.db.delete(mails).returning()
      const approved = told.find(({ kind }) => kind === "merchant-approved")
      return approved?.text.replace(/\s+/g, " ").includes(waits)
    }
    await open("Kente House", own)
    expect(await isTold()).toBe(false)
    const impostor = await open("Kente H\u043euse", other)
    expect([await shownAt(impostor.slug), await shownAt(impostor.slug, walletWaitHours + 1)]).toEqual([
      null,
      other,
    ])
    expect(await shownAt("kente-house")).toBe(own)
    expect(await isTold()).toBe(true)
  })

  test("shows its payment address only after a second administrator agrees, if there is one", async () => {
    await addStaff(database.db, "Bola")
    await open("Kente House", own)
    const impostor = await open("Kente House", other)
    expect(await shownAt(impostor.slug, 10 * walletWaitHours)).toBeNull()
  })

  test("waits with its payment address even if the other listing has been withdrawn", async () => {
    const { id } = await open("Kente House", own)
    await database.db.update(listings).set({ status: "withdrawn" }).where(sql`id = ${id}`)
    expect(await shownAt((await open("Kente House", other)).slug)).toBeNull()
  })
})

test("an application with the payment address of a listing shows that listing to staff", async () => {
  await open("Kente House", own)
  const id = await apply("Bissap Bar", own.toLowerCase())
  const [first] = await listAlike(database.db, applicationSubmission, id)
  expect([first?.what, first?.name]).toEqual(["wallet", "Kente House, Accra"])
})

describe("a listing that is renamed", () => {
  test("to the name of another listing hides its payment address, as if the address had changed", async () => {
    await open("Kente House", own)
    const { id, revision: seen } = await open("Bissap Bar", other)
    await saveListing(database.db, id, { businessName: "K\u0435nte House" }, null, { ...context(), seen })
    const [renamed] = await database.db.select().from(listings).where(sql`id = ${id}`)
    expect(await shownAt(renamed?.slug ?? "")).toBeNull()
  })

  test("to a unique name, or to another spelling of its own, keeps its payment address public", async () => {
    const { id, revision: seen } = await open("Kente House", own)
    await saveListing(database.db, id, { businessName: "KENTE HOUSE" }, null, { ...context(), seen })
    const [renamed] = await database.db.select().from(listings).where(sql`id = ${id}`)
    expect(await shownAt(renamed?.slug ?? "")).toBe(own)
  })
})
