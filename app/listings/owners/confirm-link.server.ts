import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { confirmDays } from "./owner-link-times.ts"
import { findOwnerLink, isSameMailbox } from "./owner-links.server.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs)

/** How a link reaches an owner: by our mail, or in a message that staff send to the listing's telephone. */
type Way = "mail" | "message"
const ways: Record<string, Way> = { e: "mail", m: "message" }

type Asked = Pick<Listing, "id" | "publicId" | "ownerEmail" | "phone" | "confirmedAt">

/**
 * Path of a page whose buttons confirm one listing or mail the link to the owner's pages. The token is signed and not
 * stored. The signature covers the last confirmation and the owner's address or telephone: a change of one of them
 * invalidates it, so it works once.
 */
export function confirmPath(secrets: Secrets, listing: Asked, way: Way, now: Date): string {
  return pathUntil(secrets, listing, way, dayOf(now) + confirmDays)
}

function pathUntil(secrets: Secrets, listing: Asked, way: Way, lastDay: number): string {
  const open = `${listing.publicId}-${way === "mail" ? "e" : "m"}${lastDay.toString(36)}`
  return pathTo("/still-accepting/:token", {
    token: `${open}-${secrets.sign("listing-confirm", signedText(open, listing, way))}`,
  })
}

function signedText(open: string, listing: Asked, way: Way): string {
  const { id, ownerEmail, phone, confirmedAt } = listing
  const reached = way === "mail" ? ownerEmail?.toLowerCase() : phone
  return [open, id, confirmedAt?.getTime() ?? 0, reached ?? ""].join("\n")
}

/**
 * The listing of a token and how the link was sent; undefined for a used, expired or forged token. Reading changes
 * nothing, because mail scanners open links too.
 *
 * @param options.hold locks the row until the transaction ends
 */
export async function findByConfirmToken(
  db: Database,
  secrets: Secrets,
  token: string,
  now: Date,
  { hold = false } = {},
): Promise<{ listing: Listing; way: Way } | undefined> {
  const [, open = "", publicId = "", mark = "", ends = "", signature = ""] =
    /^(([0-9a-f]{12})-([em])([0-9a-z]{1,6}))-([\w-]+)$/.exec(token) ?? []
  const way = ways[mark]
  if (!way || dayOf(now) > Number.parseInt(ends, 36)) return undefined
  const rows = db.select().from(listings).where(eq(listings.publicId, publicId))
  const [listing] = await (hold ? rows.for("update") : rows)
  if (!listing || !secrets.verify("listing-confirm", signedText(open, listing, way), signature))
    return undefined
  return listing.status === "listed" || listing.status === "archived" ? { listing, way } : undefined
}

/**
 * Path of the signed link for a link of an approval mail sent when those tokens were stored in the database, if the
 * listing was not confirmed since and has the same owner. 30 days after the update no such links are left.
 */
export async function forwardConfirmLink(
  db: Database,
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = await findOwnerLink(db, "confirm", token, now)
  if (!link?.listingId) return undefined
  const [listing] = await db.select().from(listings).where(eq(listings.id, link.listingId))
  if (!listing || !isSameMailbox(listing.ownerEmail, link.email)) return undefined
  if (listing.confirmedAt && listing.confirmedAt > link.createdAt) return undefined
  return pathUntil(secrets, listing, "mail", dayOf(link.expiresAt))
}
