import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import {
  listingClaims as claimsTable,
  listings,
  mails,
  ownerLinks,
  rateLimits,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const owner = "owner@shop.example"
const buyer = "buyer@new.example"
const wallet = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const otherWallet = "0x52908400098527886E0F7030069857D2E4169EE7"
const { form, page, holder, staff, links } = listingClaims
const day = 24 * 60 * 60

beforeEach(async () => {
  app.now = start
  for (const table of [claimsTable, ...applicationTables, mails, rateLimits, sessions, ownerLinks, users])
    await app.db.delete(table)
  await addApplications(app.db, [
    { businessName: "Kente House", email: owner, phone: "+1 404 555 0134", website: "https://kente.example" },
  ])
})

const later = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const listing = async () => {
  const [row] = await app.db.select().from(listings)
  if (!row) throw new Error("There is no listing")
  return row
}
const claims = () => app.db.select().from(claimsTable).orderBy(claimsTable.id)
const linkIn = async (kind: string, pattern: RegExp) => {
  const mail = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id))
    .filter((one) => one.kind === kind)
    .at(-1)
  const path = mail?.text.replaceAll(origin, "").match(pattern)?.[0]
  if (!path) throw new Error(`No link in ${kind}`)
  return path
}
const claimLink = () => linkIn("listing-claim-confirm", /\/listing-claims\/[\w-]+/)
const holderLink = () => linkIn("listing-claim-told", /\/listing-claims\/holder\/[\w-]+/)

/** Submits a claim after the form was open for a minute. */
async function claim(answers: Record<string, string> = {}): Promise<Browser> {
  const browser = await new Browser(app).open("/merchant-directory/kente-house/claim")
  later(60)
  return browser.fill({ email: buyer, situation: "bought", ...answers }).press(form.submit)
}
async function confirmed(): Promise<Browser> {
  await claim()
  return (await new Browser(app).open(await claimLink())).press(page.confirm.submit)
}

describe("the claim form", () => {
  test("is linked from the listing's page and from the page of a closed listing, and gives everybody the same response", async () => {
    const shop = await new Browser(app).open("/merchant-directory/kente-house")
    expect(shop.href(links.listing)).toBe("/merchant-directory/kente-house/claim")
    const [known, unknown] = [await claim({ email: owner }), await claim()]
    const words = ({ text, statuses, path }: Browser) => ({ text, statuses, path })
    expect(words(known)).toEqual(words(unknown))
    expect(known.statuses).toEqual([303, 200])
    expect(known.text).toContain(flashMessages["listing-claim-asked"].title)
    await app.db.update(listings).set({ status: "closed" })
    const gone = await new Browser(app).open("/merchant-directory/kente-house")
    expect(gone.response.status).toBe(410)
    expect((await gone.open(gone.href(links.goneButton))).response.status).toBe(200)
  })

  test("comes back with everything typed when something is missing, and asks again if the submission looks automated", async () => {
    const wrong = await claim({ email: "no address", situation: "", note: "Call after nine." })
    expect(wrong.statuses).toEqual([422])
    expect(wrong.text).toContain(form.required.situation)
    expect(wrong.value("note")).toBe("Call after nine.")
    expect(wrong.value("email")).toBe("no address")
    const asked = await claim({ leave_blank: "x" })
    expect(asked.text).toContain(form.again)
    expect(await claims()).toEqual([])
  })

  test("answers 404 for a listing that nobody can own", async () => {
    const status = async (path: string) => (await new Browser(app).open(path)).response.status
    expect(await status("/merchant-directory/kente-couture/claim")).toBe(404)
    expect(await status("/merchant-directory/%00/claim")).toBe(404)
    await setDirectoryStage(app.db, "coming-soon", { id: "ada", name: "Ada" }, app.now)
    expect(await status("/merchant-directory/kente-house/claim")).toBe(404)
    await setDirectoryStage(app.db, "preview", { id: "ada", name: "Ada" }, app.now)
    await app.db.update(listings).set({ status: "withdrawn" })
    expect(await status("/merchant-directory/kente-house/claim")).toBe(404)
    expect(await status("/listing-claims/1-none")).toBe(404)
    expect(await status("/listing-claims/holder/1-none")).toBe(404)
  })
})

