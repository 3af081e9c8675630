import { and, inArray, isNull } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import {
  articles,
  contactMessages,
  events,
  mails,
  merchantRequests,
  newsletterSubscribers,
  storySubmissions,
  townHallSubscribers,
  users,
} from "#app/db/schema.ts"
import { settingText } from "./audit-words.ts"

/** What an entry is about, as far as it still exists. */
export type AuditSubject = { name: string; href: string }

type Found = { id: number | string; name: string }
type Finder = { find(db: Database, ids: string[]): Promise<Found[]>; hrefOf(found: Found): string }

const numbers = (ids: string[]) => ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number)
const uuids = (ids: string[]) => ids.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
const person = ({ name }: Found) => `/admin/person?${new URLSearchParams({ email: name })}`

const finders: Record<string, Finder> = {
  merchant: {
    find: (db, ids) =>
      db
        .select({ id: merchantRequests.id, name: merchantRequests.businessName })
        .from(merchantRequests)
        .where(inArray(merchantRequests.id, numbers(ids))),
    hrefOf: ({ id }) => `/admin/merchants/${id}`,
  },
  story: {
    find: (db, ids) =>
      db
        .select({ id: storySubmissions.id, name: storySubmissions.title })
        .from(storySubmissions)
        .where(inArray(storySubmissions.id, numbers(ids))),
    hrefOf: ({ id }) => `/admin/submissions/${id}`,
  },
  "contact-message": {
    find: (db, ids) =>
      db
        .select({ id: contactMessages.id, name: contactMessages.name })
        .from(contactMessages)
        .where(and(inArray(contactMessages.id, numbers(ids)), isNull(contactMessages.deletedAt))),
    hrefOf: ({ id }) => `/admin/contacts/${id}`,
  },
  article: {
    find: (db, ids) =>
      db
        .select({ id: articles.id, name: articles.title })
        .from(articles)
        .where(and(inArray(articles.id, numbers(ids)), isNull(articles.deletedAt))),
    hrefOf: ({ id }) => `/admin/articles/${id}`,
  },
  event: {
    find: (db, ids) =>
      db
        .select({ id: events.id, name: events.title })
        .from(events)
        .where(and(inArray(events.id, numbers(ids)), isNull(events.deletedAt))),
    hrefOf: ({ id }) => `/admin/events/${id}`,
  },
  mail: {
    find: (db, ids) =>
      db
        .select({ id: mails.id, name: mails.subject })
        .from(mails)
        .where(inArray(mails.id, uuids(ids))),
    hrefOf: ({ id }) => `/admin/mail/${id}`,
  },
  "newsletter-subscriber": {
    find: (db, ids) =>
      db
        .select({ id: newsletterSubscribers.id, name: newsletterSubscribers.email })
        .from(newsletterSubscribers)
        .where(inArray(newsletterSubscribers.id, numbers(ids))),
    hrefOf: person,
  },
  "town-hall-subscriber": {
    find: (db, ids) =>
      db
        .select({ id: townHallSubscribers.id, name: townHallSubscribers.email })
        .from(townHallSubscribers)
        .where(inArray(townHallSubscribers.id, numbers(ids))),
    hrefOf: person,
  },
  user: {
    find: (db, ids) =>
      db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
    hrefOf: () => "/admin/team",
  },
  setting: {
    find: async (_, ids) => ids.map((id) => ({ id, name: settingText(id) })),
    hrefOf: ({ id }) => `/admin/settings#${id === "directory-stage" ? "stage" : id}`,
  },
}

/** What entries are about: one query a kind. Things that are gone are left out. @returns null for such an entry */
export async function findSubjects(
  db: Database,
  entries: { subjectType: string; subjectId: string }[],
): Promise<(AuditSubject | null)[]> {
  const idsOf = Map.groupBy(entries, (entry) => entry.subjectType)
  const found = new Map<string, AuditSubject>()
  await Promise.all(
    [...idsOf].map(async ([kind, ofKind]) => {
      const finder = Object.hasOwn(finders, kind) ? finders[kind] : undefined
      const rows = await finder?.find(db, [...new Set(ofKind.map((entry) => entry.subjectId))])
      for (const row of rows ?? [])
        found.set(`${kind} ${row.id}`, { name: row.name, href: finder?.hrefOf(row) ?? "" })
    }),
  )
  return entries.map(({ subjectType, subjectId }) => found.get(`${subjectType} ${subjectId}`) ?? null)
}
