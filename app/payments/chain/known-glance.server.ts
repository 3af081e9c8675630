import { createKnownRead } from "#app/lib/db/known-read.server.ts"
import { glanceOf, type NetworkGlance } from "./glance.ts"
import { readNetworks } from "./networks.server.ts"

const freshMs = 10_000

/** For pages that are of use without it. */
export const knownGlance = createKnownRead<NetworkGlance[]>([], freshMs, async (db, now) =>
  (await readNetworks(db, now)).map(glanceOf),
)
