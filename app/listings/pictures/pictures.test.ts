import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { auditLog, images, listingPictures, listings, mails, sessions } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import { cleanUpImages } from "#app/lib/images/image-cleanup.server.ts"
import { findImageFile, storeImage } from "#app/lib/images/images.server.ts"
import { jpeg, phonePhoto, png } from "#app/lib/images/test-pictures.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { useDatabase } from "#test/database.ts"
import {
  addApplications,
  addStaff,
  emptyApplications,
  publicUrl,
  start,
} from "../application/test-support.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import type { ListingStatus } from "../listing/listing-options.ts"
import { listPublicPictures } from "../listing/listing-pictures.server.ts"
import { withdrawListing } from "../listing/withdrawal.server.ts"
import { decidePicture, listWaitingPictures } from "./decide-pictures.server.ts"
import { type Keeper, listPictures } from "./keeper.server.ts"
import { addPicture, describePicture, movePicture, removePicture } from "./pictures.server.ts"

const database = useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-listing-pictures-"))
const files = folderStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const email = "owner@shop.example"
const context = { publicUrl, now: start }
const days = (count: number) => new Date(start.getTime() + count * 86_400_000)

let grace: StaffMember
let kente: { id: number; publicId: string }
let owner: Keeper
let staff: Keeper

beforeEach(async () => {
  await database.db.delete(listingPictures)
  await database.db.delete(sessions)
  await emptyApplications(database.db)
  await database.db.delete(images)
  grace = await addStaff(database.db, "Grace")
  await addApplications(database.db, [{ businessName: "Kente House", email }, { businessName: "Bissap Bar" }])
  kente = await listingOf("Kente House")
  owner = { kind: "owner", publicId: kente.publicId, email: email.toUpperCase() }
  staff = { kind: "staff", id: kente.id, by: grace }
})

async function listingOf(name: string) {
  const [row] = await database.db.select().from(listings).where(eq(listings.businessName, name))
  if (!row) throw new Error(`There is no ${name}`)
  return row
}
/** Stores a picture of that width, unlike any other. */
async function store(width: number): Promise<string> {
  const stored = await storeImage(database.db, files, await jpeg(width, 300), start)
  if ("problem" in stored) throw new Error(stored.problem)
  return stored.id
}
const add = async (width: number, keeper = owner, alt = `As wide as ${width}`) =>
  addPicture(database.db, keeper, { imageId: await store(width), alt }, context)
const all = () => listPictures(database.db, kente.id)
const alts = async () => (await all()).map(({ place, status, alt }) => [place, status, alt])
const shown = async () => (await listPublicPictures(database.db, kente.id)).map(({ alt }) => alt)
const numberOf = async (alt: string) => (await all()).find((one) => one.alt === alt)?.id ?? 0
const decide = (id: number, decision: Parameters<typeof decidePicture>[2] = { status: "public" }) =>
  decidePicture(database.db, id, decision, { by: grace, publicUrl, now: start })
const acts = async () =>
  (await database.db.select().from(auditLog).orderBy(auditLog.id))
    .filter(({ subjectType, subjectId }) => subjectType === "listing" && subjectId === String(kente.id))
    .map(({ actor, action }) => [actor, action])
const sent = async (kind: string) =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
    (mail) => mail.kind === kind,
  )
const fileNames = (id: string, width: number) =>
  ["webp", "jpg"].map((format) => `images/${id.slice(0, 2)}/${id}-${width}.${format}`)
const seenBy = async (id: string, width = 300) =>
  (await findImageFile(database.db, `${id}-${width}.webp`))?.seenBy

