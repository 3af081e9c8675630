import { createKnownRead } from "#app/lib/db/known-read.server.ts"
import { readNetworks } from "./networks.server.ts"
import { type NetworkSummary, summaryOf } from "./summarize-network.ts"

const freshMs = 10_000

/** For pages that work without this summary: empty until it has been read. */
export const knownNetworkSummary = createKnownRead<NetworkSummary[]>([], freshMs, async (db, now) =>
  (await readNetworks(db, now)).map(summaryOf),
)
