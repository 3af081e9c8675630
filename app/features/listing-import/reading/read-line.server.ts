import type { Database } from "#app/db/client.server.ts"
import { looksLikePrivateKey } from "#app/platform/business/application/application-rules.ts"
import { mostClosures, weekdays } from "#app/platform/business/hours/opening-hours.ts"
import { storedShifts, typedShifts } from "#app/platform/business/hours/read-times.ts"
import { readWeek } from "#app/platform/business/hours/read-week.ts"
import { spokenShifts } from "#app/platform/business/hours/spoken-times.ts"
import type { ImportMapping, LineFinding } from "#app/platform/business/import-options.ts"
import { readExtras } from "#app/platform/business/listing/listing-extras.server.ts"
import { type PlaceFacts, placeFacts } from "#app/platform/business/listing/listing-facts.ts"
import {
  acceptedNetworks,
  mostSocialLinks,
  pinPrecisions,
} from "#app/platform/business/listing/listing-options.ts"
import type { ImportedFacts } from "#app/platform/business/listing/open-listings.server.ts"
import { readListing } from "#app/platform/business/listing/read-listing.server.ts"
import { businessTypeWords, directoryCategoryWords } from "#app/platform/business/options.ts"
import { readPlace } from "#app/platform/business/position/place-request.server.ts"
import { countryWords } from "#app/platform/countries/countries.ts"
import { fill } from "#app/platform/fill.ts"
import { holdsWalletSecret } from "#app/platform/form/text-problem.server.ts"
import { areaCode, townArea } from "#app/platform/places/find-areas.server.ts"
import { findTownOf } from "#app/platform/places/find-near-place.server.ts"
import { codesOf, type Words } from "#app/platform/text/codes.ts"
import { fold } from "#app/platform/text/fold.ts"
import { withoutApostrophe } from "#app/platform/text/formats/csv.ts"
import { countriesInText, countryNames } from "#content/en/countries.ts"
import { merchantLabels } from "#content/en/labels.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { placeWords } from "#content/en/places.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { type ImportField, importFields, pinHalves } from "./columns.ts"

export type ReadLine = { facts: ImportedFacts } | { findings: LineFinding[] }

/** Of a cell that is wrong, so much is said again. */
const cellLength = 80

/** What stands in the place of a private key or a recovery phrase, which is never stored. Its line is refused. */
const removed = "***"

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
 * A line by the rules of the forms: that of a listing, and the owner's for what only owners add and for where it is. What the owner would
 * be asked about a place, a line is refused for.
 */
export async function readLine(
  db: Database,
  cells: string[],
  columns: number,
  mapping: ImportMapping,
): Promise<ReadLine> {
  const line = readFacts(cells, columns, mapping)
  if (!("facts" in line) || line.facts.onlineOnly) return line
  const cellOf = readerOf(cells, mapping)
  const findings: LineFinding[] = []
  const refuse = (field: ImportField, message: string) =>
    findings.push({ field, message, cell: cellOf(field).slice(0, cellLength) })
  const town = await readTown(db, cellOf("town"), line.facts, refuse)
  const place = await readPin(db, cellOf, { ...line.facts, town }, refuse)
  return findings.length > 0 ? { findings } : { facts: { ...line.facts, ...place, town } }
}

type CellOf = (field: ImportField) => string

const readerOf =
  (cells: string[], mapping: ImportMapping): CellOf =>
  (field) =>
    withoutApostrophe(cells[mapping[field] ?? -1] ?? "").trim()

/** A town of our list, by the name of it that addresses have ('ng/lagos') or by any that it is called. */
async function readTown(
  db: Database,
  typed: string,
  { state, country }: ImportedFacts,
  refuse: Refuse,
): Promise<string | null> {
  if (!typed) return null
  const named = typed.includes("/")
    ? { town: typed.toLowerCase(), city: null, state: null, country }
    : { town: null, city: typed, state, country }
  const found = await findTownOf(db, named)
  if (!found) refuse("town", fill(listingImport.findings.town, { country: countriesInText[country] }))
  return found ? areaCode(townArea(found)) : null
}

/** A pin is read as its owner's is. */
async function readPin(
  db: Database,
  cellOf: CellOf,
  listing: ImportedFacts,
  refuse: Refuse,
): Promise<PlaceFacts> {
  const form = new FormData()
  for (const field of placeFacts) form.set(field, cellOf(field))
  // In a column of its own a number's comma can only be that of its decimals.
  const halves = pinHalves.map((field) => cellOf(field).replace(",", "."))
  const isPair = !cellOf("pin") && halves.some(Boolean)
  if (isPair) {
    for (const [at, field] of pinHalves.entries()) if (!halves[at]) refuse(field, listingImport.findings.half)
    form.set("pin", halves.every(Boolean) ? halves.join(", ") : "")
  }
  form.set("pinPrecision", chosenPrecision(cellOf("pinPrecision")))
  const read = await readPlace(db, listing, form, null)
  if (read.kind === "facts") return read.facts
  const { values, errors, understood } = read.state
  const column = isPair ? "latitude" : "pin"
  for (const [field, message] of Object.entries(errors))
    refuse(field === "pin" ? column : (field as ImportField), message)
  const words = placeWords.understood
  if (understood?.isView) refuse(column, words.view)
  if (understood?.isFar) refuse(column, fill(words.far, { town: understood.fromTown?.town ?? "" }))
  const pinPrecision = pinPrecisions.find((code) => code === values.pinPrecision) ?? null
  return { locality: values.locality || null, pin: understood?.pin ?? null, pinPrecision }
}

