import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { holdsWalletSecret } from "#app/lib/form/text-problem.server.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { fill } from "#app/lib/text/fill.ts"
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

/** What would become of a line. The findings are what it is taken without, or why it is refused. */
export type ReadLine = { findings: LineFinding[] } & (
  | { verdict: "new"; facts: ImportedFacts }
  | { verdict: "change" | "unchanged"; listingId: number; changes: ListingChanges }
  | { verdict: "refused" }
)

const words = listingImport.findings

/** Where no address is complete without a state: `require` with an S in the data of Google's libaddressinput, June 2025. */
const countriesWithState =
  "AE,AS,AU,BR,CA,CN,CO,CR,ES,FM,HK,HN,ID,IN,IQ,IT,JM,JP,KN,KR,KY,MH,MP,MX,NR,PF,PG,PW,RU,SO,SV,TW,UM,US,VE,VI,VN".split(
    ",",
  )

/** The cells as they are kept. @param walletColumn where any twelve words can only be a secret */
export function withoutSecrets(cells: string[], walletColumn?: number): string[] {
  const kept = cells.map((cell, index) => {
    const text = withoutApostrophe(cell)
    const isSecret = holdsWalletSecret(text) || (index === walletColumn && looksLikePrivateKey(text))
    return isSecret ? removed : cell
  })
  // A phrase may have a cell for each word.
  return holdsWalletSecret(kept.join(" ")) ? kept.map(() => removed) : kept
}

/**
 * A line by the rules of the forms: that of a listing, and the owner's for what only owners add and for where it is. What is
 * optional and cannot be read is left out, and so is what the owner would be asked about. A line that names a listing changes it.
 */
export async function readLine(db: Database, cells: string[], plan: ImportPlan): Promise<ReadLine> {
  const cellOf = readerOf(cells, plan.mapping)
  if (cells.length !== plan.columns) {
    const findings = new Findings(cellOf)
    findings.add(null, fill(words.cells, { found: cells.length, expected: plan.columns }))
    return { verdict: "refused", findings: findings.all }
  }
  const target = await findTarget(db, cellOf)
  const findings = new Findings(cellOf, target.kind === "listing" ? [] : required)
  if (target.kind === "final") findings.add(null, words.final)
  if (target.kind === "unknown") findings.add(target.field, words.noListing)
  // What staff have said of empty cells is for new listings: in a change they leave the fact as it is.
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

/** Without them a line is no listing. State and street are asked of a business with premises alone. */
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

/** What the forms make of it, without what is optional and wrong; undefined where something is missing that a listing needs. */
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
    // What is on no list was found as it was read.
    const isEmptyChoice = isChoiceField(field) && !form.has(field)
    if (!isEmptyChoice || !findings.has(field))
      findings.add(field, message, { isUnknownValue: isEmptyChoice })
    form.delete(field)
  }
  for (const [name, message] of Object.entries(readExtras(form, country ?? "").errors)) {
    // A number without its country is only wrong when the country is known.
    if (name !== "whatsapp" || country) findings.add(columnOf(name), message)
    for (const part of partsOf(name)) form.delete(part)
  }
  const { facts } = readListing(form, mayLack)
  if (!facts) return undefined
  // The database asks for the state of a business with premises.
  const state = facts.onlineOnly ? null : (facts.state ?? "")
  return { ...facts, ...readExtras(form, facts.country).facts, state }
}

/** An address without a state gets that of its town. */
async function addState(db: Database, form: FormData, country: Country): Promise<void> {
  const city = textField(form, "city")
  if (form.has("state") || form.has("onlineOnly") || city === "") return
  const town = await findTownOf(db, { town: null, city, state: null, country })
  if (town?.region) form.set("state", country === "US" ? town.regionCode : town.region)
}
