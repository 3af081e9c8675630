import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import {
  auditLog,
  listingRevisions,
  listings,
  mails,
  ownerLinks,
  rateLimits,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { application } from "#app/listings/application/test-application.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { confirmPath } from "#app/listings/owners/confirm-link.server.ts"
import { stickerCodeText } from "#app/listings/payment/sticker-code.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { sendAgain } from "#content/en/send-again.ts"
import { origin, testSecrets, useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const email = "owner@shop.example"
const { ask, link, list, one, withdraw } = listingOwners
const { confirm } = listingVerification
const address = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"

beforeEach(async () => {
  app.now = start
  app.logLines.length = 0
  for (const table of [...applicationTables, mails, rateLimits, sessions, ownerLinks, users])
    await app.db.delete(table)
  await addApplications(app.db, [
    { businessName: "Kente House", email, walletAddress: address, showWallet: true, decidedAt: start },
    { businessName: "Kente Annexe", email: "OWNER@shop.example", decidedAt: start },
    { businessName: "Other Shop", email: "other@shop.example", decidedAt: start },
  ])
})

const later = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const listing = async (businessName = "Kente House") => {
  const [row] = await app.db.select().from(listings).where(eq(listings.businessName, businessName))
  if (!row) throw new Error("No such listing")
  return row
}
const sent = async (kind: string) =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter((mail) => mail.kind === kind)
const acts = async (id: number) =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id))
    .filter((entry) => entry.subjectType === "listing" && entry.subjectId === String(id))
    .map(({ action, actor }) => [actor, action])
const linkIn = (text: string | undefined, page: "/my-listings/link" | "/still-accepting") => {
  const path = text?.match(new RegExp(`${origin}(${page}/[\\w-]+)`))?.[1]
  if (!path) throw new Error("The mail has no link")
  return path
}

/** Requests a link one minute after opening the form. */
async function askFor(address: string): Promise<Browser> {
  const browser = await new Browser(app).open("/merchant-directory/owner")
  later(60)
  return browser.fill({ email: address }).press(ask.submit)
}

/** Path of the newest mailed link. */
async function mailedLink(address = email): Promise<string> {
  await askFor(address)
  return linkIn((await sent("owner-link")).at(-1)?.text, "/my-listings/link")
}

/** Returns an owner signed in by a mailed link. */
async function owner(address = email): Promise<Browser> {
  const browser = await new Browser(app).open(await mailedLink(address))
  return browser.press(link.submit)
}

describe("requesting the link", () => {
  test("is a separate page, to which each merchant's page links", async () => {
    const page = await new Browser(app).open("/merchant-directory/kente-house")
    expect(page.href(listingPageContent.isYours)).toBe("/merchant-directory/owner")
    expect((await page.open("/merchant-directory/owner")).response.status).toBe(200)
    expect(page.html).toContain('name="robots" content="noindex"')
  })

  test("gives every address the same response, and mails only the owner", async () => {
    const [known, unknown] = [await askFor("Owner@Shop.example"), await askFor("nobody@shop.example")]
    const words = ({ text, statuses, path }: Browser) => ({ text, statuses, path })
    expect(words(known)).toEqual(words(unknown))
    expect(known.statuses).toEqual([303, 200])
    expect(known.text).toContain(flashMessages["owner-link-asked"].title)
    const links = await sent("owner-link")
    expect(links.map(({ recipient }) => recipient?.toLowerCase())).toEqual([email])
    expect(await app.db.select().from(ownerLinks)).toHaveLength(1)
  })

  test("takes the same time for every address", async () => {
    const { db } = app
    const key = () => crypto.randomUUID()
    const { askForOwnerLink } = await import("#app/listings/owner/ask-owner-link.server.ts")
    const site = { secrets: app.services.secrets, publicUrl: origin, now: app.now }
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 60; round++)
      for (const [name, who] of [
        ["known", email],
        ["unknown", `nobody${round}@shop.example`],
      ] as const) {
        await db.delete(rateLimits)
        const began = performance.now()
        await askForOwnerLink(db, who, { ...site, key: key() })
        times[name]?.push(performance.now() - began)
      }
    const median = (all: number[] = []) => all.sort((a, b) => a - b)[all.length / 2] ?? 0
    const [known, unknown] = [median(times.known), median(times.unknown)]
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 2)
    expect(await sent("owner-link")).toHaveLength(60)
  })

  test("mails a mailbox three times in half an hour; the links already sent still work", async () => {
    for (let count = 0; count < 5; count++) await askFor(email)
    const links = await sent("owner-link")
    expect(links).toHaveLength(3)
    const first = await new Browser(app).open(linkIn(links[0]?.text, "/my-listings/link"))
    expect((await first.press(link.submit)).path).toBe("/my-listings")
    later(1800)
    for (let count = 0; count < 3; count++) await askFor(email)
    // Later that day only one mail per half hour is sent, so that nobody can flood a mailbox.
    expect(await sent("owner-link")).toHaveLength(4)
  })

  test("shows beside the field what is wrong with an address, and keeps it", async () => {
    const browser = await askFor("owner at shop")
    expect(browser.statuses).toEqual([422])
    expect(browser.value("email")).toBe("owner at shop")
    expect(browser.textOfId("email-error")).toBeTruthy()
  })
})

