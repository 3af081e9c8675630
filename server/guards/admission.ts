/** In order of priority: a form contains a visitor's input; a page that is in the cache (`kept`) answers many requests. */
const order = ["form", "kept", "page"] as const
export type Kind = (typeof order)[number]

/**
 * The limits of one kind of request. It begins while fewer than `below` requests of any kind run, and fewer than `ofOne` of the
 * same visitor and kind. Up to `waiting` requests of the kind wait for that, each `waitMs` at most.
 */
export type Share = { below: number; ofOne: number; waiting: number; waitMs: number }

export type Admission = {
  /**
   * @param visitor visitors who wait take turns, however many requests each of them has
   * @returns call it when the request ends; undefined when the request is refused, at once or after waiting
   */
  enter(kind: Kind, visitor: string): Promise<(() => void) | undefined>
  /** Whether one more request would begin or wait. */
  hasRoom(kind: Kind, visitor: string): boolean
  readonly running: number
  readonly waiting: number
}

type Waiting = {
  visitor: string
  /** A visitor's first waiting request has the next turn, the second the turn after it, and so on. */
  turn: number
  begin(leave: (() => void) | undefined): void
  until: number
}

/** The waiting requests of one kind, in order of arrival. */
type Queue = {
  entries: Waiting[]
  /** The turn of the request that began last. */
  turn: number
  /** The number of running requests by visitor. */
  running: Map<string, number>
}

/**
 * Limits the running requests and the queue behind them. At most one request begins in each iteration of the event loop:
 * rendering is synchronous, and a second one would delay cached pages and requests that are not read from their sockets yet.
 */
export function createAdmission(shares: Partial<Record<Kind, Share>>): Admission {
  const newQueue = (): Queue => ({ entries: [], turn: 0, running: new Map() })
  const queues: Record<Kind, Queue> = { form: newQueue(), kept: newQueue(), page: newQueue() }
  let running = 0
  let isTurnAhead = false
  let sweep: NodeJS.Timeout | undefined

  const start = (kind: Kind, visitor: string) => {
    const own = queues[kind].running
    running++
    own.set(visitor, (own.get(visitor) ?? 0) + 1)
    let left = false
    return () => {
      if (left) return
      left = true
      running--
      const others = (own.get(visitor) ?? 0) - 1
      if (others > 0) own.set(visitor, others)
      else own.delete(visitor)
      planTurn()
    }
  }

  /** The next request to begin: the first one with the lowest turn. */
  const nextOf = (kind: Kind): Waiting | undefined => {
    const share = shares[kind]
    if (!share || running >= share.below) return undefined
    const { entries, running: own } = queues[kind]
    const free = entries.filter(({ visitor }) => (own.get(visitor) ?? 0) < share.ofOne)
    return free.reduce<Waiting | undefined>((a, b) => (a && a.turn <= b.turn ? a : b), undefined)
  }

  const hasWork = () => order.some((kind) => nextOf(kind) !== undefined)

  /** The turn that one more request of a visitor would get. */
  const turnOf = (kind: Kind, visitor: string) => {
    const { entries, turn } = queues[kind]
    const own = entries.findLast((entry) => entry.visitor === visitor)
    return Math.max(turn, own?.turn ?? 0) + 1
  }

  /** The request to drop when the queue is full: the last one with the highest turn. */
  const lastOf = (kind: Kind): Waiting | undefined =>
    queues[kind].entries.reduce<Waiting | undefined>((a, b) => (a && a.turn > b.turn ? a : b), undefined)

  const isFull = (kind: Kind) => queues[kind].entries.length >= (shares[kind]?.waiting ?? 0)

  const hasRoom = (kind: Kind, visitor: string) =>
    !isFull(kind) || turnOf(kind, visitor) < (lastOf(kind)?.turn ?? 0)

  const take = (kind: Kind, entry: Waiting) => {
    const { entries } = queues[kind]
    entries.splice(entries.indexOf(entry), 1)
  }

  const planTurn = () => {
    if (isTurnAhead || !hasWork()) return
    isTurnAhead = true
    setImmediate(begin)
  }

  const begin = () => {
    isTurnAhead = false
    refuseLate()
    for (const kind of order) {
      const next = nextOf(kind)
      if (!next) continue
      take(kind, next)
      queues[kind].turn = next.turn
      next.begin(start(kind, next.visitor))
      break
    }
    planTurn()
  }

  /** Refuses requests that waited too long: their visitors have left. */
  const refuseLate = () => {
    const now = performance.now()
    for (const kind of order)
      while ((queues[kind].entries[0]?.until ?? Number.POSITIVE_INFINITY) <= now)
        queues[kind].entries.shift()?.begin(undefined)
    const isEmpty = order.every((kind) => queues[kind].entries.length === 0)
    if (isEmpty) clearInterval(sweep)
    if (isEmpty) sweep = undefined
    else sweep ??= setInterval(refuseLate, 50)
  }

  return {
    async enter(kind, visitor) {
      const share = shares[kind]
      if (!share || !hasRoom(kind, visitor)) return undefined
      const turn = turnOf(kind, visitor)
      const last = isFull(kind) && lastOf(kind)
      if (last) {
        take(kind, last)
        last.begin(undefined)
      }
      return new Promise((begin) => {
        queues[kind].entries.push({ visitor, turn, begin, until: performance.now() + share.waitMs })
        if (nextOf(kind)) planTurn()
        else sweep ??= setInterval(refuseLate, 50)
      })
    },
    hasRoom,
    get running() {
      return running
    },
    get waiting() {
      return order.reduce((sum, kind) => sum + queues[kind].entries.length, 0)
    },
  }
}
