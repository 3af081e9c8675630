import { and, asc, desc, eq, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { auditWords } from "#app/lib/audit/audit-words.ts"
import { inCodes } from "#app/lib/audit/former-words.ts"
import type { Subject } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog } from "#app/lib/db/schema.ts"
import { readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import { instantOf } from "#app/lib/time/wall-time.ts"
import { type AuditSearch, nobody } from "./audit-search.ts"
import { findSubjects } from "./audit-subjects.server.ts"

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actor: auditLog.actor,
  actorId: auditLog.actorId,
  action: auditLog.action,
  subjectType: auditLog.subjectType,
  subjectId: auditLog.subjectId,
  details: auditLog.details,
}

type Entry = { action: string; subjectType: string; subjectId: string } & Parameters<typeof inCodes>[0]

/** Adds the subject and the text to entries. */
async function describe<Row extends Entry>(db: Database, subjects: readonly Subject[], rows: Row[]) {
  const found = await findSubjects(db, subjects, rows)
  const { actionText, unnamedText } = auditWords(subjects)
  return rows.map((row, index) => ({
    ...inCodes(row),
    subject: found[index] ?? null,
    did: actionText(row.action),
    unnamed: unnamedText(row.subjectType, row.subjectId),
  }))
}

/**
 * One page of the audit log, newest first, each entry with its subject. @param zone time zone of the days in the search
 */
export async function listAuditPage(
  db: Database,
  subjects: readonly Subject[],
  search: AuditSearch,
  zone: string,
) {
  const filters = [...matches(search), ...(await withinDays(db, search, zone))]
  const page = await readKeysetPage(
    db,
    { id: auditLog.id, direction: "descending" },
    search,
    ({ where, orderBy, limit }) =>
      db
        .select(columns)
        .from(auditLog)
        .where(and(...filters, where))
        .orderBy(...orderBy)
        .limit(limit),
  )
  return { ...page, rows: await describe(db, subjects, page.rows) }
}

/** The newest entries. */
export async function listRecentActivity(db: Database, subjects: readonly Subject[], count: number) {
  const rows = await db.select(columns).from(auditLog).orderBy(desc(auditLog.id)).limit(count)
  return describe(db, subjects, rows)
}

function matches({ kind, action, actor }: AuditSearch): SQL[] {
  return [
    ...(kind ? [eq(auditLog.subjectType, kind)] : []),
    ...(action ? [eq(auditLog.action, action)] : []),
    ...(actor ? [actor === nobody ? isNull(auditLog.actorId) : eq(auditLog.actorId, actor)] : []),
  ]
}

/** Entry ids are only roughly in the order of time: clocks of instances differ, and transactions take time. */
const disorder = 1000

/**
 * The days as a range of ids, which every index of the log contains, and as exact times. Without the ids, a page of a
 * long period would sort all of its entries.
 */
async function withinDays(db: Database, { from, to }: AuditSearch, zone: string): Promise<SQL[]> {
  const start = from ? instantOf({ date: from, time: "00:00" }, zone) : undefined
  const end = to ? instantOf({ date: dayAfter(to), time: "00:00" }, zone) : undefined
  const [first, next] = await Promise.all([start && findFirstFrom(db, start), end && findFirstFrom(db, end)])
  return [
    ...(start ? [gte(auditLog.at, start), first ? gte(auditLog.id, first - disorder) : sql`false`] : []),
    ...(end ? [lt(auditLog.at, end), ...(next ? [lte(auditLog.id, next + disorder)] : [])] : []),
  ]
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

async function findFirstFrom(db: Database, time: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(gte(auditLog.at, time))
    .orderBy(asc(auditLog.at))
    .limit(1)
  return row?.id
}

/** Filter values that occur in the log. Administrators have their latest name. */
export async function listAuditChoices(db: Database) {
  const [kinds, actions, actorIds] = await Promise.all([
    listDistinct(db, auditLog.subjectType),
    listDistinct(db, auditLog.action),
    listDistinct(db, auditLog.actorId),
  ])
  const actors = await Promise.all(
    actorIds.map(async (id) => {
      const [last] = await db
        .select({ name: auditLog.actor })
        .from(auditLog)
        .where(eq(auditLog.actorId, id))
        .orderBy(desc(auditLog.id))
        .limit(1)
      return { id, name: last?.name ?? id }
    }),
  )
  return { kinds, actions, actors: actors.sort((one, other) => one.name.localeCompare(other.name)) }
}

type Choices = Awaited<ReturnType<typeof listAuditChoices>>

/** Filter values with their labels. */
export function choicesInWords({ kinds, actions, actors }: Choices, subjects: readonly Subject[]) {
  const { kindText, actionText } = auditWords(subjects)
  const inWords = (values: string[], text: (value: string) => string) =>
    values.map((value) => ({ value, label: text(value) }))
  return {
    kinds: inWords(kinds, kindText),
    actions: inWords(actions, actionText),
    actors: actors.map(({ id, name }) => ({ value: id, label: name })),
  }
}

const mostChoices = 200

/** Distinct values of an indexed column by index skip scan, instead of reading every row. */
async function listDistinct(db: Database, column: PgColumn): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive step as (
      (select ${column} as value from ${auditLog} where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${auditLog} where ${column} > step.value order by ${column} limit 1)
      from step where step.value is not null
    )
    select value from step where value is not null limit ${mostChoices}`)
  return rows.map((row) => row.value)
}