describe("the mailed link", () => {
  test("opens nothing when visited, and opens all listings of the mailbox when its button is pressed", async () => {
    const path = await mailedLink()
    const scanner = await new Browser(app).open(path)
    expect(scanner.response.headers.get("set-cookie")).toBeNull()
    expect(scanner.html).not.toContain(path.split("/").at(-1))
    expect(await app.db.select().from(sessions)).toEqual([])

    const browser = await new Browser(app).open(path)
    await browser.press(link.submit)
    expect(browser.statuses).toEqual([303, 200])
    expect(browser.path).toBe("/my-listings")
    expect(browser.text).toContain("Kente House")
    expect(browser.text).toContain("Kente Annexe")
    expect(browser.text).not.toContain("Other Shop")
    expect(browser.response.headers.get("cache-control")).toBe("no-store")
    expect(browser.html).toContain('name="robots" content="noindex"')
  })

  test("works once, and for half an hour", async () => {
    const path = await mailedLink()
    const [first, second] = [await new Browser(app).open(path), await new Browser(app).open(path)]
    await first.press(link.submit)
    await second.press(link.submit)
    expect(second.response.status).toBe(404)
    expect(second.text).toContain(link.closedHeading)
    expect(await app.db.select().from(sessions)).toHaveLength(1)

    const late = await mailedLink()
    later(1801)
    expect((await new Browser(app).open(late)).response.status).toBe(404)
  })

  test("creates one session, however often it is pressed at the same moment", async () => {
    const path = await mailedLink()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.fetch(path, { method: "POST", body: new URLSearchParams() })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404, 404, 404, 404])
    expect(await app.db.select().from(sessions)).toHaveLength(1)
  })

  test("confirms the email address for all its listings and no others", async () => {
    const { id, ownerConfirmedAt } = await listing()
    expect(ownerConfirmedAt).toBeNull()
    await owner()
    expect((await listing()).ownerConfirmedAt).toEqual(app.now)
    expect((await listing("Kente Annexe")).ownerConfirmedAt).toEqual(app.now)
    expect((await listing("Other Shop")).ownerConfirmedAt).toBeNull()
    expect(await acts(id)).toEqual([["owner", "listing.owner-confirmed"]])
  })

  test("and its session are stored only as hashes", async () => {
    const path = await mailedLink()
    const browser = await new Browser(app).open(path)
    const [row] = await app.db.select().from(ownerLinks)
    expect(JSON.stringify(row)).not.toContain(path.split("/").at(-1))
    await browser.press(link.submit)
    const [session] = await app.db.select().from(sessions)
    expect(session).toMatchObject({ kind: "owner", userId: null, ownerEmail: email })
    expect(browser.cookie).not.toContain(session?.tokenHash)
  })
})

