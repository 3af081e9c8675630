import { and, eq, gt, inArray, isNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { transfers } from "#app/lib/db/schema.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Ask } from "../chain/ask.server.ts"
import { NoAnswer } from "../chain/no-answer.ts"
import { askTransfers, type SeenTransfer } from "../chain/read-blocks.server.ts"
import { sourceOf } from "../chain/source.ts"
import { watched } from "./cursor.server.ts"

const dayMs = 24 * 60 * 60 * 1000
/** Transfers per request. */
const most = 50

export type Unconfirmed = SeenTransfer & { id: number; requestId: number | null; seenAt: Date }

/** Transfers of the last day that only one source has shown. */
export async function listUnconfirmed(db: Database, now: Date): Promise<Unconfirmed[]> {
  const rows = await db
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.network, watched),
        isNull(transfers.undoneAt),
        isNull(transfers.secondSourceAt),
        gt(transfers.seenAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(transfers.seenAt, transfers.id)
    .limit(most)
  return rows.map(({ toAddress, ...row }) => ({ ...row, to: toAddress }))
}

type Asking = {
  unconfirmed: readonly Unconfirmed[]
  urls: readonly string[]
  /** The source that reported a transfer, by transfer id. */
  tellers: ReadonlyMap<number, string>
  clock: Clock
  /** Called for an endpoint without a usable answer. */
  onFailure(url: string): void
}

/**
 * Confirms transfers with other sources than the one that reported them. If that source is unknown, two must confirm:
 * a single one might be the one that invented the transfer. Returns without waiting for endpoints that are not needed.
 *
 * @returns the number of confirmed transfers
 */
export async function confirmTransfers(
  db: Database,
  ask: Ask,
  { unconfirmed, urls, tellers, clock, onFailure }: Asking,
): Promise<number> {
  const bySource = new Map(urls.map((url) => [sourceOf(url), url]))
  const missing = new Map(unconfirmed.map((one) => [one.id, tellers.has(one.id) ? 1 : 2]))
  let confirmed = 0
  const { promise: allConfirmed, resolve } = Promise.withResolvers<void>()
  const answers = [...bySource].map(async ([source, url]) => {
    const others = unconfirmed.filter(({ id }) => tellers.get(id) !== source)
    const enough: Unconfirmed[] = []
    for (const one of await thoseShown(ask, url, others, onFailure)) {
      const left = (missing.get(one.id) ?? 0) - 1
      missing.set(one.id, left)
      if (left === 0) enough.push(one)
    }
    confirmed += await storeConfirmed(db, enough, clock())
    if (confirmed >= unconfirmed.length) resolve()
  })
  await Promise.race([Promise.all(answers), allConfirmed])
  return confirmed
}

async function storeConfirmed(db: Database, confirmed: readonly Unconfirmed[], now: Date): Promise<number> {
  if (confirmed.length === 0) return 0
  const { rowCount } = await db
    .update(transfers)
    .set({ secondSourceAt: now })
    .where(
      and(
        inArray(
          transfers.id,
          confirmed.map(({ id }) => id),
        ),
        // Only in the block that was confirmed: a reorganization may have replaced it meanwhile.
        inArray(
          transfers.blockHash,
          confirmed.map(({ blockHash }) => blockHash),
        ),
        isNull(transfers.undoneAt),
        isNull(transfers.secondSourceAt),
      ),
    )
  return rowCount ?? 0
}

async function thoseShown(
  ask: Ask,
  url: string,
  asked: readonly Unconfirmed[],
  onFailure: (url: string) => void,
): Promise<Unconfirmed[]> {
  try {
    const shown = await askTransfers(ask, url, asked)
    return asked.filter((_, index) => shown[index] === "there")
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    onFailure(url)
    return []
  }
}
