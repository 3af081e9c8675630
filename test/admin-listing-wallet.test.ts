import { asc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, listings, mails } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { paymentAddresses as addresses } from "#content/en/payment-addresses.ts"
import { payments } from "#content/en/payments.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { signIn, startAt } from "./staff.ts"

const app = useApp({}, undefined, true)
const start = new Date("2026-06-01T12:00:00Z")
const first = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const second = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const third = "0x52908400098527886E0F7030069857D2E4169EE7"
const { detail: words, flash } = adminListings
const payNotes = payments.notes
let adas: Browser
let id: number

beforeEach(async () => {
  app.now = start
  await emptyApplications(app.db)
  adas = await signIn(app, "ada@example.org")
  await addApplications(app.db, [{ businessName: "Kente House", walletAddress: first, showWallet: true }])
  await app.db.delete(mails)
  app.services.pages?.forgetAll()
  id = (await row()).id
})

const row = async () => {
  const [found] = await app.db.select().from(listings)
  if (!found) throw new Error("There is no listing")
  return found
}
const page = () => `/admin/listings/${id}`
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 60 * 60 * 1000)
/** The public page at a moment. Nothing clears the page cache in between. */
const publicPage = async (hours: number) => {
  await startAt(app, hoursLater(hours))
  return (await new Browser(app).open("/merchant-directory/kente-house")).text.replaceAll(/\s/g, "")
}
const setWallet = async (staff: Browser) => {
  await (await staff.tab().open(page())).fill({ walletAddress: second }).press(words.save)
  app.services.pages?.forgetAll()
}
const note = (kind: keyof typeof payNotes, date: string) =>
  payNotes[kind].replace("{date}", date).replaceAll(/\s/g, "")

describe("a new payment address", () => {
  test("appears on the page after 72 hours without any job; until then neither page nor data show an address", async () => {
    expect(await publicPage(0)).toContain(first)
    await setWallet(adas)
    expect(await publicPage(71.9)).toContain(note("ask", "June 1, 2026"))
    for (const path of ["/merchant-directory/kente-house", "/merchant-directory/kente-house.data"]) {
      const text = await (await app.fetch(path)).text()
      expect([path, text.includes(first), text.includes(second)]).toEqual([path, false, false])
    }
    const shown = await publicPage(72)
    expect(shown).toContain(second)
    expect(shown).toContain(note("changed", "June 4, 2026"))
    expect(await publicPage(72 + 30 * 24)).not.toContain(note("changed", "June 4, 2026"))
  })

  test("is mailed to the present owner and to the owners of the last 30 days", async () => {
    const by = { kind: "system" } as const
    const handOver = (ownerEmail: string, now: Date) =>
      app.db.transaction((tx) => changeListing(tx, id, { ownerEmail }, { by, now }))
    await handOver("long.gone@mail.example", hoursLater(-40 * 24))
    await handOver("lately@mail.example", hoursLater(-31 * 24))
    await handOver("new@mail.example", hoursLater(-1))
    await setWallet(adas)
    const told = await app.db.select().from(mails).orderBy(asc(mails.recipient))
    expect(told.map(({ recipient }) => recipient)).toEqual(["lately@mail.example", "new@mail.example"])
    expect(told[0]?.text).toContain(`Before: ${first}\nNow: ${second}`)
    expect(told[0]?.text).toContain("72 hours")
  })

  test("waits for a second administrator's approval if there is one, and nobody can approve their own change", async () => {
    const graces = await signIn(app, "grace@example.org")
    await setWallet(adas)
    expect(await publicPage(80)).not.toContain(second)
    await startAt(app, start)
    const own = await adas.tab().open(page())
    expect(own.text).toContain(words.walletOwn)
    await own.post(page(), new URLSearchParams({ intent: "agree", revision: "2" }))
    expect(own.text).toContain(flash.own.text)
    expect((await row()).walletAgreedAt).toBeNull()

    const staff = await graces.tab().open(page())
    await staff.post(page(), new URLSearchParams({ intent: "agree", revision: "1" }))
    expect(staff.text).toContain(flash["nothing-waits"].text)
    await staff.press(words.agree)
    expect(staff.text).toContain(flash.agreed.title)
    app.services.pages?.forgetAll()
    expect(await publicPage(80)).toContain(second)
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.action, "listing.wallet-agreed"))
    expect(entries.filter(({ subjectId }) => subjectId === String(id))).toHaveLength(1)
  })

  test("waits in a list of its own, where a colleague approves the address as shown", async () => {
    const graces = await signIn(app, "grace@example.org")
    await setWallet(adas)
    const list = "/admin/payment-addresses"
    const own = await adas.tab().open(list)
    expect(own.text.replaceAll(/\s/g, "")).toContain(second)
    expect(own.text).toContain(first)
    expect(own.text).toContain(addresses.own)
    const name = format(addresses.approveOf, { name: "Kente House" })
    const staff = await graces.tab().open(list)
    const changed = await adas.tab().open(page())
    await changed.fill({ walletAddress: third }).press(words.save)
    await staff.press(name)
    expect(staff.text).toContain(flash["nothing-waits"].text)
    expect((await row()).walletAgreedAt).toBeNull()
    await staff.press(name)
    expect(staff.text).toContain(flash.agreed.title)
    expect(staff.text).toContain(addresses.empty)
    expect(await row()).toMatchObject({ walletAddress: third, walletAgreedAt: start })
  })

  test("that another listing has is marked as such in the list and on the listing", async () => {
    await addApplications(app.db, [
      { businessName: "Zinc", walletAddress: second.toLowerCase(), showWallet: true },
    ])
    await setWallet(adas)
    for (const path of ["/admin/payment-addresses", page()]) {
      const { text } = await adas.tab().open(path)
      expect([path, text.includes(`${addresses.same} Zinc`)]).toEqual([path, true])
    }
  })

  test("can be approved by the only administrator who is left", async () => {
    const graces = await signIn(app, "grace@example.org")
    await setWallet(adas)
    await app.db.execute("update users set is_admin = false where email = 'ada@example.org'")
    await (await graces.tab().open(page())).press(words.agree)
    expect((await row()).walletAgreedAt).toEqual(start)
  })

  test("that is removed again disappears at once, and the page says to ask at the counter", async () => {
    await setWallet(adas)
    await (await adas.tab().open(page())).press(words.removeWallet)
    app.services.pages?.forgetAll()
    const text = await publicPage(100)
    expect(text).toContain(note("ask", "June 1, 2026"))
    expect(text).not.toContain(second)
  })
})