describe("the owner's session", () => {
  const pages = async () => {
    const { publicId } = await listing()
    return ["/my-listings", `/my-listings/${publicId}`, `/my-listings/${publicId}/withdraw`]
  }

  test("is required for every page and every POST", async () => {
    for (const page of await pages()) {
      const browser = await new Browser(app).open(page)
      expect(browser.path).toBe("/merchant-directory/owner")
      expect(browser.text).not.toContain("Kente House")
      const intent = new URLSearchParams({ intent: "close" })
      expect((await new Browser(app).post(page, intent)).path).toBe("/merchant-directory/owner")
    }
    expect((await listing()).revision).toBe(1)
  })

  test("allows a hundred actions an hour, and returns what was sent after them", async () => {
    const browser = await owner()
    const { publicId } = await listing()
    const act = new URLSearchParams({ intent: "close" })
    for (let count = 0; count < 99; count++)
      await app.fetch(`/my-listings/${publicId}`, {
        method: "POST",
        body: new URLSearchParams({ intent: "nothing" }),
        headers: { cookie: browser.cookie },
      })
    await browser.post(`/my-listings/${publicId}`, act)
    expect((await listing()).status).toBe("closed")
    await browser.post(`/my-listings/${publicId}`, new URLSearchParams({ intent: "reopen" }))
    expect(browser.response.status).toBe(429)
    expect(browser.text).toContain(sendAgain.tooMany)
    expect((await listing()).status).toBe("closed")
    expect((await browser.open("/my-listings")).response.status).toBe(200)
  })

  test("mails the first ten changes of a listing within an hour separately, and the others in one mail afterwards", async () => {
    const browser = await owner()
    const { publicId } = await listing()
    const press = (intent: string) =>
      browser.post(`/my-listings/${publicId}`, new URLSearchParams({ intent }))
    for (let round = 0; round < 6; round++) for (const intent of ["close", "reopen"]) await press(intent)
    const told = await sent("listing-changed")
    expect(told).toHaveLength(11)
    const gathered = told.filter(({ subject }) => subject === listingOwners.mails.changed.more.subject)
    expect(gathered).toMatchObject([
      { recipient: email, nextAttemptAt: new Date(app.now.getTime() + 60 * 60 * 1000) },
    ])
    await browser.post(`/my-listings/${publicId}/withdraw`, new URLSearchParams())
    const texts = (await sent("listing-changed")).map(({ text }) => text)
    expect(texts).toHaveLength(12)
    expect(texts).toContainEqual(expect.stringContaining(listingOwners.told.withdraw))
  })

  test("lasts an hour", async () => {
    const browser = await owner()
    later(3590)
    expect((await browser.open("/my-listings")).path).toBe("/my-listings")
    later(20)
    expect((await browser.open("/my-listings")).path).toBe("/merchant-directory/owner")
  })

  test("ends with one press, on the server too", async () => {
    const browser = await owner()
    const copy = new Browser(app, { cookie: browser.cookie })
    await browser.press(list.signOut)
    expect(await app.db.select().from(sessions)).toEqual([])
    expect((await copy.open("/my-listings")).path).toBe("/merchant-directory/owner")
  })

  test("opens nothing that belongs to another owner or to the staff", async () => {
    const browser = await owner()
    const { publicId, id } = await listing("Other Shop")
    expect((await browser.open(`/my-listings/${publicId}`)).response.status).toBe(404)
    for (const intent of ["confirm", "close", "remove-address"])
      await browser.post(`/my-listings/${publicId}`, new URLSearchParams({ intent }))
    await browser.post(`/my-listings/${publicId}/withdraw`, new URLSearchParams())
    expect(await acts(id)).toEqual([])
    expect((await browser.open("/admin")).path).toMatch(/^\/admin\/login/)
  })

  test("refuses a POST from another site", async () => {
    const browser = await owner()
    const headers = { cookie: browser.cookie, origin: "https://evil.example" }
    const body = new URLSearchParams({ intent: "close" })
    const { publicId } = await listing()
    const { status } = await app.fetch(`/my-listings/${publicId}`, { method: "POST", body, headers })
    expect(status).toBe(403)
    expect((await listing()).status).toBe("listed")
  })
})