describe("a picture of a listing", () => {
  test("added by its owner waits and is logged, and staff get one mail however many wait", async () => {
    expect(await add(300)).toEqual({ kind: "added", businessName: "Kente House", isPublic: false })
    await add(310)
    expect(await alts()).toEqual([
      [1, "waiting", "As wide as 300"],
      [2, "waiting", "As wide as 310"],
    ])
    expect(await shown()).toEqual([])
    expect(await acts()).toEqual([
      ["owner", "listing.picture-added"],
      ["owner", "listing.picture-added"],
    ])
    const [mail, ...more] = await sent("listing-picture-new")
    expect([mail?.recipient, mail?.text.includes("/admin/listing-edits"), more]).toEqual([null, true, []])
  })

  test("added by staff is public at once, without a mail", async () => {
    expect(await add(300, staff)).toMatchObject({ kind: "added", isPublic: true })
    expect(await shown()).toEqual(["As wide as 300"])
    expect(await acts()).toEqual([["Grace", "listing.picture-added"]])
    expect(await database.db.select().from(mails)).toEqual([])
  })

  test("exists once, even if its file is sent twice at the same moment", async () => {
    const sentTwice = [await phonePhoto(), await phonePhoto()].map(async (bytes) => {
      const stored = await storeImage(database.db, files, bytes, start)
      return "id" in stored ? stored.id : ""
    })
    const ids = await Promise.all(sentTwice)
    const outcomes = await Promise.all(
      ids.map((imageId) => addPicture(database.db, owner, { imageId, alt: "A door" }, context)),
    )
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["added", "repeated"])
    expect(await all()).toHaveLength(1)
    // The next run of the cleanup job deletes the unused one.
    expect(await cleanUpImages(database.db, files, days(3))).toBe(1)
  })

  test("is one of at most four; of two sent at once for the last position, one is refused", async () => {
    for (const width of [300, 310, 320]) await add(width)
    const outcomes = await Promise.all([add(330), add(340)])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["added", "full"])
    expect((await all()).map(({ place }) => place)).toEqual([1, 2, 3, 4])
  })

  test("cannot be added, changed or removed by another mailbox, or on a withdrawn or merged listing", async () => {
    await add(300)
    const picture = await numberOf("As wide as 300")
    const stranger: Keeper = { kind: "owner", publicId: kente.publicId, email: "other@shop.example" }
    const everything = async (keeper: Keeper) => [
      await add(310, keeper),
      await describePicture(database.db, keeper, { picture, alt: "Mine" }, start),
      await movePicture(database.db, keeper, { picture, seen: 1, by: 1 }, start),
      await removePicture(database.db, files, keeper, { picture, reason: null }, context),
    ]
    for (const outcome of await everything(stranger)) expect(outcome).toEqual({ kind: "not-found" })
    const { id: into } = await listingOf("Bissap Bar")
    await database.db
      .update(listings)
      .set({ status: "merged", mergedInto: into })
      .where(eq(listings.id, kente.id))
    for (const keeper of [owner, staff])
      for (const outcome of await everything(keeper)) expect(outcome).toEqual({ kind: "not-found" })
    const bissap = await listingOf("Bissap Bar")
    const other: Keeper = { kind: "staff", id: bissap.id, by: grace }
    expect(await removePicture(database.db, files, other, { picture, reason: "x" }, context)).toEqual({
      kind: "gone",
    })
    expect(await alts()).toEqual([[1, "waiting", "As wide as 300"]])
  })

  test("of a refused form is used once, and has to be sent again if the cleanup job deleted it", async () => {
    const imageId = await store(300)
    await addPicture(database.db, owner, { imageId, alt: "A door" }, context)
    await decide(await numberOf("A door"), { status: "refused", reason: "Blurred" })
    expect(await addPicture(database.db, owner, { imageId, alt: "A door" }, context)).toEqual({
      kind: "picture-gone",
    })
    const swept = await store(310)
    await database.db.delete(images).where(eq(images.id, swept))
    expect(await addPicture(database.db, owner, { imageId: swept, alt: "A door" }, context)).toEqual({
      kind: "picture-gone",
    })
  })
})

