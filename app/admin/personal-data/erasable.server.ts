import type { Database } from "#app/lib/db/client.server.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { fingerprintOf } from "./erasure.server.ts"
import type { Erasable } from "./erasure-form.tsx"
import { countParts, findPerson, isEmpty, publicPagesOf } from "./person.server.ts"
import { partTexts } from "./person-sections.ts"

/** What a page shows before everything about an address is deleted; undefined if there is nothing. */
export async function findErasable(
  db: Database,
  data: readonly PersonalData[],
  email: string,
  now: Date,
): Promise<Erasable | undefined> {
  const person = await findPerson(db, data, email)
  const parts = countParts(person)
  if (isEmpty(parts)) return undefined
  return {
    email,
    parts: partTexts(parts, data),
    kinds: Object.entries(parts).flatMap(([kind, count]) => (count > 0 ? kind : [])),
    publicPages: publicPagesOf(person, now),
    fingerprint: fingerprintOf(person),
  }
}