describe("the owner's page", () => {
  test("confirms a listing, and a repeated press counts once", async () => {
    const { id } = await listing()
    await app.db.update(listings).set({ freshness: "unconfirmed", confirmedAt: null, confirmedBy: null })
    const browser = await owner()
    await browser.press("Confirm details of Kente House")
    await browser.press("Confirm details of Kente House")
    expect(await listing()).toMatchObject({
      freshness: "confirmed",
      confirmedBy: "owner",
      confirmedAt: app.now,
    })
    expect(await listing("Kente Annexe")).toMatchObject({ freshness: "unconfirmed" })
    expect((await acts(id)).filter(([, action]) => action === "listing.confirmed")).toHaveLength(1)
    expect(browser.text).toContain("by you")
  })

  test("restores an archived listing", async () => {
    await app.db.update(listings).set({ status: "archived" })
    await (await owner()).press("Confirm details of Kente House")
    expect(await listing()).toMatchObject({ status: "listed", freshness: "confirmed" })
  })

  test.each([
    ["close", one.close, "closed", "listing.closed"],
    ["stop", one.stop, "stopped-accepting", "listing.stopped"],
  ])(
    "takes a listing off with '%s', mails the owner, and can restore it",
    async (_, button, reason, action) => {
      const { id, publicId } = await listing()
      const browser = await owner()
      await browser.open(`/my-listings/${publicId}`)
      await browser.press(button)
      expect(browser.statuses).toEqual([303, 200])
      expect(await listing()).toMatchObject({ status: "closed", revision: 2 })
      const [, revision] = await app.db
        .select()
        .from(listingRevisions)
        .where(eq(listingRevisions.listingId, id))
        .orderBy(listingRevisions.revision)
      expect(revision).toMatchObject({ byKind: "owner", reason, changes: { status: ["listed", "closed"] } })
      expect((await acts(id)).at(-1)).toEqual(["owner", action])
      expect((await new Browser(app).open("/merchant-directory/kente-house")).response.status).not.toBe(200)
      expect(await sent("listing-changed")).toMatchObject([{ recipient: email }])

      later(120)
      await browser.press(one.reopen)
      expect(await listing()).toMatchObject({
        status: "listed",
        freshness: "confirmed",
        confirmedAt: app.now,
      })
      expect(await sent("listing-changed")).toHaveLength(2)
    },
  )

  test("does not reopen a listing that staff have closed or hidden", async () => {
    for (const status of ["closed", "hidden"] as const) {
      await app.db.update(listings).set({ status })
      const { publicId } = await listing()
      const browser = await owner()
      await browser.open(`/my-listings/${publicId}`)
      expect(browser.text).not.toContain(one.reopen)
      for (const intent of ["reopen", "confirm"])
        await browser.post(`/my-listings/${publicId}`, new URLSearchParams({ intent }))
      expect(await listing()).toMatchObject({ status })
      expect(browser.text).toContain(flashMessages["listing-not-now"].title)
    }
  })

  test("removes the payment address at once, from the row and from the page", async () => {
    const { id, publicId } = await listing()
    const browser = await owner()
    await browser.open(`/my-listings/${publicId}`)
    await browser.press(one.addressRemove)
    expect(await listing()).toMatchObject({ walletAddress: null, showWallet: false })
    expect((await acts(id)).at(-1)).toEqual(["owner", "listing.wallet-removed"])
    const page = await new Browser(app).open("/merchant-directory/kente-house")
    expect(page.text).not.toContain(address.slice(0, 4))
    expect(await sent("listing-changed")).toHaveLength(1)
  })

  test("creates a code for the sticker, and can replace it", async () => {
    const { id, publicId } = await listing()
    const browser = await owner()
    await browser.open(`/my-listings/${publicId}`)
    const codes: string[] = []
    for (const button of [one.stickerMake, one.stickerRenew]) {
      await browser.press(button)
      const { stickerCode } = await listing()
      codes.push(stickerCode ?? "")
      expect(browser.text).toContain(stickerCodeText(stickerCode ?? ""))
    }
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(codes[1]).not.toBe(codes[0])
    expect(browser.text).not.toContain(stickerCodeText(codes[0] ?? ""))
    expect((await acts(id)).at(-1)).toEqual(["owner", "listing.sticker-renewed"])
    expect((await listing()).revision).toBe(1)
  })

  test("deletes everything on withdrawal, after a confirmation", async () => {
    const { id, publicId, slug } = await listing()
    const browser = await owner()
    await browser.post(`/my-listings/${publicId}`, new URLSearchParams({ intent: "withdraw" }))
    expect((await listing()).status).toBe("listed")
    await browser.open(`/my-listings/${publicId}`)
    await browser.open(browser.href(one.withdraw))
    await browser.press(withdraw.submit)
    expect(browser.path).toBe("/my-listings")
    expect(browser.text).not.toContain("1 Main Street")
    const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
    expect(row).toMatchObject({ status: "withdrawn", slug, ownerEmail: null, ownerConfirmedAt: null })
    expect((await acts(id)).at(-1)).toEqual(["owner", "listing.withdrawn"])
    // The owner keeps the other listing of the mailbox.
    expect(browser.text).toContain("Kente Annexe")
  })

  test("signs its owner out when the last listing is withdrawn", async () => {
    const browser = await owner("other@shop.example")
    const { publicId } = await listing("Other Shop")
    await browser.post(`/my-listings/${publicId}/withdraw`, new URLSearchParams())
    expect(browser.path).toBe("/merchant-directory/owner")
    expect(await app.db.select().from(sessions)).toEqual([])
    expect(JSON.stringify(await app.db.select().from(ownerLinks))).not.toContain("other@shop.example")
  })
})

