import { and, between, eq, gt, isNull, max, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { counters, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { amountsInTurn, type Price, priceInCoins, spanOf } from "#app/payments/amount-suffix.ts"
import { decimalsOf } from "#app/payments/coins.ts"
import { rateDecimals } from "#app/payments/options.ts"
import { closeConfirmed } from "./cleanup.server.ts"
import { findCounterShop, type PaidAt } from "./counter-shop.server.ts"
import { minorDigitsOf } from "./local-money.ts"
import { rateAge } from "./rate-age.ts"
import { createCode } from "./request-code.server.ts"

/** How long a request can be paid. */
const openMinutes = 15
/** Limits per shop: cashiers cannot keep more open requests apart, and no point of sale makes more per hour. */
export const mostOpen = 20
export const mostPerHour = 200

const minuteMs = 60_000

export type Charge = {
  /** In the smallest unit of the currency. */
  minor: bigint
  /** The currency of the form: the owner may change it while the form is open. */
  currency: string
  note: string | null
  /** Idempotency key of the form: a second click returns the first request. */
  submissionKey: string
}

export type ChargeOutcome =
  | { kind: "made"; code: string }
  /** Why no charge is possible at all. */
  | { kind: "no-counter" | "no-address" | "stale-rate" | "other-currency" }
  /** The price is out of range. */
  | { kind: "small" | "large" }
  /** Limits reached: amount suffixes of this price, open requests, requests per hour. */
  | { kind: "tails" | "open" | "hour" }

/** Creates a payment request with an amount that no other open request of the address has. */
export function createRequest(
  db: Database,
  device: { id: number; listingId: number },
  charge: Charge,
  now: Date,
): Promise<ChargeOutcome> {
  const { listingId } = device
  return db.transaction(async (tx) => {
    // Serializes simultaneous requests of a shop, so that the limits hold.
    const [counter] = await tx.select().from(counters).where(eq(counters.listingId, listingId)).for("update")
    if (!counter) return { kind: "no-counter" }
    const [same] = await tx
      .select({ code: paymentRequests.code })
      .from(paymentRequests)
      .where(
        and(
          eq(paymentRequests.submissionKey, charge.submissionKey),
          eq(paymentRequests.listingId, listingId),
        ),
      )
    if (same) return { kind: "made", code: same.code }

    const shop = await findCounterShop(tx, listingId, now)
    if (!shop?.paidAt) return { kind: "no-address" }
    const { currency, rate, rateSetAt } = counter
    if (currency !== charge.currency) return { kind: "other-currency" }
    if (rateAge(rateSetAt, now) === "stale") return { kind: "stale-rate" }
    const full = await findLimit(tx, listingId, now)
    if (full) return full

    const { network } = shop.paidAt
    const asset = network === "l1" ? "guap" : counter.asset
    const sale = {
      minor: charge.minor,
      minorDigits: minorDigitsOf(currency),
      rate: scaled(rate),
      rateDecimals,
    }
    const price = priceInCoins(sale, decimalsOf(network, asset))
    if ("problem" in price) return { kind: price.problem }

    await closeConfirmed(tx, listingId, now)
    const row = {
      ...{ listingId, deviceId: device.id, submissionKey: charge.submissionKey, asset, ...shop.paidAt },
      ...{ localMinor: Number(charge.minor), currency, rate, rateSetAt, note: charge.note },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + openMinutes * minuteMs) },
    }
    for (const asked of amountsInTurn(price, await listUsed(tx, shop.paidAt, price))) {
      const [made] = await tx
        .insert(paymentRequests)
        .values({ ...row, asked, code: createCode() })
        // The unique index on open requests decides, because another shop may use the same address.
        .onConflictDoNothing({
          target: [
            ...[paymentRequests.network, paymentRequests.asset],
            ...[paymentRequests.toAddress, paymentRequests.asked],
          ],
          where: sql`closed_at is null`,
        })
        .returning({ code: paymentRequests.code })
      if (made) return { kind: "made", code: made.code }
    }
    return { kind: "tails" }
  })
}

/** '250.00000000' becomes 25,000,000,000. */
const scaled = (rate: string): bigint => BigInt(rate.replace(".", ""))

async function findLimit(
  tx: Database,
  listingId: number,
  now: Date,
): Promise<{ kind: "open" | "hour" } | undefined> {
  const ofShop = eq(paymentRequests.listingId, listingId)
  const waiting = and(
    ...[ofShop, isNull(paymentRequests.closedAt), gt(paymentRequests.expiresAt, now)],
    ...[isNull(paymentRequests.byHandAt), isNull(paymentRequests.acceptedAt)],
    sql`not exists (select from ${transfers} where ${transfers.requestId} = ${paymentRequests.id})`,
  )
  if ((await tx.$count(paymentRequests, waiting)) >= mostOpen) return { kind: "open" }
  const lately = gt(paymentRequests.createdAt, new Date(now.getTime() - 60 * minuteMs))
  if ((await tx.$count(paymentRequests, and(ofShop, lately))) >= mostPerHour) return { kind: "hour" }
  return undefined
}

/** Amounts of a price that any shop requested at an address, each with the time of the last use. */
async function listUsed(tx: Database, { toAddress }: PaidAt, price: Price) {
  const { from, to } = spanOf(price)
  const rows = await tx
    .select({ asked: paymentRequests.asked, lastAt: max(paymentRequests.createdAt) })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.toAddress, toAddress), between(paymentRequests.asked, from, to)))
    .groupBy(paymentRequests.asked)
  return rows.flatMap(({ asked, lastAt }) => (lastAt ? [{ asked, lastAt }] : []))
}
