import { and, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests as requests, transfers } from "#app/lib/db/schema.ts"
import { assignTransfer, type WaitingRequest } from "../assign-transfer.ts"
import type { BlockTransfer, ReadBlock } from "../chain/read-blocks.server.ts"
import { type Cursor, keptHashes, moveCursor, ofWatched, watched } from "./cursor.server.ts"
import { tellAddress } from "./waiting.server.ts"

const dayMs = 24 * 60 * 60 * 1000

/** Closed requests are still matched until a day after they expired, to leave their payments unassigned. */
const isRemembered = (now: Date) =>
  and(
    ofWatched,
    or(
      isNull(requests.closedAt),
      sql`${requests.expiresAt} > ${new Date(now.getTime() - dayMs)}::timestamptz`,
    ),
  )

/** The recipients of these blocks that have an open or recent request. */
export async function findExpected(
  db: Database,
  blocks: readonly ReadBlock[],
  now: Date,
): Promise<Set<string>> {
  const addresses = [...new Set(blocks.flatMap((block) => block.transfers.map(({ to }) => to)))]
  if (addresses.length === 0) return new Set()
  const rows = await db
    .select({ address: requests.toAddress })
    .from(requests)
    .where(and(isRemembered(now), inArray(requests.toAddress, addresses)))
  return new Set(rows.map(({ address }) => address))
}

/**
 * Stores the transfers of new blocks and the new read position in one transaction: after a
 * crash the blocks are read again, without duplicates. Triggers on the tables notify the pages.
 *
 * @param blocks those right after the cursor, with only the transfers that count
 * @returns the cursor behind them, and the ids of the stored transfers
 * @throws CursorMoved
 */
export async function storeBlocks(
  db: Database,
  { cursor, blocks, now }: { cursor: Cursor; blocks: readonly ReadBlock[]; now: Date },
): Promise<{ cursor: Cursor; came: number[] }> {
  const last = blocks.at(-1)
  if (!last) return { cursor, came: [] }
  return db.transaction(async (tx) => {
    const recent = keepNewest({
      ...cursor.recent,
      ...Object.fromEntries(blocks.map((one) => [one.number, one.hash])),
    })
    const moved = await moveCursor(tx, cursor, {
      ...{ nextBlock: last.number + 1, secondBlock: cursor.secondBlock, recent },
      ...{ heardAt: now, headAt: last.blockAt },
    })
    await undoOtherBlocks(tx, blocks, now)
    return { cursor: moved, came: await storeAll(tx, blocks, now) }
  })
}

/**
 * Stores what a second source reports for blocks already read: adds payments that the first source omitted.
 *
 * @param blocks the next blocks confirmed by one source alone; their hashes match
 * @throws CursorMoved
 */
export async function storeAgain(
  db: Database,
  { cursor, blocks, now }: { cursor: Cursor; blocks: readonly ReadBlock[]; now: Date },
): Promise<{ cursor: Cursor; came: number[] }> {
  const last = blocks.at(-1)
  if (!last) return { cursor, came: [] }
  return db.transaction(async (tx) => {
    const moved = await moveCursor(tx, cursor, {
      ...{ secondBlock: last.number + 1, secondHeardAt: now, secondHeadAt: last.blockAt },
    })
    return { cursor: moved, came: await storeAll(tx, blocks, now) }
  })
}

async function storeAll(tx: Database, blocks: readonly ReadBlock[], now: Date): Promise<number[]> {
  const came: number[] = []
  for (const block of blocks) came.push(...(await storeTransfers(tx, block, now)))
  return came
}

const keepNewest = (hashes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hashes)
      .toSorted(([a], [b]) => Number(b) - Number(a))
      .slice(0, keptHashes),
  )

/** Reverts transfers stored for other blocks at the same heights. */
async function undoOtherBlocks(tx: Database, blocks: readonly ReadBlock[], now: Date): Promise<void> {
  const numbers = blocks.map(({ number }) => number)
  const hashes = blocks.map(({ hash }) => hash)
  await tx
    .update(transfers)
    .set({ undoneAt: now })
    .where(
      and(
        eq(transfers.network, watched),
        inArray(transfers.blockNumber, numbers),
        notInArray(transfers.blockHash, hashes),
        isNull(transfers.undoneAt),
      ),
    )
}

