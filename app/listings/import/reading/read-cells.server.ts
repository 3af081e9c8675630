import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { format } from "#app/lib/text/format.ts"
import { withoutApostrophe } from "#app/lib/text/formats/csv.ts"
import { readPhoneNumber } from "#app/lib/text/phone-number.server.ts"
import { mostClosures, weekdays } from "#app/listings/hours/opening-hours.ts"
import { storedShifts, typedShifts } from "#app/listings/hours/read-times.ts"
import { readWeek } from "#app/listings/hours/read-week.ts"
import { spokenShifts } from "#app/listings/hours/spoken-times.ts"
import type { ImportMapping, ImportValues, LineFinding } from "#app/listings/import-options.ts"
import { type PlaceFacts, placeFacts } from "#app/listings/listing/listing-facts.ts"
import { mostSocialLinks, pinPrecisions } from "#app/listings/listing/listing-options.ts"
import type { ImportedFacts } from "#app/listings/listing/open-listings.server.ts"
import { readPlace } from "#app/listings/position/place-request.server.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { areaCode, townArea } from "#app/places/find-areas.server.ts"
import { findTownOf } from "#app/places/find-near-place.server.ts"
import { applicationContent } from "#content/en/application.ts"
import { countriesInText } from "#content/en/countries.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { placeWords } from "#content/en/places.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { isChoiceField, readChoice } from "./choices.ts"
import { type ImportField, importFields, pinHalves } from "./columns.ts"

/** How to read the cells: number of columns, field of each column, and codes of unknown cells. */
export type ImportPlan = { columns: number; mapping: ImportMapping; values: ImportValues }

const words = listingImport.findings

/** Characters of a wrong cell that a finding repeats. */
const cellLength = 80

/** Replaces a private key or a recovery phrase, which is never stored. Its line is refused. */
export const removed = "***"

