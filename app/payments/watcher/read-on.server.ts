import type { Database } from "#app/lib/db/client.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Ask } from "../chain/ask.server.ts"
import { NoAnswer } from "../chain/no-answer.ts"
import { askTransfers, type ReadBlock, readBlocks } from "../chain/read-blocks.server.ts"
import { type Cursor, stepBack } from "./cursor.server.ts"
import { findExpected, storeAgain, storeBlocks } from "./store-blocks.server.ts"

/** Blocks per batch. Nodes limit the number of logs and of calls per batch. */
const mostBlocks = 20

type Reading = {
  url: string
  /** Number of the newest block. */
  head: number
  cursor: Cursor
  clock: Clock
  stop?: AbortSignal
  onBlock(blockAt: Date, nowMs: number): void
}

/**
 * Reads from the cursor to the newest block and stores the expected transfers. If a block is
 * not the child of the one read before it, that one was replaced, and the cursor moves back.
 *
 * @returns the cursor behind the last block, and the ids of the transfers from this endpoint
 * @throws NoAnswer, CursorMoved; blocks stored before that remain stored
 */
export async function readOn(
  db: Database,
  ask: Ask,
  { url, head, cursor: start, clock, stop, onBlock }: Reading,
): Promise<{ cursor: Cursor; came: number[] }> {
  let cursor = start
  const came: number[] = []
  while (cursor.nextBlock <= head && !stop?.aborted) {
    const blocks = await readSpan(
      ask,
      url,
      cursor.nextBlock,
      Math.min(head, cursor.nextBlock + mostBlocks - 1),
    )
    const before = cursor.recent[String(cursor.nextBlock - 1)]
    if (before !== undefined && blocks[0]?.parentHash !== before) {
      cursor = await stepBack(db, cursor, clock())
      continue
    }
    const expected = await onlyExpected(db, ask, url, blocks, clock())
    const stored = await storeBlocks(db, { cursor, blocks: expected, now: clock() })
    cursor = stored.cursor
    came.push(...stored.came)
    const newest = blocks.at(-1)
    if (newest) onBlock(newest.blockAt, clock().getTime())
  }
  return { cursor, came }
}

/** Two sources returned different blocks: one of them is on another chain or invents blocks. */
export class SourcesDiffer extends Error {}

/**
 * Reads blocks known from one source a second time, from another source, and stores transfers that the first source omitted.
 *
 * @param head the newest block of this endpoint
 * @returns the cursor behind the last block that both sources confirmed, and the ids of the added transfers
 * @throws NoAnswer, CursorMoved, SourcesDiffer; blocks stored before that remain stored
 */
export async function readAgain(
  db: Database,
  ask: Ask,
  { url, head, cursor: start, clock, stop }: Omit<Reading, "onBlock">,
): Promise<{ cursor: Cursor; came: number[] }> {
  let cursor = start
  const came: number[] = []
  while (!stop?.aborted) {
    const last = Math.min(head, cursor.nextBlock - 1, cursor.secondBlock + mostBlocks - 1)
    if (last < cursor.secondBlock) break
    const blocks = await readSpan(ask, url, cursor.secondBlock, last)
    const differs = ({ number, hash }: ReadBlock) => (cursor.recent[String(number)] ?? hash) !== hash
    if (blocks.some(differs)) throw new SourcesDiffer()
    const expected = await onlyExpected(db, ask, url, blocks, clock())
    const stored = await storeAgain(db, { cursor, blocks: expected, now: clock() })
    cursor = stored.cursor
    came.push(...stored.came)
  }
  return { cursor, came }
}

/** Halves the range if the answer exceeds the size limit. */
async function readSpan(ask: Ask, url: string, from: number, to: number): Promise<ReadBlock[]> {
  try {
    return await readBlocks(ask, url, from, to)
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.problem !== "too-long" || from === to) throw error
    return readSpan(ask, url, from, from + Math.floor((to - from) / 2))
  }
}

/**
 * Filters for transfers to addresses with open requests. Drops failed payments in the native coin, which are part of a block too.
 */
async function onlyExpected(
  db: Database,
  ask: Ask,
  url: string,
  blocks: readonly ReadBlock[],
  now: Date,
): Promise<ReadBlock[]> {
  const addresses = await findExpected(db, blocks, now)
  const coins = blocks.flatMap(({ hash, transfers }) =>
    transfers
      .filter(({ asset, to }) => asset === "guapx" && addresses.has(to))
      .map((transfer) => ({ ...transfer, blockHash: hash })),
  )
  const shown = await askTransfers(ask, url, coins)
  // The node returned this block a moment ago but not its receipt. Throw, so that the block is read again and no payment is lost.
  if (shown.includes("unknown")) throw new NoAnswer("malformed")
  const failed = new Set(coins.filter((_, index) => shown[index] === "failed").map(({ txHash }) => txHash))
  return blocks.map((block) => ({
    ...block,
    transfers: block.transfers.filter(
      ({ asset, to, txHash }) => addresses.has(to) && !(asset === "guapx" && failed.has(txHash)),
    ),
  }))
}
