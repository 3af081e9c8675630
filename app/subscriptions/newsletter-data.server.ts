import type { Database } from "#app/lib/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { dated, sentences } from "#app/lib/personal-data/person-lines.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { isAddress, ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { subscriberColumns } from "./admin/staff-queries.server.ts"
import { newsletterSubject } from "./newsletter-subject.server.ts"
import { topicLabels } from "./topic-labels.ts"

const { facts, newsletter: words } = adminSubscribers.personal

async function find(db: Database, email: string) {
  return {
    newsletter: await db
      .select(subscriberColumns)
      .from(subscribers)
      .where(isAddress(subscribers.email, email)),
  }
}

/** Unsubscribed rows are included: there is no separate suppression list. */
export const newsletterData: PersonalData<Awaited<ReturnType<typeof find>>> = {
  ...ownRows("newsletter", newsletterSubject),
  words,
  find,
  lines: ({ newsletter }, times) =>
    newsletter.map((row) => ({
      text: `${row.email}, ${adminSubscribers.filters[row.status]}`,
      detail: sentences(
        dated(facts.asked, row.requestedAt, times),
        dated(facts.confirmed, row.confirmedAt, times),
        dated(facts.unsubscribed, row.unsubscribedAt, times),
        `${facts.topics}: ${topicLabels(row.topics).join(", ")}`,
      ),
    })),
  inWords: ({ newsletter }) => ({
    newsletter: newsletter.map((row) => ({ ...row, topics: topicLabels(row.topics) })),
  }),
}
