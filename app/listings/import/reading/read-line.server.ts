import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { holdsWalletSecret } from "#app/lib/form/text-problem.server.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { withoutApostrophe } from "#app/lib/text/formats/csv.ts"
import { looksLikePrivateKey } from "#app/lib/text/private-key.ts"
import type { LineFinding } from "#app/listings/import-options.ts"
import { readExtras } from "#app/listings/listing/listing-extras.server.ts"
import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import type { ImportedFacts } from "#app/listings/listing/open-listings.server.ts"
import { readListing } from "#app/listings/listing/read-listing.server.ts"
import { type Country, countryWords } from "#app/places/countries/countries.ts"
import { findTownOf } from "#app/places/find-near-place.server.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { placeWords } from "#content/en/places.ts"
import { isChoiceField, ofWrittenCells, readChoice } from "./choices.ts"
import { type ImportField, pinHalves } from "./columns.ts"
import {
  type CellsOfLine,
  columnOf,
  Findings,
  type ImportPlan,
  partsOf,
  readCells,
  readerOf,
  readPin,
  readTown,
  removed,
  takeReadablePhone,
} from "./read-cells.server.ts"
import { findTarget, readChange } from "./read-change.server.ts"

/** Result of reading a line. The findings list the cells left out, or why the line is refused. */
export type ReadLine = { findings: LineFinding[] } & (
  | { verdict: "new"; facts: ImportedFacts }
  | { verdict: "change" | "unchanged"; listingId: number; changes: ListingChanges }
  | { verdict: "refused" }
)

const words = listingImport.findings

/** Countries whose addresses require a state: `require` contains S in the data of Google's libaddressinput, June 2025. */
const countriesWithState =
  "AE,AS,AU,BR,CA,CN,CO,CR,ES,FM,HK,HN,ID,IN,IQ,IT,JM,JP,KN,KR,KY,MH,MP,MX,NR,PF,PG,PW,RU,SO,SV,TW,UM,US,VE,VI,VN".split(
    ",",
  )

/** The cells to store, without secrets. @param walletColumn column in which any twelve words count as a secret */
export function withoutSecrets(cells: string[], walletColumn?: number): string[] {
  const kept = cells.map((cell, index) => {
    const text = withoutApostrophe(cell)
    const isSecret = holdsWalletSecret(text) || (index === walletColumn && looksLikePrivateKey(text))
    return isSecret ? removed : cell
  })
  // A recovery phrase may be split into one cell for each word.
  return holdsWalletSecret(kept.join(" ")) ? kept.map(() => removed) : kept
}

/**
 * Reads a line by the rules of the listing form, and of the owner's forms for further facts and location. Optional cells that are
 * unreadable, or that the owner's form would ask about, are left out. A line that names a listing changes it.
 */
export async function readLine(db: Database, cells: string[], plan: ImportPlan): Promise<ReadLine> {
  const cellOf = readerOf(cells, plan.mapping)
  if (cells.length !== plan.columns) {
    const findings = new Findings(cellOf)
    findings.add(null, format(words.cells, { found: cells.length, expected: plan.columns }))
    return { verdict: "refused", findings: findings.all }
  }
  const target = await findTarget(db, cellOf)
  const findings = new Findings(cellOf, target.kind === "listing" ? [] : required)
  if (target.kind === "final") findings.add(null, words.final)
  if (target.kind === "unknown") findings.add(target.field, words.noListing)
  // Codes for empty cells apply to new listings only: in a change an empty cell leaves the fact as it is.
  const values = target.kind === "listing" ? ofWrittenCells(plan.values) : plan.values
  const form = readCells(cellOf, values, findings)
  const read =
    target.kind === "listing"
      ? await readChange(db, target.listing, { cellOf, form, findings })
      : await readNew(db, { cellOf, form, findings }, plan)
  const isTaken = findings.all.every(({ isLeftOut }) => isLeftOut)
  return read && isTaken
    ? { ...read, findings: findings.all }
    : { verdict: "refused", findings: findings.all }
}

/** A line without one of them is refused. State and street are required only for a business with premises. */
const required: readonly ImportField[] = [
  ...(["businessName", "businessType", "description", "country", "address", "city", "state"] as const),
]

async function readNew(
  db: Database,
  { cellOf, form, findings }: CellsOfLine,
  { values }: ImportPlan,
): Promise<{ verdict: "new"; facts: ImportedFacts } | undefined> {
  const hasPin = (["pin", ...pinHalves] as const).some((field) => form.has(field))
  if (hasPin && cellOf("pinPrecision") === "" && readChoice("pinPrecision", "", values) === undefined)
    findings.add("pinPrecision", placeWords.errors.precision, { isUnknownValue: true })
  const facts = await readForms(db, form, findings)
  if (facts && !facts.onlineOnly) {
    facts.town = await readTown(db, cellOf("town"), facts, findings)
    Object.assign(facts, await readPin(db, { cellOf, form, findings }, facts))
  }
  return facts && { verdict: "new", facts }
}

/** The facts read by the forms, without wrong optional cells; undefined if a required fact is missing. */
async function readForms(
  db: Database,
  form: FormData,
  findings: Findings,
): Promise<ImportedFacts | undefined> {
  const country = codeOf(countryWords, textField(form, "country"))
  const hasState = country !== undefined && countriesWithState.includes(country)
  if (country) {
    await addState(db, form, country)
    takeReadablePhone(form, country, findings)
  }
  const mayLack = hasState ? [] : (["state"] as const)
  for (const [name, message] of Object.entries(readListing(form, mayLack).errors)) {
    const field = name as ImportField
    // An unknown value already has a finding.
    const isEmptyChoice = isChoiceField(field) && !form.has(field)
    if (!isEmptyChoice || !findings.has(field))
      findings.add(field, message, { isUnknownValue: isEmptyChoice })
    form.delete(field)
  }
  for (const [name, message] of Object.entries(readExtras(form, country ?? "").errors)) {
    // Without a known country the number cannot be judged.
    if (name !== "whatsapp" || country) findings.add(columnOf(name), message)
    for (const part of partsOf(name)) form.delete(part)
  }
  const { facts } = readListing(form, mayLack)
  if (!facts) return undefined
  // The database requires a non-null state for a business with premises.
  const state = facts.onlineOnly ? null : (facts.state ?? "")
  return { ...facts, ...readExtras(form, facts.country).facts, state }
}

/** Sets a missing state from the town. */
async function addState(db: Database, form: FormData, country: Country): Promise<void> {
  const city = textField(form, "city")
  if (form.has("state") || form.has("onlineOnly") || city === "") return
  const town = await findTownOf(db, { town: null, city, state: null, country })
  if (town?.region) form.set("state", country === "US" ? town.regionCode : town.region)
}
