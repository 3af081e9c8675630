import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainCursor, listings, paymentRequests as requests, transfers } from "#app/lib/db/schema.ts"
import type { Asset } from "#app/payments/options.ts"
import { countedFor, type Settlement, settleRequest } from "#app/payments/settle-request.ts"
import { sightOf } from "#app/payments/watcher/cursor.server.ts"

/** One GUAP, in its smallest unit. */
export const coin = 10n ** 18n

/** Inserts a listing directly into the database. */
export async function openShop(db: Database): Promise<number> {
  const [shop] = await db
    .insert(listings)
    .values({
      ...{ slug: "kente", businessName: "Kente House", description: "Cloth.", source: "staff" as const },
      ...{
        businessType: "retail" as const,
        directoryCategory: "fashion-apparel" as const,
        country: "GH" as const,
      },
      ...{ onlineOnly: true, listedAt: new Date(), searchText: "" },
    })
    .returning({ id: listings.id })
  if (!shop) throw new Error("The shop was not stored.")
  return shop.id
}

type Charge = {
  listingId: number
  to: string
  asked: bigint
  now: Date
  asset?: Asset
  minutes?: number
}

/** Inserts a payment request as a terminal would. @returns its id */
export async function charge(
  db: Database,
  { listingId, to, asked, now, asset = "guap", minutes = 15 }: Charge,
) {
  const [request] = await db
    .insert(requests)
    .values({
      ...{ listingId, asset, asked, network: "l2", toAddress: to.toLowerCase(), submissionKey: randomUUID() },
      code: randomCode(),
      ...{ localMinor: 100, currency: "NGN", rate: "250", rateSetAt: now },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + minutes * 60_000) },
    })
    .returning({ id: requests.id })
  if (!request) throw new Error("The request was not stored.")
  return request.id
}

function randomCode(): string {
  const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
  return Array.from({ length: 11 }, () => letters[Math.floor(Math.random() * letters.length)]).join("")
}

/** The settlement of a request as its pages show it. */
export async function judged(db: Database, id: number, now: Date): Promise<Settlement & { closed: boolean }> {
  const [request] = await db.select().from(requests).where(eq(requests.id, id))
  const came = await db.select().from(transfers).where(eq(transfers.requestId, id))
  const [cursor] = await db.select().from(chainCursor)
  if (!request) throw new Error("There is no such request.")
  const sight = { watched: true, ...sightOf(cursor) }
  return {
    ...settleRequest(request, countedFor(request, came), sight, now),
    closed: request.closedAt !== null,
  }
}
