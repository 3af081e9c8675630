import { and, inArray } from "drizzle-orm"
import { settingText } from "#app/lib/audit/audit-words.ts"
import type { Subject } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId, readRowUuid } from "#app/lib/list/list-search.ts"
import { groupOf, settingsPath } from "#app/settings/settings-groups.ts"

/** What an entry is about, as far as it still exists. */
export type AuditSubject = { name: string; href: string }

type Entry = { subjectType: string; subjectId: string }
type Found = { id: number | string; name: string }

/** What entries are about: one query a kind. Things that are gone are left out. @returns null for such an entry */
export async function findSubjects(
  db: Database,
  subjects: readonly Subject[],
  entries: Entry[],
): Promise<(AuditSubject | null)[]> {
  const found = new Map<string, AuditSubject>()
  await Promise.all(
    [...Map.groupBy(entries, (entry) => entry.subjectType)].map(async ([type, ofType]) => {
      const ids = [...new Set(ofType.map((entry) => entry.subjectId))]
      const subject = subjects.find((known) => known.type === type)
      for (const row of subject ? await findNames(db, subject, ids) : [])
        found.set(`${type} ${row.id}`, { name: row.name, href: subject?.hrefOf(row) ?? "" })
    }),
  )
  return entries.map(({ subjectType, subjectId }) =>
    subjectType === "setting"
      ? settingSubject(subjectId)
      : (found.get(`${subjectType} ${subjectId}`) ?? null),
  )
}

/** The log holds the ids as texts; one that can be no id of the table is left out. */
async function findNames(db: Database, { table, name, isThere }: Subject, ids: string[]): Promise<Found[]> {
  const read = { bigint: readRowId, uuid: readRowUuid }[table.id.getSQLType()] ?? String
  const known = ids.flatMap((id) => read(id) ?? [])
  const rows = await db
    .select({ id: table.id, name })
    .from(table)
    .where(and(inArray(table.id, known), isThere))
  return rows as Found[]
}

/** Those that are no section of the page of settings. */
const settingPlaces: Partial<Record<string, string>> = {
  endpoints: pathTo("/admin/settings/endpoints"),
  "second-step": `${pathTo("/admin/team")}#second-step-rule`,
  // Nobody sees or sets it there; whether instances agree on it is among what is checked.
  secret: pathTo("/admin/status"),
}

/** Settings are always there, and their names are words. */
function settingSubject(id: string): AuditSubject {
  return {
    name: settingText(id),
    href: settingPlaces[id] ?? `${settingsPath(groupOf(id))}#section-${id}`,
  }
}
