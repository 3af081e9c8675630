import { and, eq, notInArray } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Listing } from "../listing/listing-facts.ts"

export type Claim = typeof listingClaims.$inferSelect
type Signed = Pick<Claim, "id" | "submissionKey">

/** What has somebody who could claim it: a withdrawn listing says nothing any more, a merged one is another's. */
const final: Listing["status"][] = ["withdrawn", "merged"]
export const mayBeClaimed = notInArray(listings.status, final)
export const isFinal = ({ status }: Pick<Listing, "status">) => final.includes(status)

/** What nobody sees is named by the address of its page, which whoever claims it has typed. */
export function shownName({ status, businessName, slug }: Pick<Listing, "status" | "businessName" | "slug">) {
  return status === "hidden" ? slug : businessName
}

/** The listing that a visitor may claim, by the address of its page. Nothing of its owner is among what is returned. */
export async function findClaimable(db: Database, slug: string) {
  // What slugify never writes; a NUL among it would be an error of the database.
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

/**
 * The claimer's own page. Its token is signed and stands nowhere in the database: every later mail can carry the same link, and
 * whoever reads a backup opens nothing.
 */
export function claimPath(secrets: Secrets, claim: Signed): string {
  return pathTo("/listing-claims/:token", { token: `${claim.id}-${claimerSign(secrets, claim)}` })
}
const claimerSign = (secrets: Secrets, { id, submissionKey }: Signed) =>
  secrets.sign("listing-claim", `${id}\n${submissionKey}`)

/** Where the address on file answers a claim. With another owner the link is void. */
export function holderPath(secrets: Secrets, claim: Signed, ownerEmail: string): string {
  const signature = secrets.sign("listing-claim-holder", holderText(claim, ownerEmail))
  return pathTo("/listing-claims/holder/:token", { token: `${claim.id}-${signature}` })
}
const holderText = ({ id, submissionKey }: Signed, ownerEmail: string | null) =>
  [id, submissionKey, ownerEmail?.toLowerCase() ?? ""].join("\n")

/** What the claimer puts on the shop's own site: nobody else can know it. */
export function siteCode(secrets: Secrets, { id, submissionKey }: Signed): string {
  const letters = secrets.mark("listing-claim-code", `${id}\n${submissionKey}`).toLowerCase()
  return `guapcoin-${letters.replace(/[^a-z2-9]/g, "").slice(0, 10)}`
}

export type Found = { claim: Claim; listing: Listing }

/** A claim with its listing. @param options.hold both, the listing first as everywhere, until the transaction ends */
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

/** Whose link it is: the claimer's, or that of the address on file. */
export type Door = "claimer" | "holder"

/** What a link leads to, or undefined for one that is not ours. Looking changes nothing: programs that check mails open links too. */
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
