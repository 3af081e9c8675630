import type { NetworkNow } from "./networks.server.ts"
import type { Network } from "./options.ts"

/** What other pages say of a chain, before they lead to /network. */
export type NetworkSummary = {
  network: Network
  state: "unknown" | "silent" | "lost" | "coming" | "standing"
  /** Since when it is known to be so, or when it was heard last; null where there is no such time. */
  at: Date | null
}

const hourMs = 60 * 60 * 1000

/**
 * What stays the same for an hour, so that the pages that say it are the same bytes meanwhile: the hour in which we heard, and
 * not the minute; and no word for a chain that is slow now and then.
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
