import { blockSeconds, type EndpointProblem, type Network } from "./options.ts"

/** The last stored answer of an endpoint. */
export type EndpointAnswer = {
  askedAt: Date | null
  problem: EndpointProblem | null
  heardAt: Date | null
  height: number | null
  blockAt: Date | null
}

/** The status of an endpoint compared with the others. */
type EndpointStanding = "not-asked" | "problem" | "stale" | "current" | "behind" | "ahead"

/**
 * State of a chain. `unset`: no endpoints; `not-asked`: no endpoint was polled yet; `silent`: no endpoint ever answered;
 * `lost`: no recent answer. `moving`, `slow` and `standing` depend on the age of the newest block when it was received.
 */
type NetworkState = "unset" | "not-asked" | "silent" | "lost" | "moving" | "slow" | "standing"

/** The newest trusted block. @property ageSeconds its age when it was received */
type NewestBlock = { height: number; blockAt: Date; heardAt: Date; ageSeconds: number }

export type NetworkAssessment = {
  state: NetworkState
  newest: NewestBlock | null
  /** One per endpoint, in the same order. */
  standings: {
    standing: EndpointStanding
    /** Distance from the newest block; 0 if unknown. */
    blocks: number
  }[]
}

/** Maximum age of an answer: four rounds. */
const freshMs = 120_000
/** Two endpoints polled in the same second may differ by up to two blocks. */
const nearBlocks = 2
/** Thresholds for the age of the newest block, in block intervals. */
const paces: Record<Network, { slow: number; standing: number }> = {
  l1: { slow: 5, standing: 15 },
  l2: { slow: 4, standing: 12 },
}

/**
 * The state of a chain, from the last answers of its endpoints.
 *
 * With three or more answers the second highest height is trusted, not the
 * highest: one endpoint that invents a height cannot make the others look late.
 */
export function assessNetwork(
  network: Network,
  endpoints: readonly EndpointAnswer[],
  now: Date,
): NetworkAssessment {
  const fresh = endpoints.filter((one): one is Heard => isFresh(one, now))
  const heights = fresh.map(({ height }) => height).toSorted((a, b) => b - a)
  const believed = heights[heights.length > 2 ? 1 : 0]
  if (believed === undefined) return withoutNews(endpoints)
  const newest = newestOf(fresh.filter(({ height }) => Math.abs(height - believed) <= nearBlocks))
  const { slow, standing } = paces[network]
  const missed = newest.ageSeconds / blockSeconds[network]
  const state = missed > standing ? "standing" : missed > slow ? "slow" : "moving"
  return { state, newest, standings: endpoints.map((one) => standingOf(one, believed, now)) }
}

type Heard = EndpointAnswer & { heardAt: Date; height: number; blockAt: Date }
const wasHeard = (one: EndpointAnswer): one is Heard => one.heardAt !== null

function isFresh(one: EndpointAnswer, now: Date): one is Heard {
  return wasHeard(one) && one.problem === null && Math.abs(now.getTime() - one.heardAt.getTime()) <= freshMs
}

function standingOf(one: EndpointAnswer, believed: number, now: Date) {
  if (!isFresh(one, now)) return { standing: unheard(one), blocks: 0 }
  const ahead = one.height - believed
  if (Math.abs(ahead) <= nearBlocks) return { standing: "current" as const, blocks: 0 }
  return { standing: ahead > 0 ? ("ahead" as const) : ("behind" as const), blocks: Math.abs(ahead) }
}

/** The status of an endpoint without a current answer. */
function unheard({ askedAt, problem }: EndpointAnswer): EndpointStanding {
  return problem ? "problem" : askedAt ? "stale" : "not-asked"
}

function withoutNews(endpoints: readonly EndpointAnswer[]): NetworkAssessment {
  const heard = endpoints.filter(wasHeard)
  const lastHeard = Math.max(...heard.map(({ heardAt }) => heardAt.getTime()))
  const state =
    endpoints.length === 0
      ? "unset"
      : heard.length > 0
        ? "lost"
        : endpoints.some(({ askedAt }) => askedAt)
          ? "silent"
          : "not-asked"
  return {
    state,
    newest:
      heard.length > 0 ? newestOf(heard.filter(({ heardAt }) => heardAt.getTime() === lastHeard)) : null,
    standings: endpoints.map((one) => ({ standing: unheard(one), blocks: 0 })),
  }
}

function newestOf(heard: readonly Heard[]): NewestBlock {
  const { height, blockAt, heardAt } = heard.reduce((best, one) => (one.height > best.height ? one : best))
  // The clock of the chain may be slightly ahead.
  const ageSeconds = Math.max(0, Math.round((heardAt.getTime() - blockAt.getTime()) / 1000))
  return { height, blockAt, heardAt, ageSeconds }
}
