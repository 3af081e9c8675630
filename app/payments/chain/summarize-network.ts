import type { NetworkNow } from "./networks.server.ts"
import type { Network } from "./options.ts"

/** The state of a chain as shown on pages that link to /network. */
export type NetworkSummary = {
  network: Network
  state: "unknown" | "silent" | "lost" | "coming" | "standing"
  /** The hour of the last answer while blocks come, or the time of the last answer if lost; null if unknown. */
  at: Date | null
}

const hourMs = 60 * 60 * 1000

/**
 * Changes at most once per hour, so that cached pages stay identical: it contains
 * the hour of the last answer, not the minute, and treats `slow` as `coming`.
 */
export function summaryOf({
  network,
  state,
  newest,
}: Pick<NetworkNow, "network" | "state" | "newest">): NetworkSummary {
  if (!newest) return { network, state: state === "silent" ? "silent" : "unknown", at: null }
  if (state === "lost") return { network, state, at: newest.heardAt }
  const hour = new Date(Math.floor(newest.heardAt.getTime() / hourMs) * hourMs)
  return { network, state: state === "standing" ? "standing" : "coming", at: hour }
}
