import type { Database } from "#app/lib/db/client.server.ts"
import { admitted } from "#test/admitted.ts"
import type { TownHallValues } from "./subscription-schema.ts"
import { confirm, subscribe } from "./town-halls.server.ts"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

/** Sends a form that was opened at `now`. */
export const askForTownHalls = (db: Database, person: TownHallValues, now?: Date) => {
  const facts = admitted(now && { now })
  return subscribe(db, person, { ...facts, consentVersion: "2026-11-21", formOpenedAt: facts.now })
}

/** Adds a confirmed reader to the list. */
export async function joinTownHalls(db: Database, person: TownHallValues, now?: Date) {
  const outcome = await askForTownHalls(db, person, now)
  const facts = admitted(now && { now })
  await confirm(db, unsubscribeToken(facts.secrets, person.email), facts.now)
  return outcome
}
