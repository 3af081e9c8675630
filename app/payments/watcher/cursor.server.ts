import { and, eq, gt, gte, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainCursor, paymentRequests as requests, transfers } from "#app/lib/db/schema.ts"
import type { Network } from "../chain/options.ts"
import type { Sight } from "../settle-request.ts"

export const watched = "l2" satisfies Network
export const ofWatched = eq(requests.network, watched)
export const isOpen = and(ofWatched, isNull(requests.closedAt))

/** So many hashes are kept: as deep as a chain may change without being another one. */
export const keptHashes = 64
/** Another instance read on meanwhile: what this one read is not stored. */
export class CursorMoved extends Error {}

/** Up to `secondBlock` two sources have told of the same blocks, up to `nextBlock` one. */
export type Cursor = Omit<typeof chainCursor.$inferSelect, "secondBlock"> & { secondBlock: number }

/** A version of before knows of one source alone, and leaves the second behind. */
const cursorOf = (row: typeof chainCursor.$inferSelect): Cursor => ({
  ...row,
  secondBlock: Math.min(row.secondBlock ?? row.nextBlock, row.nextBlock),
})

export async function findCursor(db: Database): Promise<Cursor | undefined> {
  const [row] = await db.select().from(chainCursor).where(eq(chainCursor.network, watched))
  return row && cursorOf(row)
}

/** Moves the cursor, unless another instance has done so. @throws CursorMoved */
export async function moveCursor(
  db: Database,
  cursor: Cursor,
  to: Partial<typeof chainCursor.$inferInsert>,
): Promise<Cursor> {
  const isThere = and(eq(chainCursor.network, watched), eq(chainCursor.nextBlock, cursor.nextBlock))
  const [moved] = await db.update(chainCursor).set(to).where(isThere).returning()
  if (!moved) throw new CursorMoved()
  return cursorOf(moved)
}

/**
 * Finds where to read on, now that the newest block is known: where the last reading ended, or later, where nobody waited in
 * between. Requests of before the longest gap are closed as what nobody watched, which is told in `skipped`.
 */
export async function placeCursor(
  db: Database,
  { head, longestGap, blockMs, now }: { head: number; longestGap: number; blockMs: number; now: Date },
): Promise<{ cursor: Cursor; skipped?: { from: number; requests: number } }> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(chainCursor).where(eq(chainCursor.network, watched)).for("update")
    const isOfOtherChain = known !== undefined && known.nextBlock > head + keptHashes
    if (isOfOtherChain) await leaveChain(tx, head, now)
    const before = await firstBlockWaitedFor(tx)
    const isCurrent = known && !isOfOtherChain && before !== null && head - known.nextBlock <= longestGap
    const seconds = sql`extract(epoch from ${now}::timestamptz - ${requests.createdAt})`
    // As many blocks have come since it was made as its age has room for; and none that was read before it was there.
    const estimate = sql`greatest(0, ${head} - floor(greatest(0, ${seconds}) / ${blockMs / 1000}::float8))::bigint`
    await tx
      .update(requests)
      .set({ createdBlock: isCurrent ? sql`least(${estimate}, ${known.nextBlock})` : estimate })
      .where(and(isOpen, isNull(requests.createdBlock)))
    const unwatched = await tx
      .update(requests)
      .set({ createdBlock: null, closedAt: now })
      .where(and(isOpen, lt(requests.createdBlock, head - longestGap)))
      .returning({ id: requests.id })
    const needed = (await firstBlockWaitedFor(tx)) ?? head + 1
    if (known && !isOfOtherChain && known.nextBlock >= needed) return { cursor: cursorOf(known) }
    const place = { nextBlock: needed, secondBlock: needed, recent: {} }
    const [cursor] = await tx
      .insert(chainCursor)
      .values({ network: watched, ...place })
      .onConflictDoUpdate({ target: chainCursor.network, set: place })
      .returning()
    if (!cursor) throw new Error("The cursor was not stored.")
    return unwatched.length > 0
      ? {
          cursor: cursorOf(cursor),
          skipped: { from: known?.nextBlock ?? needed, requests: unwatched.length },
        }
      : { cursor: cursorOf(cursor) }
  })
}

