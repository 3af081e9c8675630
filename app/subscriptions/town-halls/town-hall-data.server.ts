import type { Database } from "#app/lib/db/client.server.ts"
import { townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { dated, sentences } from "#app/lib/personal-data/person-lines.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { isAddress, ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { townHallSubject } from "./town-hall-subject.server.ts"

const { facts, townHalls: words } = adminSubscribers.personal

async function find(db: Database, email: string) {
  const townHalls = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      fullName: subscribers.fullName,
      consentVersion: subscribers.consentVersion,
      subscribedAt: subscribers.createdAt,
      confirmedAt: subscribers.confirmedAt,
    })
    .from(subscribers)
    .where(isAddress(subscribers.email, email))
  return { townHalls }
}

export const townHallData: PersonalData<Awaited<ReturnType<typeof find>>> = {
  ...ownRows("townHalls", townHallSubject),
  words,
  find,
  lines: ({ townHalls }, times) =>
    townHalls.map((row) => ({
      text: `${row.fullName}, ${row.email}`,
      detail: sentences(
        dated(facts.since, row.subscribedAt, times),
        dated(facts.confirmed, row.confirmedAt, times),
      ),
    })),
}