/** What people write for an empty value. */
const saysNothing = /^(?:[-–—.?]+|none|nil|n\/?a|null|aucune?|néant|neant|#n\/a)$/i

export type CellOf = (field: ImportField) => string

export function readerOf(cells: string[], mapping: ImportMapping): CellOf {
  return (field) => withoutApostrophe(cells[mapping[field] ?? -1] ?? "").trim()
}

/** The findings of a line. */
export class Findings {
  readonly all: LineFinding[] = []
  readonly #cellOf: CellOf
  readonly #required: readonly ImportField[]
  /** @param required fields without which the line is refused; other fields are left out */
  constructor(cellOf: CellOf, required: readonly ImportField[] = []) {
    this.#cellOf = cellOf
    this.#required = required
  }

  has(field: ImportField): boolean {
    return this.all.some((finding) => finding.field === field)
  }

  /** @param more `isSecret`: the line is refused, whatever the field */
  add(
    field: ImportField | null,
    message: string,
    more: { isSecret?: boolean; isUnknownValue?: boolean } = {},
  ): void {
    this.all.push({
      ...{ field, message, cell: field ? this.#cellOf(field).slice(0, cellLength) : "" },
      ...(field && !this.#required.includes(field) && !more.isSecret && { isLeftOut: true }),
      ...(more.isUnknownValue && { isUnknownValue: true }),
    })
  }
}

/** The cells of a line, the form values made from them, and the findings. */
export type CellsOfLine = { cellOf: CellOf; form: FormData; findings: Findings }

/** Values of the listing form, the owner's form and the location form, as a person would fill them in. */
export function readCells(cellOf: CellOf, values: ImportValues, findings: Findings): FormData {
  const form = new FormData()
  for (const field of importFields) {
    const cell = cellOf(field)
    const said = saysNothing.test(cell) && field !== "businessName" ? "" : cell
    if (cell === removed) findings.add(field, secretMessage(field), { isSecret: true })
    else if (isChoiceField(field)) {
      const posted = readChoice(field, said.slice(0, cellLength), values)
      if (posted) form.set(field, posted)
      if (posted === undefined && said !== "")
        findings.add(field, words.unknownValue, { isUnknownValue: true })
    } else if (said !== "") write(form, field, said, findings)
  }
  return form
}

const secretMessage = (field: ImportField): string =>
  field === "walletAddress" ? applicationContent.walletErrors["private-key"] : walletSecret.found

/** The column for a field of the owner's form. */
export function columnOf(field: string): ImportField {
  if (field.startsWith("hours")) return "openingHours"
  if (field.startsWith("closure")) return "closures"
  return field.startsWith("social") ? "socialLinks" : (field as ImportField)
}

/** The fields to leave out with a wrong one: all three of a closure. */
export function partsOf(field: string): string[] {
  const [closure] = /^closure\d/.exec(field) ?? []
  return closure ? ["From", "Until", "Note"].map((part) => `${closure}${part}`) : [field]
}

/** Sets the phone to the first of several numbers that can be parsed, or removes it: phones are published as they are. */
export function takeReadablePhone(form: FormData, country: Country, findings: Findings): void {
  const text = textField(form, "phone")
  if (text === "") return
  // Programs that treat phone numbers as decimals write '233244123456.0'.
  const whole = text.replace(/\.0+$/, "")
  const first = [whole, ...whole.split(/[/,;|\n]|\b(?:or|and|ou|et)\b/)].find((part) =>
    readPhoneNumber(part, country),
  )
  form.delete("phone")
  if (first) form.set("phone", first)
  if (first !== whole)
    findings.add("phone", first ? format(words.firstPhone, { phone: first.trim() }) : words.phone)
}

/** The town from the list of towns, by its code ('ng/lagos') or by any of its names. */
export async function readTown(
  db: Database,
  typed: string,
  { state, country }: Pick<ImportedFacts, "state" | "country">,
  findings: Findings,
): Promise<string | null> {
  if (!typed) return null
  const named = typed.includes("/")
    ? { town: typed.toLowerCase(), city: null, state: null, country }
    : { town: null, city: typed, state, country }
  const found = await findTownOf(db, named)
  if (!found) findings.add("town", format(words.town, { country: countriesInText[country] }))
  return found ? areaCode(townArea(found)) : null
}

/** Reads a pin like the owner's form does. @param known the current pin of the listing */
export async function readPin(
  db: Database,
  { cellOf, form: cells, findings }: CellsOfLine,
  listing: Pick<ImportedFacts, "city" | "state" | "country"> & { town?: string | null },
  known: string | null = null,
): Promise<PlaceFacts> {
  const form = new FormData()
  for (const field of placeFacts) form.set(field, textField(cells, field))
  // In a column of its own a comma can only be the decimal separator.
  const halves = pinHalves.map((field) => cellOf(field).replace(",", "."))
  const isPair = !form.get("pin") && halves.some(Boolean)
  if (isPair) {
    for (const [at, field] of pinHalves.entries()) if (!halves[at]) findings.add(field, words.half)
    form.set("pin", halves.every(Boolean) ? halves.join(", ") : "")
  }
  const { town, city, country } = listing
  const read = await readPlace(db, { town: town ?? null, city, state: listing.state, country }, form, known)
  if (read.kind === "facts") return read.facts
  const { values, errors, understood } = read.state
  const column = isPair ? "latitude" : "pin"
  if (errors.pin) findings.add(column, errors.pin)
  if (errors.locality) findings.add("locality", errors.locality)
  const asks = placeWords.understood
  if (understood?.isView) findings.add(column, asks.view)
  if (understood?.isFar) findings.add(column, format(asks.far, { town: understood.fromTown?.town ?? "" }))
  const isTaken = understood && !understood.isView && !understood.isFar
  const pinPrecision = pinPrecisions.find((code) => code === values.pinPrecision) ?? null
  return {
    locality: errors.locality ? null : values.locality || null,
    ...(isTaken && pinPrecision ? { pin: understood.pin, pinPrecision } : { pin: null, pinPrecision: null }),
  }
}

/** Sets the form fields for a cell, as a person would fill them in. */
function write(form: FormData, field: ImportField, text: string, findings: Findings): void {
  const writeParts = (
    parts: string[],
    most: number,
    tooMany: string,
    writePart: (part: string, number: number) => void,
  ) => {
    if (parts.length > most) findings.add(field, format(tooMany, { most }))
    for (const [index, part] of parts.slice(0, most).entries()) writePart(part, index + 1)
  }
  switch (field) {
    case "openingHours":
      writeHours(form, text, findings)
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
    case "socialLinks": {
      const links = text.split(/[\s,;|]+/).filter(Boolean)
      writeParts(links, mostSocialLinks, words.links, (link, number) => form.set(`social${number}`, link))
      break
    }
    default:
      form.set(field, text)
  }
}

/** Sets the hours of each day, as the owner's form has them. */
function writeHours(form: FormData, text: string, findings: Findings): void {
  const read = readWeek(text)
  switch (read.kind) {
    case "week":
      for (const day of weekdays) form.set(`hours${day}`, typedShifts(read.hours[day] ?? ""))
      break
    case "asked": {
      const written = typedShifts(storedShifts(read.shifts))
      const asked = { text: read.part, times: spokenShifts(read.shifts), written }
      findings.add("openingHours", format(words.hours.asked, asked))
      break
    }
    case "unread":
      findings.add("openingHours", format(words.hours.unread, { text: read.part }))
      break
    case "no-days":
      findings.add("openingHours", words.hours.noDays)
  }
}
