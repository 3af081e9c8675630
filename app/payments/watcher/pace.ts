/** Asked so often for a block that is due; less and less often for one that does not come for longer than a block takes. */
const soonestMs = 250
const slowestMs = 2_000
const patientLooks = 24
/** We look a moment before a block is due, and so find it a moment after it came. */
const earlyMs = 150
/** One that was there at the first look may have been there for long: the next one is waited for from earlier on. */
const earlierMs = 1_250

/**
 * When to look for the next block. A block's clock may go wrong by minutes against ours, but all blocks are wrong by the same: the
 * shortest time from one's stamp to when we saw it come is how far it is off.
 *
 * @param blockMs from one block to the next; 0 for a chain that makes one for each transaction
 */
export function createPace(blockMs: number) {
  let offsets: number[] = []
  let dueMs = 0
  let inVain = 0
  let lookedInVainMs = Number.NEGATIVE_INFINITY
  return {
    /** There was a new block. @param blockAt its own time @param nowMs ours */
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
    /** How long to wait before the next look. */
    pauseMs(nowMs: number): number {
      const between =
        inVain < patientLooks ? soonestMs : Math.min(slowestMs, soonestMs * 2 ** (inVain - patientLooks + 1))
      const untilDue = dueMs - nowMs
      return untilDue > between && untilDue <= blockMs ? untilDue : between
    },
  }
}