describe("a claim on a listing", () => {
  test("passes from the mailed link to the owner and the staff, and gives the listing a new owner", async () => {
    await claim({ note: "I took it over in March." })
    const claimer = await new Browser(app).open(await claimLink())
    expect(await claims()).toMatchObject([{ status: "unconfirmed" }])
    expect(claimer.html).toContain('name="robots" content="noindex"')
    await claimer.press(page.confirm.submit)
    expect(claimer.text).toContain(page.flash.open.title)
    expect(claimer.text).toMatch(/guapcoin-[a-z2-9]{10}/)
    await claimer.press(page.ready)
    expect(claimer.text).toContain(page.flash.ready.title)

    const former = await new Browser(app).open(await holderLink())
    await former.press(holder.object)
    expect(former.text).toContain(holder.done.object.title)

    later(8 * day)
    const staffContext = await (await signIn(app)).open("/admin/listing-claims")
    expect(staffContext.text).toContain(staff.objected)
    expect(staffContext.text).toContain("+1 404 555 0134")
    expect(staffContext.text).toContain("I took it over in March.")
    const names = { name: "Kente House", email: buyer }
    await staffContext.press(format(staff.grantOf, names))
    expect(staffContext.statuses).toEqual([422])
    expect(staffContext.text).toContain(staff.errors.how)
    const [row] = await claims()
    await staffContext.fill({ [`grant-how-${row?.id}`]: "other" }).press(format(staff.grantOf, names))
    expect(staffContext.text).toContain(staff.errors.words)
    const words = { [`grant-how-${row?.id}`]: "other", [`grant-text-${row?.id}`]: "I was there." }
    await staffContext.fill(words).press(format(staff.grantOf, names))
    expect(staffContext.statuses).toEqual([303, 200])
    expect(staffContext.text).toContain(staff.empty)
    expect(await listing()).toMatchObject({ ownerEmail: buyer })
    await staffContext.open(staffContext.href(staff.decided.link))
    for (const said of ["Kente House", buyer, staff.decided.statuses.granted, "I was there."])
      expect(staffContext.text).toContain(said)
    expect(await claims()).toMatchObject([
      { status: "granted", verifiedHow: "other", reason: "I was there." },
    ])

    expect((await former.open(former.path)).response.status).toBe(404)
    await claimer.open(claimer.path)
    expect(claimer.text).toContain(page.statuses.granted)
    const path = await openPathOf(app.db, buyer, app.now)
    const owned = await (await new Browser(app).open(path)).press(listingOwners.link.submit)
    expect(owned.text).toContain("Kente House")
  })

  test("can be rejected with a reason or withdrawn by its claimant, and cannot be decided twice", async () => {
    const claimer = await confirmed()
    const tab = claimer.tab()
    const staffContext = await (await signIn(app)).open("/admin/listing-claims")
    const name = format(staff.refuseOf, { name: "Kente House", email: buyer })
    await staffContext.press(name)
    expect(staffContext.statuses).toEqual([422])
    expect(staffContext.text).toContain(staff.errors.reason)
    // The dashboard counts it as pending.
    const dashboard = await staffContext.tab().open("/admin")
    expect(dashboard.href(`${staff.queue.counter}1`)).toBe("/admin/listing-claims")
    await (await tab.open(claimer.path)).press(page.withdraw)
    expect(tab.text).toContain(page.flash.withdrawn.title)
    await staffContext.fill({ [`refuse-text-${(await claims())[0]?.id}`]: "Nobody knows you." }).press(name)
    expect(staffContext.text).toContain(staff.flash.gone.title)
    await claimer.press(page.withdraw)
    expect(claimer.text).toContain(page.flash.gone.title)
  })
})

