import { blockSeconds, type EndpointProblem, type Network } from "./options.ts"

/** What an endpoint said last, and when. */
export type EndpointAnswer = {
  askedAt: Date | null
  problem: EndpointProblem | null
  heardAt: Date | null
  height: number | null
  blockAt: Date | null
}

/** Where the last answer of one endpoint stands among the others. */
type EndpointStanding = "not-asked" | "problem" | "stale" | "current" | "behind" | "ahead"

/**
 * What is known of a chain. `unset`: there is nobody to ask; `not-asked`: nobody was asked yet; `silent`: asked, and never heard;
 * `lost`: heard once, and not lately. The rest is by how old the newest block was when we heard of it.
 */
type NetworkState = "unset" | "not-asked" | "silent" | "lost" | "moving" | "slow" | "standing"

/** The newest block we believe, and when we heard of it. */
type NewestBlock = { height: number; blockAt: Date; heardAt: Date; ageSeconds: number }

export type NetworkAssessment = {
  state: NetworkState
  newest: NewestBlock | null
  /** One for each endpoint, in the same order. */
  standings: {
    standing: EndpointStanding
    /** Against the newest block; 0 where it is not known. */
    blocks: number
  }[]
}

/** An answer counts for so long: four rounds. */
const freshMs = 120_000
/** Endpoints that are asked in the same second may see blocks come at different moments. */
const nearBlocks = 2
/** The age of the newest block, in blocks that should have come since. */
const paces: Record<Network, { slow: number; standing: number }> = {
  l1: { slow: 5, standing: 15 },
  l2: { slow: 4, standing: 12 },
}

/**
 * What the last answers of a chain's endpoints say together.
 *
 * One endpoint that invents a height must not make liars of the others: where three or more answer, the highest alone is not
 * believed, but the second highest.
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

/** Of an endpoint whose answer does not count now. */
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
  // The chain's clock may be a little ahead of ours.
  const ageSeconds = Math.max(0, Math.round((heardAt.getTime() - blockAt.getTime()) / 1000))
  return { height, blockAt, heardAt, ageSeconds }
}
