import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { createBase58check } from "@scure/base"
import { slugify } from "#app/lib/text/slugify.server.ts"
import { type ApplicationValues, emptyApplication } from "#app/listings/application/application-rules.ts"
import { type ApplicationStatus, applicationStatuses } from "#app/listings/options.ts"

/** An invented application as its owner would have typed it, and its outcome. */
export type DemoListing = {
  /** Identifies it, so that a second seeding skips it. */
  submissionKey: string
  values: ApplicationValues
  status: ApplicationStatus
  rejectionReason: string | null
  /** Question that staff asked the owner. */
  question: string | null
  submittedAt: Date
  reviewStartedAt: Date | null
  decidedAt: Date | null
}

/** Start of every invented description. */
export const demoMarker = "Demo listing: "

/** Fixed, so that the directory has the same order wherever and whenever it is seeded. */
const seededAt = Date.parse("2026-11-01T12:00:00Z")
const dayMs = 24 * 60 * 60 * 1000

const columns = [
  ...["country", "name", "type", "category", "owner", "address", "city", "state", "zip"],
  ...["website", "wallet", "status", "reason", "description"],
] as const

/**
 * Completes each line with generated values: email, website, phone, wallet and dates.
 *
 * @param table demo-listings.tsv: a line of column names, then one business per line; without an address it is online
 * only
 */
export function readDemoListings(table: string): DemoListing[] {
  const [head, ...lines] = table.trimEnd().split("\n")
  if (head !== columns.join("\t"))
    throw new Error(`The columns of the demo merchants must be: ${columns.join(", ")}`)
  const handles = new Set<string>()
  const phones = new Map<string, number>()
  return lines.map((line, index) => {
    const cells = line.split("\t")
    if (cells.length !== columns.length)
      throw new Error(`Line ${index + 2} of the demo merchants has ${cells.length} cells`)
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]))
    const handle = unusedHandle(row.name ?? "", handles)
    const prefix = phonePrefix(row)
    const number = phones.get(prefix) ?? 0
    phones.set(prefix, number + 1)
    return complete(row, handle, `${prefix}${String(number).padStart(2, "0")}`)
  })
}

function complete(row: Record<string, string>, handle: string, phone: string): DemoListing {
  const cell = (column: (typeof columns)[number]) => row[column] ?? ""
  const seed = sha256(new TextEncoder().encode(`demo merchant ${handle}`))
  const showWallet = cell("wallet").endsWith(" shown")
  // No one has the key of an invented address: coins sent there are lost.
  const warning = showWallet ? " (The payment address is invented: please send nothing to it.)" : ""
  return {
    submissionKey: uuidOf(seed),
    values: {
      ...emptyApplication,
      businessName: cell("name"),
      businessType: cell("type"),
      directoryCategory: cell("category"),
      website: cell("website") === "yes" ? `https://${handle}.example` : "",
      email: `owner@${handle}.example`,
      phone,
      ownerName: `${cell("owner")} (demo)`,
      description: `${demoMarker}${cell("description")}${warning}`,
      onlineOnly: cell("address") === "",
      address: cell("address"),
      city: cell("city"),
      state: cell("state"),
      zip: cell("zip"),
      country: cell("country"),
      walletAddress: walletOf(cell("wallet"), seed),
      showWallet,
      acceptTerms: true,
    },
    ...historyOf(cell("status"), cell("reason"), seed),
  }
}

function historyOf(
  text: string,
  reason: string,
  seed: Uint8Array,
): Omit<DemoListing, "submissionKey" | "values"> {
  const status = applicationStatuses.find((known) => known === text)
  if (!status) throw new Error(`A demo merchant has the status '${text}'`)
  const [age = 0, wait = 0, look = 0] = [0, 4, 8].map(
    (at) => new DataView(seed.buffer).getUint32(at) / 2 ** 32,
  )
  const minutes = (ms: number) => new Date(Math.round(ms / 60_000) * 60_000)
  const [rejectionReason, question] = [status === "rejected" ? reason || null : null, null]
  if (status === "pending" || status === "asked") {
    const submittedAt = minutes(seededAt - age * 3 * dayMs)
    const looked = minutes(seededAt - age * dayMs)
    if (status === "asked")
      return {
        ...{ status, rejectionReason, question: reason },
        ...{ submittedAt, reviewStartedAt: looked, decidedAt: looked },
      }
    const reviewStartedAt = look < 0.5 ? looked : null
    return { status, rejectionReason, question, submittedAt, reviewStartedAt, decidedAt: null }
  }
  // Decided within the promised three days, the last of them before the seeding date; spread over half a year.
  const submitted = seededAt - (3 + age * 177) * dayMs
  const decided = submitted + (0.5 + wait * 2.5) * dayMs
  return {
    status,
    ...{ rejectionReason, question },
    submittedAt: minutes(submitted),
    reviewStartedAt: minutes(submitted + (decided - submitted) * look),
    decidedAt: minutes(decided),
  }
}

/** Two shops with the same name need two web addresses. */
function unusedHandle(name: string, used: Set<string>): string {
  const base = slugify(name) || "merchant"
  let handle = base
  for (let number = 2; used.has(handle); number++) handle = `${base}-${number}`
  used.add(handle)
  return handle
}

/**
 * Phone numbers that no one has: reserved for fiction in North America (555-01xx), Britain (Ofcom) and France (Arcep);
 * elsewhere with an area code of zeros, which no numbering plan has.
 */
const phonePrefixes: Record<string, string> = {
  "United States": "+1 404 555 01",
  Canada: "+1 416 555 01",
  "United Kingdom": "+44 20 7946 01",
  France: "+33 1 99 00 01 ",
  Nigeria: "+234 000 555 01",
  "South Africa": "+27 000 555 01",
  Ghana: "+233 000 555 01",
  Kenya: "+254 000 555 01",
  Other: "+44 20 7946 09",
  Brazil: "+55 000 555 01",
  Mozambique: "+258 000 555 01",
  Angola: "+244 000 555 01",
  Portugal: "+351 000 555 01",
  "Côte d'Ivoire": "+225 000 555 01",
  Sénégal: "+221 000 555 01",
}

/** Prefix of the country, which follows the region if the country is 'Other'. */
function phonePrefix(row: Record<string, string>): string {
  const country = row.country === "Other" ? row.state?.split(", ")[1] : row.country
  return phonePrefixes[country ?? ""] ?? phonePrefixes.Other ?? ""
}

const base58check = createBase58check(sha256)

/** @param wallet such as 'L1', 'L2 shown' or empty */
function walletOf(wallet: string, seed: Uint8Array): string {
  if (wallet.startsWith("L2")) return `0x${bytesToHex(seed.slice(0, 20))}`
  // Version 38 is a payment address; see wallet-address.ts.
  if (wallet.startsWith("L1")) return base58check.encode(Uint8Array.of(38, ...seed.slice(0, 20)))
  return ""
}

/** Version 8 of RFC 9562: custom bits. */
function uuidOf(seed: Uint8Array): string {
  const hex = bytesToHex(seed)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join("-")
}