/** The chain begins anew, or is another one: what was read of higher blocks is not on it. */
async function leaveChain(tx: Database, head: number, now: Date): Promise<void> {
  await tx
    .update(transfers)
    .set({ undoneAt: now })
    .where(and(eq(transfers.network, watched), gt(transfers.blockNumber, head), isNull(transfers.undoneAt)))
  await tx
    .update(requests)
    .set({ createdBlock: head + 1 })
    .where(and(isOpen, gt(requests.createdBlock, head)))
}

async function firstBlockWaitedFor(tx: Database): Promise<number | null> {
  const [row] = await tx
    .select({ block: sql<string | null>`min(${requests.createdBlock})` })
    .from(requests)
    .where(isOpen)
  return row?.block == null ? null : Number(row.block)
}

/** The block before the next one has gone from the chain: goes back to it, and takes back what it brought. */
export async function stepBack(db: Database, cursor: Cursor, now: Date): Promise<Cursor> {
  const gone = cursor.nextBlock - 1
  const { [String(gone)]: _, ...recent } = cursor.recent
  return db.transaction(async (tx) => {
    const secondBlock = Math.min(cursor.secondBlock, gone)
    const stepped = await moveCursor(tx, cursor, { nextBlock: gone, secondBlock, recent })
    await tx
      .update(transfers)
      .set({ undoneAt: now })
      .where(
        and(eq(transfers.network, watched), gte(transfers.blockNumber, gone), isNull(transfers.undoneAt)),
      )
    return stepped
  })
}

/**
 * Goes back to where two sources agreed: what one alone has told of is read again, so that it may be told by another one. What stands in
 * blocks above `top`, which no two sources know, is taken back.
 */
export async function goBackToAgreed(db: Database, cursor: Cursor, top: number, now: Date): Promise<Cursor> {
  const { secondBlock } = cursor
  const recent = Object.fromEntries(
    Object.entries(cursor.recent).filter(([number]) => Number(number) < secondBlock),
  )
  return db.transaction(async (tx) => {
    const moved = await moveCursor(tx, cursor, { nextBlock: secondBlock, secondBlock, recent })
    await tx
      .update(transfers)
      .set({ undoneAt: now })
      .where(and(eq(transfers.network, watched), gt(transfers.blockNumber, top), isNull(transfers.undoneAt)))
    return moved
  })
}

/**
 * Whoever holds the row of the cursor changes transfers and requests alone. Every writer of the watcher takes it first, so that a
 * cashier who does so, too, waits for it and is never in its way.
 */
export async function lockCursor(tx: Database, network: Network): Promise<void> {
  await tx
    .select({ network: chainCursor.network })
    .from(chainCursor)
    .where(eq(chainCursor.network, network))
    .for("update")
}

/** An endpoint answered, and there was nothing new. @param byTwo another source knew nothing more either */
export async function keepHeard(db: Database, now: Date, byTwo: boolean): Promise<void> {
  await db
    .update(chainCursor)
    .set({ heardAt: now, ...(byTwo && { secondHeardAt: now }) })
    .where(eq(chainCursor.network, watched))
}

/** What is known of the chain, for whoever waits: what one source alone says may leave a payment out. */
export const sightOf = (
  cursor: Pick<typeof chainCursor.$inferSelect, "secondHeardAt" | "secondHeadAt"> | undefined,
): Omit<Sight, "watched"> => ({
  heardAt: cursor?.secondHeardAt ?? null,
  headAt: cursor?.secondHeadAt ?? null,
})

/** Tells every page of an open request that we see the chain again, or see it no more. */
export async function tellAllOpen(db: Database): Promise<void> {
  await db.execute(
    sql`select pg_notify('payment_changed', ${requests.code}) from ${requests} where ${isOpen}`,
  )
}
