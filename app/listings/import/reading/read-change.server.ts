import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSlugs, listings } from "#app/lib/db/schema.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { readExtras } from "#app/listings/listing/listing-extras.server.ts"
import { extraValuesOf } from "#app/listings/listing/listing-extras.ts"
import { changesBetween, type Listing, type RecordedFacts } from "#app/listings/listing/listing-facts.ts"
import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import { valuesOf } from "#app/listings/listing/listing-values.ts"
import { readListing } from "#app/listings/listing/read-listing.server.ts"
import { applicationFieldNames } from "#app/listings/options.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { type ImportField, importFields, pinHalves } from "./columns.ts"
import {
  type CellOf,
  type CellsOfLine,
  columnOf,
  partsOf,
  readPin,
  readTown,
  takeReadablePhone,
} from "./read-cells.server.ts"

const words = listingImport.findings

type ReadChange = { verdict: "change" | "unchanged"; listingId: number; changes: ListingChanges }

/** The listing that a line names by public id or slug; `none` if it names no listing. */
type Target =
  | { kind: "none" }
  | { kind: "listing"; listing: Listing }
  | { kind: "unknown"; field: ImportField }
  /** Withdrawn or merged, so it cannot be changed. */
  | { kind: "final" }

export async function findTarget(db: Database, cellOf: CellOf): Promise<Target> {
  const [publicId, slug] = [cellOf("publicId"), cellOf("slug")]
  if (publicId === "" && slug === "") return { kind: "none" }
  const bySlug = db
    .select({ id: listingSlugs.listingId })
    .from(listingSlugs)
    .where(eq(listingSlugs.slug, slug.toLowerCase()))
  const [listing] = await db
    .select()
    .from(listings)
    .where(publicId ? eq(listings.publicId, publicId) : eq(listings.id, bySlug))
  if (!listing) return { kind: "unknown", field: publicId ? "publicId" : "slug" }
  const isFinal = listing.status === "withdrawn" || listing.status === "merged"
  return isFinal ? { kind: "final" } : { kind: "listing", listing }
}

/** Owner and payment are changed on the listing's own page, which applies verification and waiting times. */
const changedElsewhere = ["email", "walletAddress", "showWallet", "onlineOnly"] as const

/** Fact of a form field, where the names differ. */
const factNames: Partial<Record<ImportField, keyof RecordedFacts>> = { zip: "zipCode" }

/**
 * The changes a line makes to its listing, read by the rules of the forms. Empty and unreadable cells leave the fact
 * as it is.
 */
export async function readChange(
  db: Database,
  listing: Listing,
  { cellOf, form: cells, findings }: CellsOfLine,
): Promise<ReadChange> {
  for (const field of changedElsewhere) {
    if (cellOf(field) !== "" && differs(field, cells, listing)) findings.add(field, words.changedElsewhere)
    cells.delete(field)
  }
  takeReadablePhone(cells, codeOf(countryWords, textField(cells, "country")) ?? listing.country, findings)
  const form = formOf(listing, cells)
  const unread = new Set<ImportField>()
  const leaveOut = (column: ImportField, message: string, parts: readonly string[]) => {
    if (cellOf(column) !== "" && !findings.has(column)) findings.add(column, message)
    unread.add(column)
    for (const part of parts) form.delete(part)
  }
  // No field is required here, because the listing already has its values.
  for (const [field, message] of Object.entries(readListing(form, applicationFieldNames).errors))
    leaveOut(field as ImportField, message, [field])
  for (const [field, message] of Object.entries(readExtras(form, listing.country).errors))
    leaveOut(columnOf(field), message, partsOf(field))
  const { facts } = readListing(form, applicationFieldNames)
  const read: Partial<RecordedFacts> = {
    ...facts,
    ...readExtras(form, facts?.country ?? listing.country).facts,
  }
  const changed = importFields.filter((field) => isSaid(field, cells) && !unread.has(field))
  const wanted: Partial<RecordedFacts> = Object.fromEntries(
    changed
      .map((field) => factNames[field] ?? (field as keyof RecordedFacts))
      .filter((fact) => fact in read)
      .map((fact) => [fact, read[fact]]),
  )
  if (listing.onlineOnly) return changeOf(listing, wanted)
  const place = { ...listing, ...wanted }
  const isMoved = (["city", "state", "country"] as const).some((fact) => wanted[fact] !== undefined)
  if (cells.has("town")) {
    const town = await readTown(db, cellOf("town"), place, findings)
    if (town) wanted.town = town
  } else if (isMoved) wanted.town = facts?.town ?? null
  Object.assign(wanted, await readPlaceChange(db, { cellOf, form: cells, findings }, { ...place, ...wanted }))
  return changeOf(listing, wanted)
}

function changeOf(listing: Listing, wanted: Partial<RecordedFacts>): ReadChange {
  const changes = changesBetween(listing, wanted)
  const verdict = Object.keys(changes).length > 0 ? "change" : "unchanged"
  return { verdict, listingId: listing.id, changes }
}

/** The form values of the listing, overwritten by the cells. Closures and links in the file replace all former ones. */
function formOf(listing: Listing, cells: FormData): FormData {
  const form = new FormData()
  const extras = Object.entries(extraValuesOf(listing)).filter(
    ([name]) =>
      !(name.startsWith("closure") && cells.has("closure1From")) &&
      !(name.startsWith("social") && cells.has("social1")),
  )
  for (const [name, value] of [...Object.entries(valuesOf(listing)), ...extras]) {
    if (value === true) form.set(name, "on")
    else if (typeof value === "string" && value !== "") form.set(name, value)
  }
  for (const [name, value] of cells) if (name !== "town") form.set(name, value)
  return form
}

/** Whether the cell of a field has a readable value. */
function isSaid(field: ImportField, cells: FormData): boolean {
  if (field === "openingHours") return cells.has("hoursMo")
  if (field === "closures") return cells.has("closure1From")
  return field === "socialLinks" ? cells.has("social1") : cells.has(field)
}

function differs(field: (typeof changedElsewhere)[number], cells: FormData, listing: Listing): boolean {
  const said = textField(cells, field).toLowerCase()
  if (field === "email") return said !== (listing.ownerEmail ?? listing.heldEmail ?? "").toLowerCase()
  if (field === "walletAddress") return said !== (listing.walletAddress ?? "").toLowerCase()
  return cells.has(field) !== listing[field]
}

async function readPlaceChange(
  db: Database,
  { cellOf, form: cells, findings }: CellsOfLine,
  listing: Listing,
): Promise<Partial<RecordedFacts>> {
  const hasPin = (["pin", ...pinHalves] as const).some((field) => cells.has(field))
  if (!hasPin && !cells.has("pinPrecision") && !cells.has("locality")) return {}
  const form = new FormData()
  form.set("locality", textField(cells, "locality") || (listing.locality ?? ""))
  form.set("pin", textField(cells, "pin") || (hasPin ? "" : (listing.pin?.replace(",", ", ") ?? "")))
  form.set("pinPrecision", textField(cells, "pinPrecision") || (listing.pinPrecision ?? ""))
  const { locality, pin, pinPrecision } = await readPin(db, { cellOf, form, findings }, listing, listing.pin)
  return { ...(locality && { locality }), ...(pin && pinPrecision && { pin, pinPrecision }) }
}
