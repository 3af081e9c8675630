import type { Database } from "#app/lib/db/client.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Ask } from "../chain/ask.server.ts"
import { NoAnswer } from "../chain/no-answer.ts"
import { askTransfers, type ReadBlock, readBlocks } from "../chain/read-blocks.server.ts"
import { type Cursor, stepBack } from "./cursor.server.ts"
import { findExpected, storeAgain, storeBlocks } from "./store-blocks.server.ts"

/** Read and stored at once: nodes have limits for how many logs and answers they give. */
const mostBlocks = 20

type Reading = {
  url: string
  /** The newest block. */
  head: number
  cursor: Cursor
  clock: Clock
  stop?: AbortSignal
  onBlock(blockAt: Date, nowMs: number): void
}

/**
 * Reads from the cursor to the newest block and stores what came. Where a block does not follow the one that was read before it, that
 * one has gone, and the reading steps back.
 *
 * @returns the cursor behind the last block, and the transfers that this endpoint told of
 * @throws NoAnswer, CursorMoved: what was stored until then stays
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

/** Another source tells of other blocks than the first one did: one of them is on another chain, or invents it. */
export class SourcesDiffer extends Error {}

/**
 * Reads the blocks once more of which one source alone has told, from another one, and stores what that one knows besides.
 *
 * @param head the newest block that this endpoint knows
 * @returns the cursor behind the last block that both told of, and the transfers of which the first one said nothing
 * @throws NoAnswer, CursorMoved, SourcesDiffer: what was stored until then stays
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

/** Blocks may be so full that an answer is longer than we read: then fewer are asked for. */
async function readSpan(ask: Ask, url: string, from: number, to: number): Promise<ReadBlock[]> {
  try {
    return await readBlocks(ask, url, from, to)
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.problem !== "too-long" || from === to) throw error
    return readSpan(ask, url, from, from + Math.floor((to - from) / 2))
  }
}

/** Leaves what somebody waits for, without payments in coin that failed: they stand in a block too. */
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
  // The node told of the block a moment ago: it is asked again, so that nothing is lost.
  if (shown.includes("unknown")) throw new NoAnswer("malformed")
  const failed = new Set(coins.filter((_, index) => shown[index] === "failed").map(({ txHash }) => txHash))
  return blocks.map((block) => ({
    ...block,
    transfers: block.transfers.filter(
      ({ asset, to, txHash }) => addresses.has(to) && !(asset === "guapx" && failed.has(txHash)),
    ),
  }))
}
