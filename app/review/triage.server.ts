import { and, gte, inArray, lte, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { contains, listOrders, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import { type ListConfig, type ListSearch, usualSort } from "#app/lib/list/list-search.ts"
import { mostAlike } from "./options.ts"
import { addHours } from "./promises.ts"
import type { Alike, AlikeOf, DecidedSubmission, Submission } from "./submission.ts"
import { matches } from "./submission-queries.server.ts"

/**
 * What shares a phone number, wallet address and so on with the given submissions: published
 * items (`kind.published`), then other submissions (`kind.sameAs`). Every lookup uses an index.
 *
 * @returns a map by submission id
 */
export async function listAlikeOf(
  db: Database,
  kind: DecidedSubmission,
  ids: number[],
): Promise<Map<number, Alike[]>> {
  if (ids.length === 0) return new Map()
  const [published, submitted] = await Promise.all([kind.published?.(db, ids) ?? [], listSame(db, kind, ids)])
  const found = Map.groupBy([...published, ...submitted], ({ of }) => of)
  return new Map([...found].map(([id, alike]) => [id, alike.map(({ of: _, ...one }) => one)]))
}

/** `listAlikeOf` for one submission. */
export async function listAlike(db: Database, kind: DecidedSubmission, id: number): Promise<Alike[]> {
  return (await listAlikeOf(db, kind, [id])).get(id) ?? []
}

/** Submissions with an equal value, in one query. */
async function listSame(
  db: Database,
  { table, name, sameAs, path }: DecidedSubmission,
  ids: number[],
): Promise<AlikeOf[]> {
  const selects = Object.entries(sameAs).map(
    ([what, value], position) => sql`
      (select ${what}::text as what, ${position}::int as position, mine.id as of, other.* from
        (select ${table.id} as id, ${value} as value from ${table} where ${inArray(table.id, ids)}) as mine
        cross join lateral (
          select ${table.id}::text as id, ${name} as name, ${table.status} as status from ${table}
          where ${value} = mine.value and ${table.id} <> mine.id limit ${mostAlike}
        ) as other)`,
  )
  const { rows } = await db.execute(sql`${sql.join(selects, sql` union all `)} order by position, of`)
  type Row = { what: string; of: string | number; id: string; name: string; status: string }
  return (rows as Row[]).map(({ what, of, id, name, status }) => ({
    ...{ what, of: Number(of), name, status },
    href: `${path}/${id}`,
  }))
}

/** Number of submissions within an hour that counts as a flood. */
const flood = 10
/** Limits the search to so many ids before and after. */
const mostAround = 100

/** Number of submissions within half an hour before and after, if it is a flood; otherwise 0. */
export async function countFlood(
  db: Database,
  { table }: Submission,
  { id, createdAt }: { id: number; createdAt: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(
      and(
        gte(table.id, id - mostAround),
        lte(table.id, id + mostAround),
        gte(table.createdAt, addHours(createdAt, -0.5)),
        lte(table.createdAt, addHours(createdAt, 0.5)),
      ),
    )
  const count = row?.count ?? 0
  return count >= flood ? count : 0
}

/** The first pending submission, to review one by one. @returns undefined if none is pending */
export function findFirstWaiting<Filter extends string>(
  db: Database,
  kind: Submission,
  place: ListConfig<Filter>,
  search: ListSearch<Filter>,
): Promise<number | undefined> {
  const waiting = { filter: kind.waits, q: search.q, sort: usualSort(place, kind.waits as Filter) }
  return findOne(db, kind, waiting, {})
}

type Place = Pick<ListSearch, "filter" | "q" | "sort">

/** The neighbors of a row in the order of its list, even if the row no longer matches. */
export async function findBeside(db: Database, kind: Submission, search: Place, id: number) {
  const [before, after] = await Promise.all([
    findOne(db, kind, search, { before: id }),
    findOne(db, kind, search, { after: id }),
  ])
  return { before, after }
}

/** The next pending submission in the order of the list, otherwise the first. @returns undefined if none is pending */
export async function findNextWaiting(
  db: Database,
  kind: Submission,
  { filter, q, sort }: Place,
  id: number,
): Promise<number | undefined> {
  const waiting = { filter: filter === "spam" ? filter : kind.waits, q, sort }
  return (await findOne(db, kind, waiting, { after: id })) ?? findOne(db, kind, waiting, {})
}

async function findOne(
  db: Database,
  kind: Submission,
  { filter, q, sort }: Place,
  from: { before?: number; after?: number },
): Promise<number | undefined> {
  const { table } = kind
  const words = q ? contains(table.staffSearchText, q) : undefined
  const search = { before: from.before, after: from.after, q }
  const page = await readKeysetPage(db, listOrders(table)[sort], search, async ({ where, orderBy }) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(matches(kind, filter), words, where))
      .orderBy(...orderBy)
      .limit(1)
    return rows as { id: number }[]
  })
  return page.rows[0]?.id
}
