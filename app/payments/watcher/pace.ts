/** Pauses between polls for a block that is due. They grow if the block is late by more than a block time. */
const soonestMs = 250
const slowestMs = 2_000
const patientLooks = 24
/** The first poll for a block is this early. */
const earlyMs = 150
/** A block found by the first poll may be old. The next block is then polled for from this much earlier. */
const earlierMs = 1_250

/**
 * Schedules the polls for new blocks. The clock of the chain may be off by minutes, but by the same
 * for all blocks: the shortest time between the timestamp of a block and its detection is the offset.
 *
 * @param blockMs block time; 0 for a chain that mines a block per transaction
 */
export function createPace(blockMs: number) {
  let offsets: number[] = []
  let dueMs = 0
  let inVain = 0
  let lookedInVainMs = Number.NEGATIVE_INFINITY
  return {
    /** A new block was found. @param blockAt its timestamp @param nowMs local time */
    sawBlock(blockAt: Date, nowMs: number) {
      const offset = nowMs - blockAt.getTime()
      const cameMeanwhile = nowMs - lookedInVainMs < 2 * soonestMs
      if (cameMeanwhile) offsets = [...offsets.slice(-29), offset]
      const shortest = Math.min(...offsets, offset)
      dueMs =
        offsets.length > 0
          ? blockAt.getTime() + shortest + blockMs - (cameMeanwhile ? earlyMs : earlierMs)
          : 0
      inVain = 0
    },
    sawNothing(nowMs: number) {
      inVain += 1
      lookedInVainMs = nowMs
    },
    /** Time until the next poll, in ms. */
    pauseMs(nowMs: number): number {
      const between =
        inVain < patientLooks ? soonestMs : Math.min(slowestMs, soonestMs * 2 ** (inVain - patientLooks + 1))
      const untilDue = dueMs - nowMs
      return untilDue > between && untilDue <= blockMs ? untilDue : between
    },
  }
}
