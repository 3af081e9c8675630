import type { Ask } from "./ask.server.ts"
import { askExplorer } from "./explorer.server.ts"
import { askNode } from "./json-rpc.server.ts"
import { NoAnswer } from "./no-answer.ts"
import type { EndpointProblem, Network } from "./options.ts"

export type NewestBlockAnswer =
  | { kind: "heard"; height: number; blockAt: Date; ms: number }
  | { kind: "failed"; problem: EndpointProblem }

/** Tolerance for a block timestamp in the future. */
const aheadMs = 30_000

/** Asks one endpoint for its chain and its newest block. */
export async function askNewestBlock(
  ask: Ask,
  { network, url }: { network: Network; url: string },
  now: Date,
): Promise<NewestBlockAnswer> {
  try {
    const { height, seconds, ms } = await (network === "l1" ? askExplorer : askNode)(ask, url)
    const blockAt = new Date(seconds * 1000)
    return blockAt.getTime() > now.getTime() + aheadMs
      ? { kind: "failed", problem: "clock" }
      : { kind: "heard", height, blockAt, ms }
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: "failed", problem: error.problem }
    throw error
  }
}
