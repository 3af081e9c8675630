import type pg from "pg"
import type { Database } from "#app/lib/db/client.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Ask } from "../chain/ask.server.ts"
import { NoAnswer } from "../chain/no-answer.ts"
import { blockSeconds } from "../chain/options.ts"
import { askHead, checkChain } from "../chain/read-blocks.server.ts"
import { sourceOf } from "../chain/source.ts"
import { untilStopped } from "../chain/until-stopped.ts"
import { findPaymentsMode } from "../payments-mode.server.ts"
import { closeSettled } from "./close-requests.server.ts"
import {
  type Cursor,
  CursorMoved,
  findCursor,
  goBackToAgreed,
  keepHeard,
  placeCursor,
  sightOf,
  tellAllOpen,
  watched,
} from "./cursor.server.ts"
import { createPace } from "./pace.ts"
import { readAgain, readOn, SourcesDiffer } from "./read-on.server.ts"
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
  /** Tests use another block time and a shorter gap. */
  blockMs?: number
  longestGap?: number
}

/** Interval for checking the database while no request is open. No endpoint is polled then. */
const idleMs = 1_000
/** Poll interval while no request is urgent. */
const slowMs = 60_000
/** How long the check for the right chain is valid. */
const checkedMs = 10 * 60_000
/** Endpoints that differ by more blocks are assumed to be on different chains. */
const farBlocks = 100
const heardEveryMs = 5_000
/** How long a reported newest block is trusted as a lower bound. */
const headGoodMs = 15_000
const blindAfterMs = 30_000
/** Without a block for so long, the chain or its endpoint has stopped (5 s block time). */
const standingMs = 20_000
const silentSourceMs = 10_000
/** Other endpoints may be slightly behind. After 10 s without confirmation they are polled less often. */
const confirmEveryMs = 1_000
const confirmLaterMs = 30_000

/** Whether some blocks are confirmed by one source alone. */
const isReadOnce = ({ secondBlock, nextBlock }: Cursor) => secondBlock < nextBlock