/** By its code or by what the form calls it, in any case. */
function chosenPrecision(text: string): string {
  const known = pinPrecisions.find((code) =>
    [code, placeWords.precisions[code]].some((name) => fold(name) === fold(text)),
  )
  return known ?? text
}

function readFacts(cells: string[], columns: number, mapping: ImportMapping): ReadLine {
  if (cells.length !== columns) {
    const message = fill(listingImport.findings.cells, { found: cells.length, expected: columns })
    return { findings: [{ field: null, message, cell: "" }] }
  }
  const findings: LineFinding[] = []
  const cellOf = readerOf(cells, mapping)
  const refuse = (field: ImportField, message: string) =>
    findings.push({ field, message, cell: cellOf(field).slice(0, cellLength) })
  const form = new FormData()
  for (const field of importFields) {
    const text = cellOf(field)
    if (text === removed) refuse(field, secretMessage(field))
    else if (text !== "") write(form, field, text, refuse)
  }
  const listing = readListing(form)
  const extras = readExtras(form, listing.facts?.country ?? "")
  for (const [field, message] of Object.entries(listing.errors)) refuse(field as ImportField, message)
  // A number without its country is only wrong when the country is known.
  const { whatsapp, ...wrong } = extras.errors
  if (whatsapp && listing.facts) refuse("whatsapp", whatsapp)
  for (const [field, message] of Object.entries(wrong)) refuse(columnOf(field), message)
  if (findings.length > 0 || !listing.facts) return { findings }
  return { facts: { ...listing.facts, ...extras.facts } }
}

const secretMessage = (field: ImportField): string =>
  field === "walletAddress" ? merchantContent.walletErrors["private-key"] : walletSecret.found

/** The column of a field of the owner's form. */
function columnOf(field: string): ImportField {
  if (field.startsWith("hours")) return "openingHours"
  if (field.startsWith("closure")) return "closures"
  return field.startsWith("social") ? "socialLinks" : (field as ImportField)
}

type Refuse = (field: ImportField, message: string) => void

/** A cell as a person would fill it in. */
function write(form: FormData, field: ImportField, text: string, refuse: Refuse): void {
  const words = listingImport.findings
  const writeParts = (
    parts: string[],
    most: number,
    tooMany: string,
    writePart: (part: string, number: number) => void,
  ) => {
    if (parts.length > most) refuse(field, fill(tooMany, { most }))
    for (const [index, part] of parts.slice(0, most).entries()) writePart(part, index + 1)
  }
  switch (field) {
    case "onlineOnly":
    case "showWallet":
      if (/^(true|yes|y|1|x)$/i.test(text)) form.set(field, "on")
      else if (!/^(false|no|n|0)$/i.test(text)) refuse(field, words.yesNo)
      break
    case "businessType":
      form.set(field, chosen(text, businessTypeWords, merchantLabels.businessTypes))
      break
    case "directoryCategory":
      form.set(field, chosen(text, directoryCategoryWords, merchantLabels.directoryCategories))
      break
    case "country":
      form.set(field, chosen(text, countryWords, countryNames))
      break
    case "networks": {
      const network = acceptedNetworks.find((code) => fold(code) === fold(text))
      if (network) form.set(field, network)
      else refuse(field, words.networks)
      break
    }
    case "openingHours":
      writeHours(form, text, refuse)
      break
    case "closures":
      writeParts(text.split(/[\r\n]+/), mostClosures, words.closures, (closure, number) => {
        const [, from = closure, until = "", note = ""] =
          /^(\S{10})(?:\/(\S+))?(?:\s+(.*))?$/.exec(closure.trim()) ?? []
        form.set(`closure${number}From`, from)
        form.set(`closure${number}Until`, until)
        form.set(`closure${number}Note`, note)
      })
      break
    case "socialLinks":
      writeParts(text.split(/\s+/), mostSocialLinks, words.links, (link, number) =>
        form.set(`social${number}`, link),
      )
      break
    default:
      form.set(field, text)
  }
}

/** The hours of a week, as the owner's form has them by day. */
function writeHours(form: FormData, text: string, refuse: Refuse): void {
  const words = listingImport.findings.hours
  const read = readWeek(text)
  switch (read.kind) {
    case "week":
      for (const day of weekdays) form.set(`hours${day}`, typedShifts(read.hours[day] ?? ""))
      break
    case "asked": {
      const written = typedShifts(storedShifts(read.shifts))
      refuse(
        "openingHours",
        fill(words.asked, { text: read.part, times: spokenShifts(read.shifts), written }),
      )
      break
    }
    case "unread":
      refuse("openingHours", fill(words.unread, { text: read.part }))
      break
    case "no-days":
      refuse("openingHours", words.noDays)
  }
}

/** The word that a form would post, whatever the case of its letters; what is on no list stays, and is refused. */
function chosen<Code extends string>(
  text: string,
  words: Words<Code>,
  labels: Readonly<Record<Code, string>>,
): string {
  const given = fold(text)
  const code = codesOf(words).find((code) =>
    [code, words[code], labels[code]].some((name) => fold(name) === given),
  )
  return code ? words[code] : text
}
