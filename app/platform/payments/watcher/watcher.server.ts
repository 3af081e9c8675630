import type pg from "pg"
import type { Database } from "#app/db/client.server.ts"
import type { Ask } from "#app/platform/chain/ask.server.ts"
import { NoAnswer } from "#app/platform/chain/no-answer.ts"
import { blockSeconds } from "#app/platform/chain/options.ts"
import { askHead, checkChain } from "#app/platform/chain/read-blocks.server.ts"
import { untilStopped } from "#app/platform/chain/until-stopped.ts"
import type { Clock } from "#app/platform/clock.ts"
import type { Log } from "#app/platform/log.ts"
import { findPaymentsMode } from "../payments-mode.server.ts"
import { closeSettled } from "./close-requests.server.ts"
import {
  type Cursor,
  CursorMoved,
  findCursor,
  keepHeard,
  placeCursor,
  tellAllOpen,
  watched,
} from "./cursor.server.ts"
import { createPace } from "./pace.ts"
import { readOn } from "./read-on.server.ts"
import { confirmTransfers, listUnconfirmed } from "./second-source.server.ts"
import { createTurns } from "./turns.ts"
import { findWaiting, listEndpoints, tellRequest } from "./waiting.server.ts"
import { createWatchLock } from "./watch-lock.server.ts"

type WatcherParts = {
  db: Database
  pool: pg.Pool
  ask: Ask
  clock: Clock
  log: Log
  /** Tests have a chain of another pace, and a shorter gap. */
  blockMs?: number
  longestGap?: number
}

/** While nobody waits, the database alone is asked whether somebody does. */
const idleMs = 1_000
/** How often, where nobody is in a hurry. */
const slowMs = 60_000
/** An endpoint was of this chain; whether it still is is asked again. */
const checkedMs = 10 * 60_000
/** Two endpoints that are so far apart do not know the same chain. */
const farBlocks = 100
const heardEveryMs = 5_000
const blindAfterMs = 30_000
/** A chain of 5 s blocks that has none for so long stands, or its endpoint does. */
const standingMs = 20_000
const silentSourceMs = 10_000
/** Another endpoint may be a moment behind; one that shows nothing in ten seconds is asked less often. */
const confirmEveryMs = 1_000
const confirmLaterMs = 30_000

/**
 * Watches layer 2 for whoever has an open request, as one of all instances. Each round looks once, and never throws for what an
 * endpoint does: that is what `blind` and `one-source` are for.
 */