/**
 * Watches layer 2 while requests are open, on one instance at a time. Each round polls
 * once. Failures of endpoints never throw: they become the states `blind` and `one-source`.
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
  /** The newest block of each source, and when it was reported, by performance.now(). */
  const heads = new Map<string, { head: number; at: number }>()
  /** The source of the blocks that one source alone has reported; undefined if unknown. */
  let reader: string | undefined
  const tellers = new Map<number, string>()
  const toldAsOneSource = new Set<number>()
  let cursor: Cursor | undefined
  let mayBeUnconfirmed = true
  let confirmAt = 0
  let closedUpTo = 0
  let isBlind = false
  let pauseMs = idleMs
  let lookedAt = Number.NEGATIVE_INFINITY

  /** Discards in-memory state that may differ from the stored state. */
  function forget() {
    cursor = undefined
    mayBeUnconfirmed = true
    confirmAt = 0
  }

  /** Pauses the endpoint and discards its newest block, so that it does not hold up the others. */
  function failed(url: string) {
    turns.failed(url, performance.now())
    heads.delete(sourceOf(url))
  }

  async function rest() {
    forget()
    reader = undefined
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
      await lookAgain(asking, urls, stop)
      await confirm(asking, urls)
      if (cursor && cursor.nextBlock !== closedUpTo) {
        await closeSettled(db, cursor, clock())
        closedUpTo = cursor.nextBlock
      }
      if (waiting.isHurried) await tellOfBlindness()
    } catch (error) {
      forget()
      reader = undefined
      if (!(error instanceof CursorMoved)) throw error
    } finally {
      if (waiting.isHurried) {
        const untilConfirm = mayBeUnconfirmed
          ? Math.max(0, confirmAt - performance.now())
          : Number.POSITIVE_INFINITY
        const untilAgain = cursor && isReadOnce(cursor) ? confirmEveryMs : Number.POSITIVE_INFINITY
        pauseMs = Math.min(untilConfirm, untilAgain, pace.pauseMs(clock().getTime()))
      }
    }
  }

  async function look(asking: Ask, url: string, urls: string[], isNew: boolean, stop?: AbortSignal) {
    try {
      if ((checked.get(url) ?? 0) < performance.now()) {
        await checkChain(asking, url)
        checked.set(url, performance.now() + checkedMs)
      }
      const source = sourceOf(url)
      const otherUrls = urls.filter((other) => sourceOf(other) !== source)
      const ready = turns.ready(otherUrls, performance.now())
      const [head] = await Promise.all([askHeadOf(asking, url), askHeads(asking, ready)])
      const isFarFrom = (other: number) => Math.abs(head - other) > farBlocks
      const known = cursor ?? (await findCursor(db))
      const isNear = known !== undefined && !isFarFrom(known.nextBlock)
      // Also the paused ones: they may know this block.
      if (!isNear) await askHeads(asking, otherUrls)
      const others = otherUrls.flatMap((other) => knownHead(other) ?? [])
      if (others.length > 0 ? others.every(isFarFrom) : !isNear) {
        // A single endpoint must not move the cursor to blocks that never existed.
        if (others.length > 0) turns.skip(url, urls)
        return pace.sawNothing(clock().getTime())
      }
      // A newest block reported by one source alone may not exist.
      const top = others.length > 0 ? Math.min(head, Math.max(...others)) : head
      if (!cursor || !isNear || isNew) {
        const place = {
          head: top,
          longestGap,
          blockMs: blockMs || blockSeconds[watched] * 1000,
          now: clock(),
        }
        const { cursor: placed, skipped } = await placeCursor(db, place)
        cursor = placed
        if (skipped) log.warn("payments.not-watched", { ...skipped, to: placed.nextBlock })
      }
      const isAhead = others.length > 0 && cursor.nextBlock > top + 1
      if (isReadOnce(cursor) && (isAhead || reader !== source)) {
        cursor = await goBackToAgreed(db, cursor, isAhead ? top : cursor.nextBlock, clock())
        forgetUnconfirmed()
      }
      reader = source
      if (top < cursor.nextBlock) await hearNothingNew(url, urls, head, others.length > 0)
      else {
        const read = await readOn(db, asking, { url, head: top, cursor, clock, stop, onBlock: pace.sawBlock })
        cursor = read.cursor
        noteCame(read.came, url)
      }
      turns.worked(url)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      // Some blocks may have been stored before the failure.
      forget()
      failed(url)
      pace.sawNothing(clock().getTime())
      log.warn("payments.no-answer", { host: new URL(url).host, problem: error.problem })
    }
  }

  function noteCame(came: readonly number[], url: string) {
    for (const id of came) tellers.set(id, sourceOf(url))
    if (came.length > 0) forgetUnconfirmed()
  }

  function forgetUnconfirmed() {
    mayBeUnconfirmed = true
    confirmAt = 0
  }

  async function askHeadOf(asking: Ask, url: string): Promise<number> {
    const head = await askHead(asking, url)
    heads.set(sourceOf(url), { head, at: performance.now() })
    return head
  }

  /** Polls for the newest blocks and waits for the first answer only, so that a hanging endpoint causes no delay. */
  async function askHeads(asking: Ask, urls: string[]): Promise<void> {
    const answers = urls.map(async (url) => {
      try {
        await askHeadOf(asking, url)
      } catch (error) {
        if (error instanceof NoAnswer) failed(url)
        throw error
      }
    })
    try {
      await Promise.any(answers)
    } catch (error) {
      const unexpected = (error as AggregateError).errors.find((one) => !(one instanceof NoAnswer))
      if (unexpected) throw unexpected
    }
  }

  /** The newest block that its source reported recently. */
  function knownHead(url: string): number | undefined {
    const known = heads.get(sourceOf(url))
    return known && performance.now() - known.at < headGoodMs ? known.head : undefined
  }

  /** Reads the same blocks from a second source: transfers that the first one omitted would stay hidden otherwise. */
  async function lookAgain(asking: Ask, urls: string[], stop?: AbortSignal) {
    if (!cursor || !isReadOnce(cursor)) return
    const { secondBlock } = cursor
    const knows = (url: string) => (knownHead(url) ?? 0) >= secondBlock
    const url = turns
      .ready(urls, performance.now())
      .find((other) => sourceOf(other) !== reader && knows(other))
    const head = url ? knownHead(url) : undefined
    if (!url || head === undefined) return
    try {
      const read = await readAgain(db, asking, { url, head, cursor, clock, stop })
      cursor = read.cursor
      noteCame(read.came, url)
      turns.worked(url)
    } catch (error) {
      failed(url)
      if (error instanceof NoAnswer) {
        forget()
        log.warn("payments.no-answer", { host: new URL(url).host, problem: error.problem })
      } else if (error instanceof SourcesDiffer) {
        // It is unknown which source is right. Pause both, so that a third one is used if there is one.
        const first = urls.find((other) => sourceOf(other) === reader)
        if (first) failed(first)
        log.warn("payments.sources-differ", { block: secondBlock, one: reader, other: sourceOf(url) })
        forget()
        reader = undefined
      } else throw error
    }
  }

  async function hearNothingNew(url: string, urls: string[], head: number, byTwo: boolean) {
    pace.sawNothing(clock().getTime())
    if (!cursor) return
    const now = clock()
    const isStanding = !cursor.headAt || now.getTime() - cursor.headAt.getTime() > standingMs
    // Another endpoint may know more: this one is behind the cursor, or its newest block is old.
    if (head < cursor.nextBlock - 1 || isStanding) turns.skip(url, urls)
    if (!cursor.heardAt || now.getTime() - cursor.heardAt.getTime() >= heardEveryMs) {
      const isAgreed = byTwo && !isReadOnce(cursor)
      await keepHeard(db, now, isAgreed)
      cursor = { ...cursor, heardAt: now, ...(isAgreed && { secondHeardAt: now }) }
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
      onFailure: failed,
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
    const { heardAt, headAt } = sightOf(known)
    const isBlindNow = isOld(heardAt, blindAfterMs) || isOld(headAt, 2 * blindAfterMs)
    if (isBlindNow !== isBlind) await tellAllOpen(db)
    isBlind = isBlindNow
  }

  return { round, pauseMs: () => pauseMs, stop: lock.giveUp }
}
