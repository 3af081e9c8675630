import { and, eq, gt, gte, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainCursor, paymentRequests as requests, transfers } from "#app/lib/db/schema.ts"
import type { Network } from "../chain/options.ts"
import type { Sight } from "../settle-request.ts"

export const watched = "l2" satisfies Network
export const ofWatched = eq(requests.network, watched)
export const isOpen = and(ofWatched, isNull(requests.closedAt))

/** Number of stored block hashes: the deepest reorganization that is followed step by step. */
export const keptHashes = 64
/** Another instance advanced the cursor meanwhile. The blocks read by this instance are not stored. */
export class CursorMoved extends Error {}

/** The read position. Two sources confirmed the blocks before `secondBlock`, one source those before `nextBlock`. */
export type Cursor = Omit<typeof chainCursor.$inferSelect, "secondBlock"> & { secondBlock: number }

/** Older versions do not write `secondBlock`, so it can be null or too high. */
const cursorOf = (row: typeof chainCursor.$inferSelect): Cursor => ({
  ...row,
  secondBlock: Math.min(row.secondBlock ?? row.nextBlock, row.nextBlock),
})

export async function findCursor(db: Database): Promise<Cursor | undefined> {
  const [row] = await db.select().from(chainCursor).where(eq(chainCursor.network, watched))
  return row && cursorOf(row)
}

/** Moves the cursor by compare-and-set. @throws CursorMoved if another instance moved it */
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
 * Finds the block to read next, for a given newest block: the old position, or a later one if no request was
 * open in between. Closes requests older than the longest gap as unwatched and reports them in `skipped`.
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
    // Estimates the creation block from the age of the request. It is never above the next unread block.
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

/** The chain restarted, or is another one: transfers above its newest block are reverted. */
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

/** Handles a reorganization: the last read block was replaced. Moves back by one block and reverts its transfers. */
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
 * Moves back to the last block that two sources confirmed, so that another source reads the
 * later ones again. Reverts transfers in blocks above `top`, which no two sources know.
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
 * Locks the cursor row. Holding it gives exclusive access to transfers and requests. Every writer
 * of the watcher takes it first; cashier commands take it too and therefore wait without deadlocks.
 */
export async function lockCursor(tx: Database, network: Network): Promise<void> {
  await tx
    .select({ network: chainCursor.network })
    .from(chainCursor)
    .where(eq(chainCursor.network, network))
    .for("update")
}

/** An endpoint answered without a new block. @param byTwo a second source also has no newer block */
export async function keepHeard(db: Database, now: Date, byTwo: boolean): Promise<void> {
  await db
    .update(chainCursor)
    .set({ heardAt: now, ...(byTwo && { secondHeardAt: now }) })
    .where(eq(chainCursor.network, watched))
}

/** What two sources know of the chain. One source alone may omit a payment. */
export const sightOf = (
  cursor: Pick<typeof chainCursor.$inferSelect, "secondHeardAt" | "secondHeadAt"> | undefined,
): Omit<Sight, "watched"> => ({
  heardAt: cursor?.secondHeardAt ?? null,
  headAt: cursor?.secondHeadAt ?? null,
})

/** Notifies the pages of all open requests that the chain is readable again, or is not. */
export async function tellAllOpen(db: Database): Promise<void> {
  await db.execute(
    sql`select pg_notify('payment_changed', ${requests.code}) from ${requests} where ${isOpen}`,
  )
}
