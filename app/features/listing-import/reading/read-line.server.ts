import type { Database } from "#app/db/client.server.ts"
import { looksLikePrivateKey } from "#app/platform/business/application/application-rules.ts"
import { mostClosures, weekdays } from "#app/platform/business/hours/opening-hours.ts"
import { storedShifts, typedShifts } from "#app/platform/business/hours/read-times.ts"
import { readWeek } from "#app/platform/business/hours/read-week.ts"
import { spokenShifts } from "#app/platform/business/hours/spoken-times.ts"
import type { ImportMapping, ImportValues, LineFinding } from "#app/platform/business/import-options.ts"
import { readExtras } from "#app/platform/business/listing/listing-extras.server.ts"
import { type PlaceFacts, placeFacts } from "#app/platform/business/listing/listing-facts.ts"
import { mostSocialLinks, pinPrecisions } from "#app/platform/business/listing/listing-options.ts"
import type { ImportedFacts } from "#app/platform/business/listing/open-listings.server.ts"
import { readListing } from "#app/platform/business/listing/read-listing.server.ts"
import { readPlace } from "#app/platform/business/position/place-request.server.ts"
import { type Country, countryWords } from "#app/platform/countries/countries.ts"
import { fill } from "#app/platform/fill.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import { holdsWalletSecret } from "#app/platform/form/text-problem.server.ts"
import { readPhoneNumber } from "#app/platform/phone-number.server.ts"
import { areaCode, townArea } from "#app/platform/places/find-areas.server.ts"
import { findTownOf } from "#app/platform/places/find-near-place.server.ts"
import { codeOf } from "#app/platform/text/codes.ts"
import { withoutApostrophe } from "#app/platform/text/formats/csv.ts"
import { countriesInText } from "#content/en/countries.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { placeWords } from "#content/en/places.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { isChoiceField, readChoice } from "./choices.ts"
import { type ImportField, importFields, pinHalves } from "./columns.ts"

/** How the cells of a file are read: how many there are in a line, what they are, and what they mean. */
export type ImportPlan = { columns: number; mapping: ImportMapping; values: ImportValues }

/** With `facts` a listing comes of it, and the findings are what it is taken without; otherwise they are why it is refused. */
export type ReadLine = { facts?: ImportedFacts; findings: LineFinding[] }

const words = listingImport.findings

/** Of a cell that is wrong, so much is said again. */
const cellLength = 80

/** What stands in the place of a private key or a recovery phrase, which is never stored. Its line is refused. */
const removed = "***"

/** Without them a line is no listing. State and street are asked of a business with premises alone. */
const required: readonly ImportField[] = [
  ...(["businessName", "businessType", "description", "country", "address", "city", "state"] as const),
]

/** Where no address is complete without a state: `require` with an S in the data of Google's libaddressinput, June 2025. */
const countriesWithState =
  "AE,AS,AU,BR,CA,CN,CO,CR,ES,FM,HK,HN,ID,IN,IQ,IT,JM,JP,KN,KR,KY,MH,MP,MX,NR,PF,PG,PW,RU,SO,SV,TW,UM,US,VE,VI,VN".split(
    ",",
  )

/** What people write where there is nothing to say. */
const saysNothing = /^(?:[-–—.?]+|none|nil|n\/?a|null|aucune?|néant|neant|#n\/a)$/i

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
 * optional and cannot be read is left out, and so is what the owner would be asked about.
 */
export async function readLine(db: Database, cells: string[], plan: ImportPlan): Promise<ReadLine> {
  const cellOf = readerOf(cells, plan.mapping)
  const findings = new Findings(cellOf)
  if (cells.length !== plan.columns) {
    findings.add(null, fill(words.cells, { found: cells.length, expected: plan.columns }))
    return { findings: findings.all }
  }
  const form = readCells(cellOf, plan, findings)
  const facts = await readForms(db, form, findings)
  if (facts && !facts.onlineOnly) {
    facts.town = await readTown(db, cellOf("town"), facts, findings)
    Object.assign(facts, await readPin(db, cellOf, form, facts, findings))
  }
  const isTaken = findings.all.every(({ isLeftOut }) => isLeftOut)
  return facts && isTaken ? { facts, findings: findings.all } : { findings: findings.all }
}

type CellOf = (field: ImportField) => string

function readerOf(cells: string[], mapping: ImportMapping): CellOf {
  return (field) => withoutApostrophe(cells[mapping[field] ?? -1] ?? "").trim()
}

/** What is wrong with a line. */
class Findings {
  readonly all: LineFinding[] = []
  readonly #cellOf: CellOf
  constructor(cellOf: CellOf) {
    this.#cellOf = cellOf
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
      ...(field && !required.includes(field) && !more.isSecret && { isLeftOut: true }),
      ...(more.isUnknownValue && { isUnknownValue: true }),
    })
  }
}

/** The form of an application, the owner's and that of a place, as a person would fill them in. */
function readCells(cellOf: CellOf, { values }: ImportPlan, findings: Findings): FormData {
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
  const hasPin = (["pin", ...pinHalves] as const).some((field) => form.has(field))
  if (hasPin && cellOf("pinPrecision") === "" && readChoice("pinPrecision", "", values) === undefined)
    findings.add("pinPrecision", placeWords.errors.precision, { isUnknownValue: true })
  return form
}

