import { and, inArray } from "drizzle-orm"
import { settingText } from "#app/lib/audit/audit-words.ts"
import type { Subject } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId, readRowUuid } from "#app/lib/list/list-search.ts"
import { groupOf, settingsPath } from "#app/settings/settings-groups.ts"

/** Subject of an entry that still exists. */
export type AuditSubject = { name: string; href: string }

type Entry = { subjectType: string; subjectId: string }
type Found = { id: number | string; name: string }

/** Subjects of entries, with one query per type. Deleted subjects are left out. @returns null for such an entry */
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

/** The log stores ids as text; text that is no valid id of the table is skipped. */
async function findNames(db: Database, { table, name, isThere }: Subject, ids: string[]): Promise<Found[]> {
  const read = { bigint: readRowId, uuid: readRowUuid }[table.id.getSQLType()] ?? String
  const known = ids.flatMap((id) => read(id) ?? [])
  const rows = await db
    .select({ id: table.id, name })
    .from(table)
    .where(and(inArray(table.id, known), isThere))
  return rows as Found[]
}

/** Settings outside the settings page. */
const settingPlaces: Partial<Record<string, string>> = {
  endpoints: pathTo("/admin/settings/endpoints"),
  "second-step": `${pathTo("/admin/team")}#second-step-rule`,
  // The secret cannot be viewed or set there; the status page checks whether instances agree on it.
  secret: pathTo("/admin/status"),
}

/** Settings always exist, and their names are labels. */
function settingSubject(id: string): AuditSubject {
  return {
    name: settingText(id),
    href: settingPlaces[id] ?? `${settingsPath(groupOf(id))}#section-${id}`,
  }
}
