import { actionText, actorText } from "#app/features/moderation/audit-words.ts"
import { dateText, timeText } from "#app/platform/date-text.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { adminPerson as words } from "#content/en/admin-subscribers.ts"
import { moderation } from "#content/en/moderation.ts"
import { site } from "#content/en/site.ts"
import type { Person, PersonParts } from "./person.server.ts"

/** Of each kind so many are on screen; the copy of the data has all. */
export const mostLines = 50

export type PersonSection = {
  key: keyof typeof words.sections
  title: string
  count: number
  lines: { id: string; text: string; detail?: string; href?: string }[]
}

/** Everything about a person in short lines, each with the way to the whole thing; kinds without any are left out. */
export function sectionsOf(person: Person): PersonSection[] {
  const section = <Row>(
    key: PersonSection["key"],
    rows: Row[],
    line: (row: Row) => Omit<PersonSection["lines"][number], "id">,
  ): PersonSection => ({
    key,
    title: words.sections[key],
    count: rows.length,
    lines: rows.slice(0, mostLines).map((row, index) => ({ id: `${key}-${index}`, ...line(row) })),
  })
  const { facts } = words
  const date = (name: string, at: Date | null) => at && `${name}: ${timeText(at)}`
  const sent = (row: { status: keyof typeof moderation.statuses; createdAt: Date }) =>
    fill(words.sent, { status: moderation.statuses[row.status], date: dateText(row.createdAt) })
  const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(". ")

  return [
    section("newsletter", person.newsletter, (row) => ({
      text: `${row.email}, ${words.statuses[row.status]}`,
      detail: joined(
        date(facts.asked, row.requestedAt),
        date(facts.confirmed, row.confirmedAt),
        date(facts.unsubscribed, row.unsubscribedAt),
        `${facts.topics}: ${row.topics.join(", ")}`,
      ),
    })),
    section("townHalls", person.townHalls, (row) => ({
      text: `${row.fullName}, ${row.email}`,
      detail: joined(date(facts.since, row.subscribedAt)),
    })),
    section("applications", person.applications, (row) => ({
      text: row.businessName,
      detail: sent(row),
      href: `/admin/merchants/${row.id}`,
    })),
    section("stories", person.stories, (row) => {
      const article = person.articles.find(({ storyId }) => storyId === row.id)
      return {
        text: row.title,
        detail: joined(
          sent(row),
          article && fill(words.storyPublished, { slug: article.slug }),
          row.imageId && words.storyPicture,
        ),
        href: `/admin/submissions/${row.id}`,
      }
    }),
    section("messages", person.messages, (row) => {
      const replies = person.replies.filter(({ messageId }) => messageId === row.id).length
      return {
        text: row.subject ?? words.noSubject,
        detail: joined(
          fill(words.message, { date: dateText(row.createdAt) }),
          replies > 0 && countText(words.replies, replies, site.locale),
        ),
        href: `/admin/contacts/${row.id}`,
      }
    }),
    section("invitations", person.invitations, (row) => ({
      text: fill(words.invitation, { date: dateText(row.createdAt), until: dateText(row.expiresAt) }),
    })),
    section("mails", person.mails, (row) => ({
      text: row.subject,
      detail: joined(
        fill(words.mail, { status: words.mailStatuses[row.status], date: timeText(row.createdAt) }),
        !row.recipient && words.toStaff,
      ),
    })),
    section("notes", person.notes, (row) => ({
      text: row.text,
      detail: `${row.createdBy}, ${timeText(row.createdAt)}`,
    })),
    section("history", person.history, (row) => ({
      text: actionText(row.action),
      detail: `${actorText(row.actor)}, ${timeText(row.at)}`,
    })),
  ].filter(({ count }) => count > 0)
}

/** '2 stories', '1 mail' ... of what there is. */
export function partTexts(parts: PersonParts): string[] {
  return Object.entries(parts)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => countText(words.counts[part as keyof PersonParts], count, site.locale))
}
