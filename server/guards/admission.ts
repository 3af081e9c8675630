/** In this order they are let in: a form holds what somebody typed; a page that is kept answers many. */
const order = ["form", "kept", "page"] as const
export type Kind = (typeof order)[number]

/**
 * One kind begins while fewer than `below` requests, of any kind, are in work; up to `waiting` of it wait for that, each
 * `waitMs` at most.
 */
export type Share = { below: number; waiting: number; waitMs: number }

export type Admission = {
  /** @returns what to call at the end; undefined when there is no room, at once or after waiting */
  enter(kind: Kind): Promise<(() => void) | undefined>
  /** Call for each new connection. */
  newcomer(): void
  readonly running: number
  readonly waiting: number
}

type Waiting = { begin(leave: (() => void) | undefined): void; until: number }

/** About four milliseconds each: so long does a reader of a kept page wait for the others. */
const beginsPerTurn = 4
/**
 * Node accepts one connection a turn. While somebody new comes each turn, so many of them are let in before the next page
 * is made; else a crowd of 400 waits for 400 turns with a page in each.
 */
const turnsForNewcomers = 50

/**
 * Bounds what is in work and what waits for it. Only a few begin in a turn of the event loop: a page that waits for
 * nothing is rendered in one go, and without the turns in between, everybody who came after it, readers of kept pages
 * too, would wait unseen and uncounted in the kernel until all before them are rendered.
 */
export function createAdmission(shares: Partial<Record<Kind, Share>>): Admission {
  const queues: Record<Kind, Waiting[]> = { form: [], kept: [], page: [] }
  let running = 0
  let isTurnAhead = false
  let newcomers = 0
  let turnsLeft = turnsForNewcomers
  let sweep: NodeJS.Timeout | undefined

  const start = () => {
    running++
    let left = false
    return () => {
      if (left) return
      left = true
      running--
      planTurn()
    }
  }

  const isFree = (kind: Kind) => running < (shares[kind]?.below ?? 0)

  const hasWork = () => order.some((kind) => queues[kind].length > 0 && isFree(kind))

  const planTurn = () => {
    if (isTurnAhead || !hasWork()) return
    isTurnAhead = true
    setImmediate(takeTurn)
  }

  const takeTurn = () => {
    if (newcomers > 0 && turnsLeft > 0) {
      newcomers = 0
      turnsLeft--
      setImmediate(takeTurn)
      return
    }
    isTurnAhead = false
    turnsLeft = turnsForNewcomers
    // Those that are set now all run in the next turn, each followed by what it has begun.
    for (let times = 0; times < beginsPerTurn; times++) setImmediate(begin)
  }

  const begin = () => {
    refuseLate()
    const kind = order.find((kind) => queues[kind].length > 0 && isFree(kind))
    if (kind) queues[kind].shift()?.begin(start())
    planTurn()
  }

  /** Whoever waited too long has a person in front of it who has given up, or soon will. */
  const refuseLate = () => {
    const now = performance.now()
    for (const kind of order)
      while ((queues[kind][0]?.until ?? Number.POSITIVE_INFINITY) <= now)
        queues[kind].shift()?.begin(undefined)
    const isEmpty = order.every((kind) => queues[kind].length === 0)
    if (isEmpty) clearInterval(sweep)
    if (isEmpty) sweep = undefined
    else sweep ??= setInterval(refuseLate, 50)
  }

  return {
    async enter(kind) {
      const share = shares[kind]
      if (!share || queues[kind].length >= share.waiting) return undefined
      return new Promise((begin) => {
        queues[kind].push({ begin, until: performance.now() + share.waitMs })
        if (isFree(kind)) planTurn()
        else sweep ??= setInterval(refuseLate, 50)
      })
    },
    newcomer() {
      newcomers++
    },
    get running() {
      return running
    },
    get waiting() {
      return order.reduce((sum, kind) => sum + queues[kind].length, 0)
    },
  }
}
