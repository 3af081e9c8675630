import { and, eq, gt, inArray, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { images, listingPictures } from "#app/lib/db/schema.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import { holdImage, removeImageFiles } from "#app/lib/images/images.server.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { mostPictures } from "../listing/listing-options.ts"
import { deletePictures } from "../listing/listing-pictures.server.ts"
import { holdKept, isOneWaiting, type Keeper, listPlaced } from "./keeper.server.ts"
import { pictureAnsweredMail, pictureWaitsMail } from "./mails.ts"

type Context = { publicUrl: string; now: Date }

export type AddOutcome =
  /** @property isPublic true for pictures added by staff */
  | { kind: "added"; businessName: string; isPublic: boolean }
  /** The same picture exists already: a second click, or the same file again. */
  | { kind: "repeated"; businessName: string; isPublic: boolean }
  | { kind: "full" }
  /** The stored picture of a refused form was deleted by the cleanup job, or used already. */
  | { kind: "picture-gone" }
  | { kind: "not-found" }

const actorOf = (keeper: Keeper) => (keeper.kind === "staff" ? keeper.by : "owner")
const subjectOf = (id: number) => ({ type: "listing", id })

/** @param imageId of a picture that was just stored (receivePicture) */
export function addPicture(
  db: Database,
  keeper: Keeper,
  { imageId, alt }: { imageId: string; alt: string },
  { publicUrl, now }: Context,
): Promise<AddOutcome> {
  return db.transaction(async (tx) => {
    const listing = await holdKept(tx, keeper)
    if (!listing) return { kind: "not-found" }
    const { id: listingId, businessName } = listing
    const placed = await listPlaced(tx, listingId)
    const [image] = await tx.select({ hash: images.pixelsHash }).from(images).where(eq(images.id, imageId))
    const same = placed.find(({ pixelsHash }) => pixelsHash !== null && pixelsHash === image?.hash)
    if (same) return { kind: "repeated", businessName, isPublic: same.status === "public" }
    if (placed.length >= mostPictures) return { kind: "full" }
    if (!(await holdImage(tx, imageId)) || (await isTaken(tx, imageId))) return { kind: "picture-gone" }

    const staff = keeper.kind === "staff" ? keeper.by : null
    const decided = staff ? { status: "public" as const, decidedAt: now, decidedBy: staff.id } : undefined
    const [row] = await tx
      .insert(listingPictures)
      .values({
        listingId,
        imageId,
        alt,
        place: placed.length + 1,
        addedAt: now,
        addedBy: staff?.id ?? null,
        ...(decided ?? { status: "waiting" }),
      })
      .returning({ id: listingPictures.id })
    const picture = row?.id ?? 0
    const act = { by: actorOf(keeper), now }
    await recordAct(tx, "listing.picture-added", subjectOf(listingId), act, { picture })
    // Staff get one mail per listing with waiting pictures.
    if (!staff && !(await isOneWaiting(tx, listingId, picture))) {
      const mail = pictureWaitsMail({ publicUrl })
      const dedupeKey = `listing-picture-new:${picture}`
      await queueMail(
        tx,
        { ...mail, kind: "listing-picture-new", dedupeKey, urgency: "staff", to: null },
        now,
      )
    }
    return { kind: "added", businessName, isPublic: staff !== null }
  })
}

async function isTaken(tx: Database, imageId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: listingPictures.id })
    .from(listingPictures)
    .where(eq(listingPictures.imageId, imageId))
  return rows.length > 0
}

export type ChangeOutcome =
  | { kind: "changed" | "unchanged"; businessName: string }
  /** The picture was removed meanwhile, or belongs to another listing. */
  | { kind: "gone" }
  | { kind: "not-found" }

/** Changes a picture's alternative text. */
export function describePicture(
  db: Database,
  keeper: Keeper,
  { picture, alt }: { picture: number; alt: string },
  now: Date,
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const listing = await holdKept(tx, keeper)
    if (!listing) return { kind: "not-found" }
    const { businessName } = listing
    const found = (await listPlaced(tx, listing.id)).find(({ id }) => id === picture)
    if (!found) return { kind: "gone" }
    if (found.alt === alt) return { kind: "unchanged", businessName }
    await tx.update(listingPictures).set({ alt }).where(eq(listingPictures.id, picture))
    const act = { by: actorOf(keeper), now }
    await recordAct(tx, "listing.picture-described", subjectOf(listing.id), act, { picture })
    return { kind: "changed", businessName }
  })
}

/**
 * Swaps a picture with its neighbor.
 *
 * @param seen its position on the page: a second click moves it only once
 */
export function movePicture(
  db: Database,
  keeper: Keeper,
  { picture, seen, by }: { picture: number; seen: number; by: 1 | -1 },
  now: Date,
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const listing = await holdKept(tx, keeper)
    if (!listing) return { kind: "not-found" }
    const { businessName } = listing
    const placed = await listPlaced(tx, listing.id)
    const moved = placed.find(({ id }) => id === picture)
    if (!moved) return { kind: "gone" }
    const other = placed.find(({ place }) => place === seen + by)
    if (moved.place !== seen || !other) return { kind: "unchanged", businessName }
    // One statement, so that the two positions never collide.
    await tx
      .update(listingPictures)
      .set({ place: sql`${2 * seen + by} - ${listingPictures.place}` })
      .where(inArray(listingPictures.id, [picture, other.id]))
    const act = { by: actorOf(keeper), now }
    await recordAct(tx, "listing.picture-moved", subjectOf(listing.id), act, { picture })
    return { kind: "changed", businessName }
  })
}

/**
 * Deletes a picture with its files. If staff delete it, the owner gets a mail with the reason.
 *
 * @param reason given by staff
 */
export function removePicture(
  db: Database,
  files: FileStore,
  keeper: Keeper,
  { picture, reason }: { picture: number; reason: string | null },
  { publicUrl, now }: Context,
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const listing = await holdKept(tx, keeper)
    if (!listing) return { kind: "not-found" }
    const [found] = await tx
      .select({ alt: listingPictures.alt, place: listingPictures.place })
      .from(listingPictures)
      .where(and(eq(listingPictures.id, picture), eq(listingPictures.listingId, listing.id)))
    if (!found) return { kind: "gone" }
    const gone = await deletePictures(tx, eq(listingPictures.id, picture))
    if (found.place) await closeGap(tx, listing.id, found.place)
    const act = { by: actorOf(keeper), now }
    await recordAct(tx, "listing.picture-removed", subjectOf(listing.id), act, { picture })
    const { businessName, ownerEmail: to } = listing
    if (keeper.kind === "staff" && to) {
      const told = { publicUrl, business: businessName, alt: found.alt, status: "removed", reason } as const
      const dedupeKey = `listing-picture-removed:${picture}`
      const mail = { ...pictureAnsweredMail(told), kind: "listing-picture-removed", dedupeKey, to }
      await queueMail(tx, { ...mail, urgency: "asked" }, now)
    }
    // Before the commit: if a file cannot be removed, everything is rolled back and can be tried again.
    for (const image of gone) await removeImageFiles(files, image)
    return { kind: "changed", businessName }
  })
}

/** Moves pictures after a freed position up by one. */
export async function closeGap(tx: Database, listingId: number, place: number): Promise<void> {
  await tx
    .update(listingPictures)
    .set({ place: sql`${listingPictures.place} - 1` })
    .where(and(eq(listingPictures.listingId, listingId), gt(listingPictures.place, place)))
}