export function createWatcher({
  db,
  pool,
  ask,
  clock,
  log,
  blockMs = blockSeconds[watched] * 1000,
  longestGap = 20_000,
}: WatcherParts) {
  const lock = createWatchLock(pool)
  const turns = createTurns()
  const pace = createPace(blockMs)
  const checked = new Map<string, number>()
  const tellers = new Map<number, string>()
  const toldAsOneSource = new Set<number>()
  let cursor: Cursor | undefined
  let mayBeUnconfirmed = true
  let confirmAt = 0
  let closedUpTo = 0
  let isBlind = false
  let pauseMs = idleMs
  let lookedAt = Number.NEGATIVE_INFINITY

  /** What is in memory may not be what is stored. */
  function forget() {
    cursor = undefined
    mayBeUnconfirmed = true
    confirmAt = 0
  }

  async function rest() {
    forget()
    pauseMs = idleMs
    await lock.giveUp()
  }

  async function round(stop?: AbortSignal): Promise<void> {
    const waiting = (await findPaymentsMode(db)) === "watch" ? await findWaiting(db, clock()) : null
    if (!waiting || !(await lock.take())) return rest()
    pauseMs = idleMs
    if (!waiting.isHurried && performance.now() - lookedAt < slowMs) return
    lookedAt = performance.now()
    const urls = await listEndpoints(db)
    const asking = untilStopped(ask, stop)
    const url = turns.pick(urls, performance.now())
    try {
      if (url) await look(asking, url, urls, waiting.isNew, stop)
      await confirm(asking, urls)
      if (cursor && cursor.nextBlock !== closedUpTo) {
        await closeSettled(db, cursor, clock())
        closedUpTo = cursor.nextBlock
      }
      if (waiting.isHurried) await tellOfBlindness()
    } catch (error) {
      forget()
      if (!(error instanceof CursorMoved)) throw error
    } finally {
      if (waiting.isHurried) {
        const untilConfirm = mayBeUnconfirmed
          ? Math.max(0, confirmAt - performance.now())
          : Number.POSITIVE_INFINITY
        pauseMs = Math.min(untilConfirm, pace.pauseMs(clock().getTime()))
      }
    }
  }

  async function look(asking: Ask, url: string, urls: string[], isNew: boolean, stop?: AbortSignal) {
    try {
      if ((checked.get(url) ?? 0) < performance.now()) {
        await checkChain(asking, url)
        checked.set(url, performance.now() + checkedMs)
      }
      const head = await askHead(asking, url)
      const isFarFrom = (other: number) => Math.abs(head - other) > farBlocks
      const known = cursor ?? (await findCursor(db))
      const isNear = known !== undefined && !isFarFrom(known.nextBlock)
      const others = isNear ? [head] : await askOtherHeads(asking, url, urls)
      if (others.every(isFarFrom)) {
        // One endpoint alone must not send us to where the chain never was.
        if (others.length > 0) turns.skip(url, urls)
        return pace.sawNothing(clock().getTime())
      }
      if (!cursor || !isNear || isNew) {
        const place = { head, longestGap, blockMs: blockMs || blockSeconds[watched] * 1000, now: clock() }
        const { cursor: placed, skipped } = await placeCursor(db, place)
        cursor = placed
        if (skipped) log.warn("payments.not-watched", { ...skipped, to: placed.nextBlock })
      }
      if (head < cursor.nextBlock) await hearNothingNew(url, urls, head)
      else {
        const read = await readOn(db, asking, { url, head, cursor, clock, stop, onBlock: pace.sawBlock })
        cursor = read.cursor
        for (const id of read.came) tellers.set(id, new URL(url).host)
        if (read.came.length > 0) {
          mayBeUnconfirmed = true
          confirmAt = 0
        }
      }
      turns.worked(url)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      // Some blocks may have been stored before it failed.
      forget()
      turns.failed(url, performance.now())
      pace.sawNothing(clock().getTime())
      log.warn("payments.no-answer", { host: new URL(url).host, problem: error.problem })
    }
  }

  /** Also of those that rest: they may know this. */
  async function askOtherHeads(asking: Ask, url: string, urls: string[]): Promise<number[]> {
    const others = urls.filter((other) => new URL(other).host !== new URL(url).host)
    const heads = await Promise.all(
      others.map((other) =>
        askHead(asking, other).catch((error: unknown) => {
          if (!(error instanceof NoAnswer)) throw error
          return []
        }),
      ),
    )
    return heads.flat()
  }

  async function hearNothingNew(url: string, urls: string[], head: number) {
    pace.sawNothing(clock().getTime())
    if (!cursor) return
    const now = clock()
    const isStanding = !cursor.headAt || now.getTime() - cursor.headAt.getTime() > standingMs
    // Another may know more: this one is behind what was read before, or its newest block is old.
    if (head < cursor.nextBlock - 1 || isStanding) turns.skip(url, urls)
    if (!cursor.heardAt || now.getTime() - cursor.heardAt.getTime() >= heardEveryMs) {
      await keepHeard(db, now)
      cursor = { ...cursor, heardAt: now }
    }
  }

  async function confirm(asking: Ask, urls: string[]) {
    if (!mayBeUnconfirmed || performance.now() < confirmAt) return
    const unconfirmed = await listUnconfirmed(db, clock())
    if (unconfirmed.length === 0) {
      mayBeUnconfirmed = false
      return
    }
    const at = performance.now()
    const confirmed = await confirmTransfers(db, asking, {
      ...{ unconfirmed, urls: turns.ready(urls, at), tellers, clock },
      onFailure: (url) => turns.failed(url, at),
    })
    mayBeUnconfirmed = confirmed < unconfirmed.length
    const silent = unconfirmed.filter(({ seenAt }) => clock().getTime() - seenAt.getTime() > silentSourceMs)
    confirmAt = performance.now() + (silent.length === unconfirmed.length ? confirmLaterMs : confirmEveryMs)
    for (const { id, requestId } of silent) {
      if (requestId !== null && !toldAsOneSource.has(id)) await tellRequest(db, requestId)
      toldAsOneSource.add(id)
    }
    if (!mayBeUnconfirmed) {
      tellers.clear()
      toldAsOneSource.clear()
    }
  }

  async function tellOfBlindness() {
    const known = cursor ?? (await findCursor(db))
    const isOld = (time: Date | null | undefined, ms: number) =>
      !time || clock().getTime() - time.getTime() > ms
    const isBlindNow = isOld(known?.heardAt, blindAfterMs) || isOld(known?.headAt, 2 * blindAfterMs)
    if (isBlindNow !== isBlind) await tellAllOpen(db)
    isBlind = isBlindNow
  }

  return { round, pauseMs: () => pauseMs, stop: lock.giveUp }
}