describe("the order of pictures", () => {
  beforeEach(async () => {
    for (const width of [300, 310, 320]) await add(width, staff)
  })

  test("changes by one position, once for a double click, and not beyond the ends", async () => {
    const picture = await numberOf("As wide as 310")
    const up = () => movePicture(database.db, owner, { picture, seen: 2, by: -1 }, start)
    expect((await Promise.all([up(), up()])).map(({ kind }) => kind).sort()).toEqual(["changed", "unchanged"])
    expect(await shown()).toEqual(["As wide as 310", "As wide as 300", "As wide as 320"])
    expect(await movePicture(database.db, owner, { picture, seen: 1, by: -1 }, start)).toMatchObject({
      kind: "unchanged",
    })
    expect((await acts()).filter(([, action]) => action === "listing.picture-moved")).toHaveLength(1)
  })

  test("closes gaps after a removal or refusal, so that the next picture is last", async () => {
    await removePicture(
      database.db,
      files,
      owner,
      { picture: await numberOf("As wide as 300"), reason: null },
      context,
    )
    await add(330)
    await add(340)
    await decide(await numberOf("As wide as 330"), { status: "refused", reason: "Blurred" })
    expect(await alts()).toEqual([
      [1, "public", "As wide as 310"],
      [2, "public", "As wide as 320"],
      [3, "waiting", "As wide as 340"],
      [null, "refused", "As wide as 330"],
    ])
  })

  test("and the alternative texts are changed by the owner at once, and logged", async () => {
    const picture = await numberOf("As wide as 300")
    const describe = () => describePicture(database.db, owner, { picture, alt: "The blue door" }, start)
    expect([await describe(), await describe()]).toMatchObject([{ kind: "changed" }, { kind: "unchanged" }])
    expect((await shown())[0]).toBe("The blue door")
    expect((await acts()).at(-1)).toEqual(["owner", "listing.picture-described"])
  })
})

describe("a staff decision", () => {
  test("publishes a picture, once for simultaneous requests, with a log entry and a mail to the owner", async () => {
    await add(300)
    const id = await numberOf("As wide as 300")
    const outcomes = await Promise.all([
      decide(id),
      decide(id, { status: "refused", reason: "No" }),
      decide(id),
    ])
    expect(outcomes.filter(({ kind }) => kind === "gone")).toHaveLength(2)
    expect(await sent("listing-picture-answered")).toHaveLength(1)
    expect((await acts()).filter(([actor]) => actor === "Grace")).toHaveLength(1)
  })

  test("refuses it with a reason for the owner, who may send it again", async () => {
    await add(300)
    await decide(await numberOf("As wide as 300"), {
      status: "refused",
      reason: "A child can be recognised.",
    })
    expect(await alts()).toEqual([[null, "refused", "As wide as 300"]])
    const [mail] = await sent("listing-picture-answered")
    expect(mail).toMatchObject({
      recipient: email,
      text: expect.stringContaining("A child can be recognised."),
    })
    expect((await acts()).at(-1)).toEqual(["Grace", "listing.picture-refused"])
    expect(await add(300)).toMatchObject({ kind: "added" })
  })

  test("is preceded by a warning if another listing has the same picture, whatever was decided there", async () => {
    const bissap = await listingOf("Bissap Bar")
    const other: Keeper = { kind: "staff", id: bissap.id, by: grace }
    await add(300, other)
    await add(300)
    await add(310)
    expect((await listWaitingPictures(database.db)).map(({ alt, same }) => [alt, same])).toEqual([
      ["As wide as 300", [{ id: bissap.id, businessName: "Bissap Bar" }]],
      ["As wide as 310", []],
    ])
  })

  test("is rolled back if its mail cannot be queued", async () => {
    await add(300)
    await database.db.execute(sql`alter table mails add constraint no_mail check (false) not valid`)
    await expect(decide(await numberOf("As wide as 300"))).rejects.toThrow()
    await database.db.execute(sql`alter table mails drop constraint no_mail`)
    expect(await alts()).toEqual([[1, "waiting", "As wide as 300"]])
  })
})