const secretMessage = (field: ImportField): string =>
  field === "walletAddress" ? merchantContent.walletErrors["private-key"] : walletSecret.found

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

/** The column of a field of the owner's form. */
function columnOf(field: string): ImportField {
  if (field.startsWith("hours")) return "openingHours"
  if (field.startsWith("closure")) return "closures"
  return field.startsWith("social") ? "socialLinks" : (field as ImportField)
}

/** The fields that go with one that is wrong: of a closure all three. */
function partsOf(field: string): string[] {
  const [closure] = /^closure\d/.exec(field) ?? []
  return closure ? ["From", "Until", "Note"].map((part) => `${closure}${part}`) : [field]
}

/** An address without a state gets that of its town. */
async function addState(db: Database, form: FormData, country: Country): Promise<void> {
  const city = textField(form, "city")
  if (form.has("state") || form.has("onlineOnly") || city === "") return
  const town = await findTownOf(db, { town: null, city, state: null, country })
  if (town?.region) form.set("state", country === "US" ? town.regionCode : town.region)
}

/** A phone is published as it stands: of several the first that somebody can call, and nothing that is none. */
function takeReadablePhone(form: FormData, country: Country, findings: Findings): void {
  const text = textField(form, "phone")
  if (text === "") return
  // Programs that take numbers for decimals write '233244123456.0'.
  const whole = text.replace(/\.0+$/, "")
  const first = [whole, ...whole.split(/[/,;|\n]|\b(?:or|and|ou|et)\b/)].find((part) =>
    readPhoneNumber(part, country),
  )
  form.delete("phone")
  if (first) form.set("phone", first)
  if (first !== whole)
    findings.add("phone", first ? fill(words.firstPhone, { phone: first.trim() }) : words.phone)
}

/** A town of our list, by the name of it that addresses have ('ng/lagos') or by any that it is called. */
async function readTown(
  db: Database,
  typed: string,
  { state, country }: ImportedFacts,
  findings: Findings,
): Promise<string | null> {
  if (!typed) return null
  const named = typed.includes("/")
    ? { town: typed.toLowerCase(), city: null, state: null, country }
    : { town: null, city: typed, state, country }
  const found = await findTownOf(db, named)
  if (!found) findings.add("town", fill(words.town, { country: countriesInText[country] }))
  return found ? areaCode(townArea(found)) : null
}

/** A pin is read as its owner's is. */
async function readPin(
  db: Database,
  cellOf: CellOf,
  cells: FormData,
  listing: ImportedFacts,
  findings: Findings,
): Promise<PlaceFacts> {
  const form = new FormData()
  for (const field of placeFacts) form.set(field, textField(cells, field))
  // In a column of its own a number's comma can only be that of its decimals.
  const halves = pinHalves.map((field) => cellOf(field).replace(",", "."))
  const isPair = !form.get("pin") && halves.some(Boolean)
  if (isPair) {
    for (const [at, field] of pinHalves.entries()) if (!halves[at]) findings.add(field, words.half)
    form.set("pin", halves.every(Boolean) ? halves.join(", ") : "")
  }
  const { town, city, country } = listing
  const read = await readPlace(db, { town: town ?? null, city, state: listing.state, country }, form, null)
  if (read.kind === "facts") return read.facts
  const { values, errors, understood } = read.state
  const column = isPair ? "latitude" : "pin"
  if (errors.pin) findings.add(column, errors.pin)
  if (errors.locality) findings.add("locality", errors.locality)
  const asks = placeWords.understood
  if (understood?.isView) findings.add(column, asks.view)
  if (understood?.isFar) findings.add(column, fill(asks.far, { town: understood.fromTown?.town ?? "" }))
  const isTaken = understood && !understood.isView && !understood.isFar
  const pinPrecision = pinPrecisions.find((code) => code === values.pinPrecision) ?? null
  return {
    locality: errors.locality ? null : values.locality || null,
    ...(isTaken && pinPrecision ? { pin: understood.pin, pinPrecision } : { pin: null, pinPrecision: null }),
  }
}

/** A cell as a person would fill it in. */
function write(form: FormData, field: ImportField, text: string, findings: Findings): void {
  const writeParts = (
    parts: string[],
    most: number,
    tooMany: string,
    writePart: (part: string, number: number) => void,
  ) => {
    if (parts.length > most) findings.add(field, fill(tooMany, { most }))
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

/** The hours of a week, as the owner's form has them by day. */
function writeHours(form: FormData, text: string, findings: Findings): void {
  const read = readWeek(text)
  switch (read.kind) {
    case "week":
      for (const day of weekdays) form.set(`hours${day}`, typedShifts(read.hours[day] ?? ""))
      break
    case "asked": {
      const written = typedShifts(storedShifts(read.shifts))
      const asked = { text: read.part, times: spokenShifts(read.shifts), written }
      findings.add("openingHours", fill(words.hours.asked, asked))
      break
    }
    case "unread":
      findings.add("openingHours", fill(words.hours.unread, { text: read.part }))
      break
    case "no-days":
      findings.add("openingHours", words.hours.noDays)
  }
}