describe("the owner's page", () => {
  async function signedIn(): Promise<Browser> {
    const path = await openPathOf(app.db, owner, app.now)
    const browser = await (await new Browser(app).open(path)).press(listingOwners.link.submit)
    return browser.open(`/my-listings/${(await listing()).publicId}`)
  }
  const { one, payment } = listingOwners

  test("sets another payment address, which the public page does not show for 72 hours", async () => {
    const browser = await signedIn()
    await browser.open(browser.href(one.addressSet))
    await browser.fill({ walletAddress: "nonsense" }).press(payment.submit)
    expect(browser.statuses).toEqual([422])
    expect(browser.value("walletAddress")).toBe("nonsense")
    await browser.fill({ walletAddress: otherWallet }).press(payment.submit)
    expect(browser.statuses).toEqual([303, 200])
    expect(browser.text).toContain(otherWallet)
    const shows = async () =>
      (await new Browser(app).open("/merchant-directory/kente-house")).text.includes(otherWallet)
    expect(await shows()).toBe(false)
    later(3 * day + 1)
    expect(await shows()).toBe(true)
  })

  test("requires a new link if the last one was opened more than half an hour ago, and never shows a private key again", async () => {
    const browser = await signedIn()
    const [pay, mailbox] = [browser.href(one.addressSet), browser.href(listingClaims.owner.mailboxLink)]
    await browser.open(pay)
    const key = "L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ"
    await browser.fill({ walletAddress: key }).press(payment.submit)
    expect(browser.html).not.toContain(key)
    later(1801)
    await browser.fill({ walletAddress: otherWallet }).press(payment.submit)
    expect(browser.statuses).toEqual([403])
    expect(browser.text).toContain(payment.staleHeading)
    expect((await browser.open(mailbox)).text).toContain(payment.staleHeading)
    expect((await browser.open(pay)).text).toContain(payment.staleHeading)
    expect(await listing()).toMatchObject({ walletAddress: null })
  })

  test("names another mailbox, which staff see, and the old mailbox is notified", async () => {
    const browser = await signedIn()
    const { mailbox } = listingClaims
    await browser.open(browser.href(listingClaims.owner.mailboxLink))
    await browser.fill({ email: owner }).press(mailbox.submit)
    expect(browser.text).toContain(mailbox.same)
    await browser.fill({ email: "new@shop.example" }).press(mailbox.submit)
    expect(browser.text).toContain(mailbox.sent.title)
    const next = await new Browser(app).open(await claimLink())
    await next.press(page.confirm.submit)
    expect(await holderLink()).toBeTruthy()
    const staffContext = await (await signIn(app)).open("/admin/listing-claims")
    expect(staffContext.text).toContain(staff.situations.moved)
    const [row] = await claims()
    await staffContext
      .fill({ [`grant-how-${row?.id}`]: "agreed" })
      .press(format(staff.grantOf, { name: "Kente House", email: "new@shop.example" }))
    expect(await listing()).toMatchObject({ ownerEmail: "new@shop.example", ownerConfirmedAt: app.now })
    expect((await browser.open("/my-listings")).path).toBe("/merchant-directory/owner")
  })

  test("says during a claim that payments are frozen, accepts no new payment address, and can still remove one", async () => {
    await app.db.update(listings).set({ walletAddress: wallet, showWallet: true })
    const browser = await signedIn()
    const pay = browser.href(one.addressSet)
    await confirmed()
    await browser.open(browser.path)
    expect(browser.text).toContain(listingClaims.owner.frozenText)
    expect(browser.html).not.toContain(pay)
    await browser.open(pay)
    expect(browser.statuses).toEqual([303, 200])
    expect(browser.text).toContain(listingClaims.owner.frozen)
    await browser.press(one.addressRemove)
    const { id } = await listing()
    expect((await app.db.select().from(listings).where(eq(listings.id, id)))[0]?.walletAddress).toBeNull()
  })
})
