import { actorText, auditWords } from "#app/lib/audit/audit-words.ts"
import type { Subject } from "#app/lib/audit/subject.ts"
import { sentences } from "#app/lib/personal-data/person-lines.ts"
import type { PersonalData, PersonalDataWords, PersonLine } from "#app/lib/personal-data/personal-data.ts"
import type { Times } from "#app/lib/text/date-text.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { adminPerson as words } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Person, PersonParts } from "./person.server.ts"

/** Maximum number of lines per part on screen; the copy of the data has all. */
export const mostLines = 50

export type PersonSection = {
  key: string
  title: string
  count: number
  lines: (PersonLine & { id: string })[]
}

/** Everything about a person in short lines with links; empty parts are left out. */
export function sectionsOf(person: Person, subjects: readonly Subject[], times: Times): PersonSection[] {
  const { dateText, timeText } = times
  const { actionText } = auditWords(subjects)
  const { invitation, mail, mailStatuses, sections, toStaff } = words
  return [
    ...person.found.map(({ part, rows }) => section(part.name, part.words.section, part.lines(rows, times))),
    section(
      "invitations",
      sections.invitations,
      person.invitations.map((row) => ({
        text: format(invitation, { date: dateText(row.createdAt), until: dateText(row.expiresAt) }),
      })),
    ),
    section(
      "mails",
      sections.mails,
      person.mails.map((row) => ({
        text: row.subject,
        detail: sentences(
          format(mail, { status: mailStatuses[row.status], date: timeText(row.createdAt) }),
          !row.recipient && toStaff,
        ),
      })),
    ),
    section(
      "notes",
      sections.notes,
      person.notes.map((row) => ({ text: row.text, detail: `${row.createdBy}, ${timeText(row.createdAt)}` })),
    ),
    section(
      "history",
      sections.history,
      person.history.map((row) => ({
        text: actionText(row.action),
        detail: `${actorText(row.actor)}, ${timeText(row.at)}`,
      })),
    ),
  ].filter(({ count }) => count > 0)
}

function section(key: string, title: string, lines: PersonLine[]): PersonSection {
  const shown = lines.slice(0, mostLines).map((line, index) => ({ id: `${key}-${index}`, ...line }))
  return { key, title, count: lines.length, lines: shown }
}

/** '2 stories', '1 mail' ... for parts that are not empty. */
export function partTexts(parts: PersonParts, data: readonly PersonalData[]): string[] {
  const counts: PersonalDataWords["counts"] = Object.assign(
    {},
    ...data.map((part) => part.words.counts),
    words.counts,
  )
  return Object.entries(parts).flatMap(([part, count]) =>
    count > 0 ? formatCount(counts[part] ?? { other: `{count} ${part}` }, count, site.locale) : [],
  )
}