describe("the files of a picture", () => {
  const width = 300
  async function addPublic(): Promise<string> {
    await add(width, staff)
    return (await all())[0]?.image.id ?? ""
  }
  const areThere = async (id: string) =>
    (await Promise.all(fileNames(id, width).map((name) => files.read(name)))).map(Boolean)

  test("are visible to staff only while it waits or after a refusal, and to everybody while its listing is listed", async () => {
    await add(width)
    const id = (await all())[0]?.image.id ?? ""
    expect(await seenBy(id)).toBe("staff")
    await decide((await all())[0]?.id ?? 0)
    expect(await seenBy(id)).toBe("while-listed")
    const change = (status: ListingStatus) =>
      changeListing(database.db, kente.id, { status }, { by: { kind: "staff", id: grace.id }, now: start })
    for (const status of ["hidden", "closed", "archived"] as const) {
      await change(status)
      expect([status, await seenBy(id)]).toEqual([status, "staff"])
    }
    await change("listed")
    expect(await seenBy(id)).toBe("while-listed")
    const { id: into } = await listingOf("Bissap Bar")
    await database.db
      .update(listings)
      .set({ status: "merged", mergedInto: into })
      .where(eq(listings.id, kente.id))
    expect(await seenBy(id)).toBe("staff")
    await add(310)
    const refused = { status: "refused", reason: "No" } as const
    await database.db
      .update(listings)
      .set({ status: "listed", mergedInto: null })
      .where(eq(listings.id, kente.id))
    await add(310)
    await decide(await numberOf("As wide as 310"), refused)
    expect(await seenBy((await all()).find(({ status }) => status === "refused")?.image.id ?? "", 310)).toBe(
      "staff",
    )
  })

  test("are deleted when it is removed; if that fails, nothing changes", async () => {
    const id = await addPublic()
    const picture = (await all())[0]?.id ?? 0
    const broken = { ...files, remove: () => Promise.reject(new Error("disk")) }
    const remove = (store: typeof files) =>
      removePicture(database.db, store, staff, { picture, reason: "Not this shop" }, context)
    await expect(remove(broken)).rejects.toThrow("disk")
    expect([await areThere(id), (await all()).length]).toEqual([[true, true], 1])
    expect(await remove(files)).toMatchObject({ kind: "changed" })
    expect([await areThere(id), await all(), await seenBy(id)]).toEqual([[false, false], [], undefined])
    expect(await database.db.select().from(images)).toEqual([])
    const [mail] = await sent("listing-picture-removed")
    expect(mail).toMatchObject({ recipient: email, text: expect.stringContaining("Not this shop") })
  })

  test("are returned by a withdrawal for deletion, including those of refused pictures", async () => {
    await addPublic()
    await add(310)
    await decide(await numberOf("As wide as 310"), { status: "refused", reason: "No" })
    const gone = await database.db.transaction((tx) =>
      withdrawListing(tx, kente.id, { by: { kind: "owner" }, now: start }),
    )
    expect(gone.map(({ widths }) => widths).sort()).toEqual([[300], [310]])
    expect([await database.db.select().from(images), await all()]).toEqual([[], []])
  })

  test("stay while its listing has it, and are deleted 30 days after a refusal, or with the listing", async () => {
    const id = await addPublic()
    await add(310)
    await decide(await numberOf("As wide as 310"), { status: "refused", reason: "No" })
    expect(await cleanUpImages(database.db, files, days(29))).toBe(0)
    expect(await cleanUpImages(database.db, files, days(31))).toBe(1)
    expect(await alts()).toEqual([[1, "public", "As wide as 300"]])
    expect([await cleanUpImages(database.db, files, days(1000)), await areThere(id)]).toEqual([
      0,
      [true, true],
    ])
    await database.db.delete(listingPictures)
    expect([await cleanUpImages(database.db, files, days(1000)), await areThere(id)]).toEqual([
      1,
      [false, false],
    ])
  })

  test("differ in hash for pictures that look different", async () => {
    const hashOf = async (bytes: Buffer) => {
      const stored = await storeImage(database.db, files, bytes, start)
      const id = "id" in stored ? stored.id : ""
      const [row] = await database.db.select().from(images).where(eq(images.id, id))
      return row?.pixelsHash
    }
    expect(await hashOf(await png(400, 300))).toBe(await hashOf(await png(400, 300)))
    expect(await hashOf(await png(400, 300))).not.toBe(await hashOf(await png(300, 400)))
  })
})