describe("the mail about an approval", () => {
  async function approvedMail() {
    const id = await register(app)
    const staff = await signIn(app)
    await staff.open(`/admin/merchants/${id}`)
    await staff.press("Approve")
    const [mail] = await sent("merchant-approved")
    return linkIn(mail?.text, "/my-listings/link")
  }

  test("has a link that opens the owner's page by a press, once, and changes nothing before", async () => {
    const path = await approvedMail()
    const scanner = await new Browser(app).open(path)
    expect((await listing(String(application.businessName))).ownerConfirmedAt).toBeNull()
    expect(await app.db.select().from(sessions).where(eq(sessions.kind, "owner"))).toEqual([])
    later(6 * 86_400)
    await scanner.press(listingOwners.link.submit)
    const { publicId, ownerConfirmedAt } = await listing(String(application.businessName))
    expect([scanner.statuses, scanner.path]).toEqual([[303, 200], `/my-listings/${publicId}`])
    expect(ownerConfirmedAt).toEqual(app.now)
    expect(scanner.text).toContain(listingOwners.one.setup.heading)
    expect((await new Browser(app).open(path)).response.status).toBe(404)
  })

  test("has a link that expires after seven days", async () => {
    const path = await approvedMail()
    later(7 * 86_400 + 1)
    expect((await new Browser(app).open(path)).response.status).toBe(404)
  })

  test("is followed by confirmation mails, whose page can mail the link to the owner's page, only to the owner", async () => {
    await approvedMail()
    const asked = await listing(String(application.businessName))
    const path = confirmPath(testSecrets, asked, "mail", app.now)
    const browser = await new Browser(app).open(path)
    await browser.press(confirm.mailMe)
    expect(browser.text).toContain(flashMessages["owner-link-asked"].title)
    expect((await sent("owner-link")).map(({ recipient }) => recipient)).toEqual([asked.ownerEmail])
    expect((await browser.open(path)).response.status).toBe(200)
    later(60)
    // The button confirms once, and opens no session.
    await browser.press(confirm.submit)
    expect(await listing(String(application.businessName))).toMatchObject({
      ownerConfirmedAt: app.now,
      confirmedAt: app.now,
      confirmedBy: "owner",
    })
    expect(await app.db.select().from(sessions).where(eq(sessions.kind, "owner"))).toEqual([])
    expect((await browser.open(path)).response.status).toBe(404)
  })

  describe("with a former link that is stored in the database", () => {
    async function formerLink(to = email) {
      const token = createLinkToken()
      const { id } = await listing()
      const expiresAt = new Date(app.now.getTime() + 30 * 86_400_000)
      const link = { purpose: "confirm", email: to, listingId: id, createdAt: app.now, expiresAt } as const
      await app.db.insert(ownerLinks).values({ ...link, tokenHash: hashLinkToken(token) })
      return `/my-listings/confirm/${token}`
    }

    test("redirects to the page of the present links, and confirms there once", async () => {
      const path = await formerLink()
      later(86_400)
      const browser = await new Browser(app).open(path)
      expect([browser.statuses, browser.path]).toEqual([
        [307, 200],
        expect.stringMatching(/^\/still-accepting\//),
      ])
      await browser.press(confirm.submit)
      expect(await listing()).toMatchObject({ confirmedBy: "owner", confirmedAt: app.now })
      expect((await new Browser(app).open(path)).response.status).toBe(404)
    })

    test("accepts a button pressed on its own page", async () => {
      const body = new URLSearchParams({ intent: "mail" })
      await new Browser(app).post(await formerLink(), body)
      expect((await sent("owner-link")).map(({ recipient }) => recipient)).toEqual([email])
    })

    test("answers 404 for a former owner, and after thirty days", async () => {
      const path = await formerLink("former@shop.example")
      expect((await new Browser(app).open(path)).response.status).toBe(404)
      const late = await formerLink()
      later(30 * 86_400 + 1)
      expect((await new Browser(app).open(late)).response.status).toBe(404)
    })
  })
})

test("no email address and no token is logged", async () => {
  await owner()
  expect(app.logLines.join("\n")).not.toMatch(/owner@shop|my-listings\/link\/[\w-]{20}/)
})