async function storeTransfers(tx: Database, block: ReadBlock, now: Date): Promise<number[]> {
  if (block.transfers.length === 0) return []
  const waiting = await lockWaiting(tx, [...new Set(block.transfers.map(({ to }) => to))], now)
  const came: number[] = []
  for (const transfer of block.transfers.toSorted((a, b) => a.logIndex - b.logIndex)) {
    const id = await storeTransfer(tx, block, transfer, waiting, now)
    if (id !== null) came.push(id)
  }
  return came
}

type Waiting = WaitingRequest & { toAddress: string; isOpen: boolean; code: string }

/** Locked until the transaction ends, so that a cashier cannot cancel or assign a request meanwhile. */
async function lockWaiting(tx: Database, addresses: string[], now: Date): Promise<Waiting[]> {
  const rows = await tx
    .select()
    .from(requests)
    .where(and(isRemembered(now), inArray(requests.toAddress, addresses)))
    .orderBy(requests.id)
    .for("update")
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sums = await tx
    .select({ id: transfers.requestId, came: sql<string>`sum(${transfers.amount})` })
    .from(transfers)
    .innerJoin(requests, and(eq(requests.id, transfers.requestId), eq(requests.asset, transfers.asset)))
    .where(and(inArray(transfers.requestId, ids), isNull(transfers.undoneAt)))
    .groupBy(transfers.requestId)
  const came = new Map(sums.map((row) => [row.id, BigInt(row.came)]))
  return rows.flatMap(({ createdBlock, ...row }) =>
    createdBlock === null
      ? []
      : [{ ...row, createdBlock, came: came.get(row.id) ?? 0n, isOpen: row.closedAt === null }],
  )
}

/** @returns the id of its row; null if the transfer is ignored or already stored */
async function storeTransfer(
  tx: Database,
  { number: blockNumber, hash: blockHash, blockAt }: ReadBlock,
  { from, to, ...transfer }: BlockTransfer,
  waiting: Waiting[],
  now: Date,
): Promise<number | null> {
  const place = { blockNumber, blockHash, blockAt, logIndex: transfer.logIndex }
  const known = await findKnown(tx, { ...transfer, to })
  const whose = (id: number | null) => waiting.find((one) => one.id === id)
  if (known) {
    if (known.undoneAt === null && known.blockHash === blockHash) return null
    await tx
      .update(transfers)
      .set({ ...place, undoneAt: null, secondSourceAt: null, seenAt: now })
      .where(eq(transfers.id, known.id))
    const request = known.undoneAt ? whose(known.requestId) : undefined
    if (request?.asset === transfer.asset) request.came += transfer.amount
    return known.id
  }
  const atAddress = waiting.filter(({ toAddress }) => toAddress === to)
  const assignment = assignTransfer({ ...transfer, from, to, blockNumber, blockAt }, atAddress)
  if (assignment.kind === "ignored") return null
  const request = assignment.kind === "assigned" ? whose(assignment.request) : undefined
  const [stored] = await tx
    .insert(transfers)
    .values({
      ...{ ...transfer, ...place, network: watched, toAddress: to, seenAt: now },
      ...(request ? { requestId: request.id, assignedBy: "auto" as const } : {}),
    })
    .returning({ id: transfers.id })
  if (request) request.came += transfer.amount
  // Triggers notify the pages of the request of a transfer. An unassigned one may concern all requests of the address.
  else await tellAddress(tx, to)
  return stored?.id ?? null
}

/** The stored row of this transfer, or of the same one in a replaced block. Its log index may have changed. */
async function findKnown(tx: Database, { asset, txHash, logIndex, to, amount }: Omit<BlockTransfer, "from">) {
  const [known] = await tx
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.network, watched),
        eq(transfers.txHash, txHash),
        eq(transfers.asset, asset),
        eq(transfers.toAddress, to),
        eq(transfers.amount, amount),
        or(eq(transfers.logIndex, logIndex), sql`${transfers.undoneAt} is not null`),
      ),
    )
    .orderBy(sql`${transfers.logIndex} = ${logIndex} desc`, transfers.id)
    .limit(1)
  return known
}
