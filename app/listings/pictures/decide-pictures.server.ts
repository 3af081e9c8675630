import { aliasedTable, and, asc, eq, inArray, ne } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { images, listingPictures, listings } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { DecisionContext } from "#app/review/decision/decide.server.ts"
import { imageColumns } from "../listing/listing-pictures.server.ts"
import { pictureAnsweredMail } from "./mails.ts"
import { closeGap } from "./pictures.server.ts"

const shownAtOnce = 50

/** Another listing with the same picture. */
type SameElsewhere = { id: number; businessName: string }

/** Pictures that wait for a staff review, oldest first, limited to one page, with other listings that have the same picture. */
export async function listWaitingPictures(db: Database) {
  const rows = await db
    .select({
      id: listingPictures.id,
      alt: listingPictures.alt,
      addedAt: listingPictures.addedAt,
      image: imageColumns,
      pixelsHash: images.pixelsHash,
      listingId: listings.id,
      slug: listings.slug,
      status: listings.status,
      businessName: listings.businessName,
    })
    .from(listingPictures)
    .innerJoin(images, eq(images.id, listingPictures.imageId))
    .innerJoin(listings, eq(listings.id, listingPictures.listingId))
    .where(eq(listingPictures.status, "waiting"))
    .orderBy(asc(listingPictures.id))
    .limit(shownAtOnce)
  const elsewhere = await listSame(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ pixelsHash: _, ...row }) => ({ ...row, same: elsewhere.get(row.id) ?? [] }))
}
export type WaitingPicture = Awaited<ReturnType<typeof listWaitingPictures>>[number]

/** Other listings with the same pictures, including refused ones. */
async function listSame(db: Database, pictures: number[]): Promise<Map<number, SameElsewhere[]>> {
  const theirImages = aliasedTable(images, "their_images")
  const theirs = aliasedTable(listingPictures, "theirs")
  const rows = await db
    .select({ picture: listingPictures.id, id: listings.id, businessName: listings.businessName })
    .from(listingPictures)
    .innerJoin(images, eq(images.id, listingPictures.imageId))
    .innerJoin(theirImages, eq(theirImages.pixelsHash, images.pixelsHash))
    .innerJoin(
      theirs,
      and(eq(theirs.imageId, theirImages.id), ne(theirs.listingId, listingPictures.listingId)),
    )
    .innerJoin(listings, eq(listings.id, theirs.listingId))
    .where(inArray(listingPictures.id, pictures))
    .groupBy(listingPictures.id, listings.id)
    .orderBy(asc(listings.id))
  const same = new Map<number, SameElsewhere[]>()
  for (const { picture, ...listing } of rows) same.set(picture, [...(same.get(picture) ?? []), listing])
  return same
}

/** @param reason shown to the owner */
export type PictureDecision = { status: "public" } | { status: "refused"; reason: string }

export type DecideOutcome =
  | { kind: "public" | "refused"; businessName: string }
  /** Already decided, or removed by the owner. */
  | { kind: "gone" }

/** Decides a waiting picture, once: picture, audit log and the owner's mail in one transaction. */
export function decidePicture(
  db: Database,
  id: number,
  decision: PictureDecision,
  { by, publicUrl, now }: DecisionContext,
): Promise<DecideOutcome> {
  return db.transaction(async (tx) => {
    // Locks the listing first, as the owner's form does, to avoid a deadlock.
    const [wanted] = await tx
      .select({ listingId: listingPictures.listingId })
      .from(listingPictures)
      .where(eq(listingPictures.id, id))
    if (!wanted) return { kind: "gone" }
    const [listing] = await tx.select().from(listings).where(eq(listings.id, wanted.listingId)).for("update")
    const [picture] = await tx
      .select()
      .from(listingPictures)
      .where(and(eq(listingPictures.id, id), eq(listingPictures.status, "waiting")))
    if (!listing || !picture) return { kind: "gone" }

    const { status } = decision
    const reason = status === "refused" ? decision.reason : null
    const place = status === "refused" ? null : picture.place
    await tx
      .update(listingPictures)
      .set({ status, reason, place, decidedAt: now, decidedBy: by.id })
      .where(eq(listingPictures.id, id))
    if (picture.place && place === null) await closeGap(tx, listing.id, picture.place)
    const action = status === "public" ? "listing.picture-approved" : "listing.picture-refused"
    await recordAct(tx, action, { type: "listing", id: listing.id }, { by, now }, { picture: id })
    const { businessName, ownerEmail: to } = listing
    if (to) {
      const told = { publicUrl, business: businessName, alt: picture.alt, status, reason }
      const dedupeKey = `listing-picture-answered:${id}`
      const mail = { ...pictureAnsweredMail(told), kind: "listing-picture-answered", dedupeKey, to }
      await queueMail(tx, { ...mail, urgency: "asked" }, now)
    }
    return { kind: status, businessName }
  })
}
