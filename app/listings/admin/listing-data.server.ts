import { and, desc, inArray, ne, or } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  counterDevices,
  listingEdits,
  listingEvidence,
  listingPictures,
  listings,
  paymentRequests,
} from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { idsOf, isAddress, ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { format } from "#app/lib/text/format.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { findFormerContacts, forgetContact } from "../listing/former-contacts.server.ts"
import type { GonePicture } from "../listing/listing-pictures.server.ts"
import { withdrawListing } from "../listing/withdrawal.server.ts"
import { placeText } from "../position/place-text.ts"
import { listingSubject } from "./listing-subject.server.ts"

async function findOwned(db: Database, email: string) {
  const rows = await db
    .select()
    .from(listings)
    .where(
      and(
        or(isAddress(listings.ownerEmail, email), isAddress(listings.heldEmail, email)),
        ne(listings.status, "withdrawn"),
      ),
    )
    .orderBy(desc(listings.id))
  const edits = await db
    .select({
      id: listingEdits.id,
      listingId: listingEdits.listingId,
      changes: listingEdits.changes,
      status: listingEdits.status,
      proposedAt: listingEdits.proposedAt,
      decidedAt: listingEdits.decidedAt,
      reason: listingEdits.reason,
    })
    .from(listingEdits)
    .where(inArray(listingEdits.listingId, idsOf(rows)))
    .orderBy(desc(listingEdits.id))
  const pictures = await db
    .select({
      id: listingPictures.id,
      listingId: listingPictures.listingId,
      imageId: listingPictures.imageId,
      alt: listingPictures.alt,
      status: listingPictures.status,
      addedAt: listingPictures.addedAt,
      decidedAt: listingPictures.decidedAt,
      reason: listingPictures.reason,
    })
    .from(listingPictures)
    .where(inArray(listingPictures.listingId, idsOf(rows)))
    .orderBy(desc(listingPictures.id))
  // Reports by visitors are excluded: they belong to the visitors, and carry no name.
  const evidence = await db
    .select({
      id: listingEvidence.id,
      listingId: listingEvidence.listingId,
      source: listingEvidence.source,
      answer: listingEvidence.answer,
      way: listingEvidence.way,
      at: listingEvidence.at,
      note: listingEvidence.note,
      counted: listingEvidence.counted,
    })
    .from(listingEvidence)
    .where(and(inArray(listingEvidence.listingId, idsOf(rows)), ne(listingEvidence.source, "visitor")))
    .orderBy(desc(listingEvidence.id))
  const devices = await db
    .select({
      id: counterDevices.id,
      listingId: counterDevices.listingId,
      label: counterDevices.label,
      createdAt: counterDevices.createdAt,
      joinedAt: counterDevices.joinedAt,
      lastUsedOn: counterDevices.lastUsedOn,
      revokedAt: counterDevices.revokedAt,
    })
    .from(counterDevices)
    .where(inArray(counterDevices.listingId, idsOf(rows)))
    .orderBy(desc(counterDevices.id))
  const charged = await db
    .select()
    .from(paymentRequests)
    .where(inArray(paymentRequests.listingId, idsOf(rows)))
    .orderBy(desc(paymentRequests.id))
  const formerContacts = await findFormerContacts(db, email)
  return {
    listings: rows.map(
      ({ staffSearchText, searchText, sortKey, walletChangedBy, walletAgreedBy, ...listing }) => listing,
    ),
    listingEdits: edits,
    listingPictures: pictures,
    listingEvidence: evidence,
    counterDevices: devices,
    // JSON cannot represent a bigint.
    paymentRequests: charged.map(({ submissionKey, asked, ...request }) => ({
      ...request,
      asked: String(asked),
    })),
    formerContacts: formerContacts.map(({ id, publicId, said }) => ({ id, publicId, said })),
  }
}

/**
 * Personal data of a mailbox: listings it owns now, or whose contact an import set, and the history of listings it was once
 * a contact of. Erasing a former owner never withdraws a shop that was sold.
 */
export const listingData: PersonalData<Awaited<ReturnType<typeof findOwned>>> = {
  ...ownRows("listings", { table: listings, type: listingSubject.type }),
  words: adminListings.personal,
  find: findOwned,
  lines: (found) => [
    ...found.listings.map((row) => ({ text: row.businessName, detail: adminListings.statuses[row.status] })),
    ...found.formerContacts.map(({ id, publicId }) => ({
      text: format(adminListings.personal.former, { publicId }),
      href: pathTo("/admin/listings/:id", { id }),
    })),
  ],
  inWords: (found) => ({
    ...found,
    listings: found.listings.map((row) => ({
      ...row,
      businessType: listingLabels.businessTypes[row.businessType],
      directoryCategory: listingLabels.directoryCategories[row.directoryCategory],
      country: countryNames[row.country],
      place: row.place && placeText(row.place),
    })),
  }),
  publicPagesOf: (found) =>
    found.listings.flatMap(({ status, slug }) =>
      status === "listed" ? pathTo("/merchant-directory/:slug", { slug }) : [],
    ),
  async erase(tx, found, now) {
    const pictures: GonePicture[] = []
    for (const id of idsOf(found.listings))
      pictures.push(...(await withdrawListing(tx, id, { by: { kind: "system" }, now })))
    for (const { id, said } of found.formerContacts) await forgetContact(tx, id, said.ownerEmail)
    return pictures
  },
}
