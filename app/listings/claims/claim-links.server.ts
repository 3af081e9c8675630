import { and, eq, notInArray } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Listing } from "../listing/listing-facts.ts"

export type Claim = typeof listingClaims.$inferSelect
type Signed = Pick<Claim, "id" | "submissionKey">

/** Statuses in which a listing cannot be claimed: a withdrawn one shows nothing, a merged one is part of another. */
const final: Listing["status"][] = ["withdrawn", "merged"]
export const mayBeClaimed = notInArray(listings.status, final)
export const isFinal = ({ status }: Pick<Listing, "status">) => final.includes(status)

/** A hidden listing is named by its slug, which the claimer typed: its name must not be revealed. */
export function shownName({ status, businessName, slug }: Pick<Listing, "status" | "businessName" | "slug">) {
  return status === "hidden" ? slug : businessName
}

/** The listing that a visitor may claim, by its slug. The result has no data of its owner. */
export async function findClaimable(db: Database, slug: string) {
  // Slugs have only these characters. A NUL byte would be a database error.
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const [listing] = await db
    .select({
      id: listings.id,
      slug: listings.slug,
      status: listings.status,
      businessName: listings.businessName,
    })
    .from(listings)
    .where(and(eq(listings.slug, slug), mayBeClaimed))
  return listing && { id: listing.id, slug: listing.slug, status: listing.status, name: shownName(listing) }
}

/** The claimer's page. Its token is signed, not stored: later mails can have the same link, and a stolen backup opens nothing. */
export function claimPath(secrets: Secrets, claim: Signed): string {
  return pathTo("/listing-claims/:token", { token: `${claim.id}-${claimerSign(secrets, claim)}` })
}
const claimerSign = (secrets: Secrets, { id, submissionKey }: Signed) =>
  secrets.sign("listing-claim", `${id}\n${submissionKey}`)

/** The page where the current owner answers a claim. A change of the owner invalidates the link. */
export function holderPath(secrets: Secrets, claim: Signed, ownerEmail: string): string {
  const signature = secrets.sign("listing-claim-holder", holderText(claim, ownerEmail))
  return pathTo("/listing-claims/holder/:token", { token: `${claim.id}-${signature}` })
}
const holderText = ({ id, submissionKey }: Signed, ownerEmail: string | null) =>
  [id, submissionKey, ownerEmail?.toLowerCase() ?? ""].join("\n")

/** The code that the claimer publishes on the shop's website. It is an HMAC pseudonym, so nobody else can compute it. */
export function siteCode(secrets: Secrets, { id, submissionKey }: Signed): string {
  const letters = secrets.mark("listing-claim-code", `${id}\n${submissionKey}`).toLowerCase()
  return `guapcoin-${letters.replace(/[^a-z2-9]/g, "").slice(0, 10)}`
}

export type Found = { claim: Claim; listing: Listing }

/** A claim with its listing. @param options.hold locks both until the transaction ends, the listing first, as everywhere */
export async function findClaim(db: Database, id: number, { hold = false } = {}): Promise<Found | undefined> {
  const [row] = await db
    .select({ listingId: listingClaims.listingId })
    .from(listingClaims)
    .where(eq(listingClaims.id, id))
  if (!row) return undefined
  const rows = db.select().from(listings).where(eq(listings.id, row.listingId))
  const [listing] = await (hold ? rows.for("update") : rows)
  const claims = db.select().from(listingClaims).where(eq(listingClaims.id, id))
  const [claim] = await (hold ? claims.for("update") : claims)
  return listing && claim && { claim, listing }
}

/** Recipient of the link: the claimer, or the owner on file. */
export type Door = "claimer" | "holder"

/** The claim of a link, or undefined for an invalid token. It changes nothing, because mail scanners open links too. */
export async function findByToken(
  db: Database,
  secrets: Secrets,
  door: Door,
  token: string,
  options?: { hold: boolean },
): Promise<Found | undefined> {
  const [, id = "", signature = ""] = /^(\d{1,15})-([\w-]+)$/.exec(token) ?? []
  const found = id ? await findClaim(db, Number(id), options) : undefined
  if (!found) return undefined
  const { claim, listing } = found
  const isTheirs =
    door === "claimer"
      ? secrets.verify("listing-claim", `${claim.id}\n${claim.submissionKey}`, signature)
      : secrets.verify("listing-claim-holder", holderText(claim, listing.ownerEmail), signature)
  return isTheirs ? found : undefined
}
