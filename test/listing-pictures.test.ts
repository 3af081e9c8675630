import { mkdirSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  images,
  listingPictures,
  listings,
  mails,
  ownerLinks,
  rateLimits,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { imageLimits, imagePath } from "#app/lib/images/image-limits.ts"
import { jpeg, phonePhoto } from "#app/lib/images/test-pictures.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { listingPictures as words } from "#content/en/listing-pictures.ts"
import { pictureContent } from "#content/en/pictures.ts"
import { origin, useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { elements } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()

const start = new Date("2026-05-01T12:00:00Z")
const email = "owner@shop.example"
const { queue, flash } = adminListingPictures
const typed = { alt: "The shop from the street", consent: true }
const named = { name: "Kente House", alt: typed.alt }
let photo: Buffer
beforeAll(async () => {
  photo = await phonePhoto()
})

beforeEach(async () => {
  app.now = start
  rmSync(path.join(app.dataDir, "uploads", "images"), { recursive: true, force: true })
  mkdirSync(path.join(app.dataDir, "uploads"), { recursive: true })
  await app.db.delete(listingPictures)
  for (const table of [...applicationTables, images, mails, rateLimits, sessions, ownerLinks, users])
    await app.db.delete(table)
  await addApplications(app.db, [{ businessName: "Kente House", email, decidedAt: start }])
})

const listing = async () => {
  const [row] = await app.db.select().from(listings)
  if (!row) throw new Error("There is no listing")
  return row
}
const pictures = () => app.db.select().from(listingPictures).orderBy(listingPictures.id)
const storedFiles = () =>
  readdirSync(path.join(app.dataDir, "uploads"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(webp|jpg)$/.test(name),
  )
/** Every address of every stored file. */
const addresses = async () =>
  (await app.db.select().from(images)).flatMap(({ id, widths }) =>
    widths.flatMap((width) => [imagePath(id, width, "webp"), imagePath(id, width, "jpg")]),
  )
const statuses = async (browser = new Browser(app)) => {
  const answers = []
  for (const address of await addresses()) answers.push((await browser.tab().open(address)).response.status)
  return [...new Set(answers)]
}

/** Opens the pictures page as the owner. */
async function openPage(): Promise<Browser> {
  const link = await openPathOf(app.db, email, app.now)
  const browser = await (await new Browser(app).open(link)).press(listingOwners.link.submit)
  await browser.open(`/my-listings/${(await listing()).publicId}`)
  return browser.open(browser.href(words.link))
}

/** Sends the form that adds a picture as a browser does. */
function send(
  browser: Browser,
  answers: Record<string, string | boolean>,
  ...files: Buffer[]
): Promise<Browser> {
  browser.fill(answers)
  const body = new FormData()
  for (const [name, value] of formEntries(browser, "image")) if (name !== "image") body.append(name, value)
  for (const file of files) body.append("image", new Blob([new Uint8Array(file)]), "photo.jpg")
  body.append("intent", "add")
  return browser.post(browser.path, body)
}

async function publish(): Promise<Browser> {
  const staff = await signIn(app)
  return (await staff.open("/admin/listing-edits")).press(format(queue.publishOf, named))
}

describe("a picture from an owner", () => {
  test("is pending: it has no public page or address, and its owner sees it inline on the own page", async () => {
    const browser = await send(await openPage(), typed, photo)
    expect([browser.statuses, browser.text.includes(words.flash.waits.title)]).toEqual([[303, 200], true])
    expect(await pictures()).toMatchObject([{ status: "waiting", alt: typed.alt, place: 1, addedBy: null }])
    expect(browser.html).toContain("data:image/webp;base64,")
    expect(browser.html).not.toContain("/images/")
    expect([storedFiles().length, await statuses()]).toEqual([4, [404]])
    // Its address does not work for its owner's browser either.
    expect(await statuses(browser)).toEqual([404])
    for (const page of [
      "/merchant-directory",
      "/merchant-directory/kente-house",
      "/merchant-directory/kente-house.data",
    ])
      expect(await (await app.fetch(page)).text()).not.toContain("/images/")
  })

  test("is public once staff approve it: page, structured data, sharing, and without the phone's metadata", async () => {
    const kept = await new Browser(app).open("/merchant-directory/kente-house")
    expect(kept.html).not.toContain("<picture")
    await send(await openPage(), typed, photo)
    const staff = await publish()
    expect(staff.text).toContain(flash.public.title)
    const [mail] = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      ({ kind }) => kind === "listing-picture-answered",
    )
    expect(mail?.recipient).toBe(email)

    const page = await new Browser(app).open("/merchant-directory/kente-house")
    const [shown] = elements(page.document, "img").filter(({ attributes }) =>
      attributes.src?.startsWith("/images/"),
    )
    // The photo was taken sideways.
    expect(shown?.attributes).toMatchObject({ alt: typed.alt, loading: "lazy", width: "600", height: "1000" })
    const [row] = await app.db.select().from(images)
    const largest = `${origin}${imagePath(row?.id ?? "", 600, "jpg")}`
    const json = JSON.parse(
      page.html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "{}",
    )
    expect(json.image).toEqual([largest])
    expect(page.html).toContain(`<meta property="og:image" content="${largest}"`)

    expect(await statuses()).toEqual([200])
    for (const address of await addresses()) {
      const answer = await app.fetch(address)
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600")
      expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).not.toMatch(/SECRET|Exif|GPS/)
    }
  })

  test("that is rejected stays private, and its owner reads why", async () => {
    await send(await openPage(), typed, photo)
    const staff = await signIn(app)
    await staff.open("/admin/listing-edits")
    const [{ id } = { id: 0 }] = await pictures()
    const refuse = format(queue.refuseOf, named)
    await staff.press(refuse)
    expect([staff.statuses, staff.textOfId(`picture-reason-${id}-error`)]).toEqual([
      [422],
      queue.reasonMissing,
    ])
    await staff.fill({ [`picture-reason-${id}`]: "A child can be recognised." }).press(refuse)
    expect(staff.statuses).toEqual([303, 200])
    expect([await statuses(), await statuses(staff)]).toEqual([[404], [200]])
    const browser = await openPage()
    expect(browser.text).toContain("A child can be recognised.")
    await browser.press(format(words.list.removeRefusedOf, named))
    expect([await pictures(), storedFiles()]).toEqual([[], []])
  })

  test("disappears from the page, its address and the disk when its owner removes it", async () => {
    await send(await openPage(), typed, photo)
    await publish()
    expect((await new Browser(app).open("/merchant-directory/kente-house")).html).toContain("<picture")
    const before = await addresses()
    const label = format(words.list.removeOf, { place: 1, alt: typed.alt })
    expect((await (await openPage()).press(label)).statuses).toEqual([303, 200])
    expect((await new Browser(app).open("/merchant-directory/kente-house")).html).not.toContain("<picture")
    for (const address of before) expect((await app.fetch(address)).status).toBe(404)
    expect(storedFiles()).toEqual([])
  })

  test("is deleted from the disk when its owner withdraws the listing", async () => {
    const browser = await send(await openPage(), typed, photo)
    expect(storedFiles()).toHaveLength(4)
    await browser.post(`/my-listings/${(await listing()).publicId}/withdraw`, new URLSearchParams())
    expect([storedFiles(), await pictures(), (await listing()).status]).toEqual([[], [], "withdrawn"])
  })

  test("is not served while its listing is closed, and is served again after it reopens", async () => {
    await send(await openPage(), typed, photo)
    await publish()
    const set = async (status: "closed" | "listed") =>
      app.db
        .update(listings)
        .set({ status })
        .where(eq(listings.id, (await listing()).id))
    await set("closed")
    expect(await statuses()).toEqual([404])
    await set("listed")
    expect(await statuses()).toEqual([200])
  })
})

describe("an invalid picture", () => {
  test.each([
    ["no file", [], "image", words.errors.missing],
    ["a text", [Buffer.from("hello")], "image", pictureContent.problems["wrong-type"]],
    ["more than 5 MB", [Buffer.alloc(imageLimits.bytes + 1)], "image", pictureContent.problems["too-large"]],
    ["two at once", "twice", "image", pictureContent.problems.several],
  ] as const)(
    "%s: the message is beside its field, what was typed stays",
    async (_, files, field, message) => {
      const browser = await send(await openPage(), typed, ...(files === "twice" ? [photo, photo] : files))
      expect([browser.statuses, browser.textOfId(`${field}-error`)]).toEqual([[422], message])
      expect([browser.value("alt"), browser.value("consent")]).toEqual([typed.alt, true])
      expect(await pictures()).toEqual([])
    },
  )

  test("without a description or consent is shown again, and need not be chosen again", async () => {
    const browser = await send(await openPage(), { alt: " " }, photo)
    expect(browser.statuses).toEqual([422])
    expect(browser.textOfId("alt-error")).toBe(words.errors.alt)
    expect(browser.textOfId("consent-error")).toBe(words.errors.consent)
    expect(browser.text).toContain(words.add.kept)
    await send(browser, typed)
    expect(browser.statuses).toEqual([303, 200])
    expect(await pictures()).toMatchObject([{ status: "waiting", alt: typed.alt }])
  })

  test("beyond the limit of four is refused, and sending the fourth one twice does not exceed it", async () => {
    const browser = await openPage()
    const late = await browser.tab().open(browser.path)
    for (const width of [300, 310, 320])
      await send(await browser.open(browser.path), typed, await jpeg(width, 300))
    const fourth = await jpeg(330, 300)
    const twice = await Promise.all(
      [1, 2].map(async () => send(await browser.tab().open(browser.path), typed, fourth)),
    )
    expect(twice.map((one) => one.statuses)).toEqual([
      [303, 200],
      [303, 200],
    ])
    await send(late, typed, await jpeg(340, 300))
    expect([late.statuses, late.textOfId("image-error")]).toEqual([
      [422],
      format(words.errors.full, { most: 4 }),
    ])
    expect(await pictures()).toHaveLength(4)
  })
})

test("staff add and remove pictures on the listing's page, with a reason", async () => {
  const { id } = await listing()
  const staff = await signIn(app)
  await staff.open(`/admin/listings/${id}`)
  await staff.open(staff.href(adminListingPictures.link))
  await send(staff, typed, photo)
  expect(staff.statuses).toEqual([303, 200])
  expect([(await pictures())[0]?.status, await statuses()]).toEqual(["public", [200]])
  const remove = format(words.list.removeOf, { place: 1, alt: typed.alt })
  expect((await staff.press(remove)).statuses).toEqual([422])
  const [picture] = await pictures()
  await staff.fill({ [`reason-${picture?.id}`]: "Another shop" }).press(remove)
  expect([await pictures(), storedFiles()]).toEqual([[], []])
})

test("another owner's page of pictures does not open, and accepts no picture", async () => {
  const browser = await openPage()
  await addApplications(app.db, [
    { businessName: "Bissap Bar", email: "other@shop.example", decidedAt: start },
  ])
  const [other] = await app.db.select().from(listings).where(eq(listings.businessName, "Bissap Bar"))
  const form = new FormData()
  form.append("image", new Blob([new Uint8Array(photo)]), "a.jpg")
  for (const [name, value] of Object.entries({ intent: "add", alt: "Mine", consent: "on" }))
    form.append(name, value)
  const address = `/my-listings/${other?.publicId}/pictures`
  expect((await browser.tab().open(address)).response.status).toBe(404)
  expect((await browser.post(address, form)).response.status).toBe(404)
  const [stranger] = [new Browser(app)]
  expect((await stranger.open(address)).path).toBe("/merchant-directory/owner")
  expect(await pictures()).toEqual([])
})
