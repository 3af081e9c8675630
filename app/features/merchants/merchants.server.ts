import { and, arrayContains, desc, eq, gt, inArray, like, notInArray, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { merchantPlaces, merchantRequests, merchantSearch } from "#app/db/schema.ts"
import { fold } from "#app/platform/fold.ts"
import { isRareGram } from "#app/platform/rare-grams.ts"
import { hashLinkToken } from "#app/platform/secrets.server.ts"
import { countLimit, countLimitFor, type DirectorySearch, pageCount } from "./directory-search.ts"
import { businessTypes, directoryCategories, directoryPageSize, directoryPlaces } from "./options.ts"
import { joinWords, likePattern } from "./search-text.ts"

/** What a card shows. Owner, e-mail and wallet never leave the database for it (ruling 6). */
const cardColumns = {
  slug: merchantRequests.slug,
  businessName: merchantRequests.businessName,
  businessType: merchantRequests.businessType,
  description: merchantRequests.description,
  place: merchantRequests.place,
  website: merchantRequests.website,
  phone: merchantRequests.phone,
}

const pageColumns = {
  ...cardColumns,
  directoryCategory: merchantRequests.directoryCategory,
  onlineOnly: merchantRequests.onlineOnly,
  address: merchantRequests.address,
  city: merchantRequests.city,
  state: merchantRequests.state,
  zipCode: merchantRequests.zipCode,
  country: merchantRequests.country,
  walletAddress: sql<
    string | null
  >`case when ${merchantRequests.showWallet} then ${merchantRequests.walletAddress} end`,
}

export type DirectoryCard = {
  slug: string | null
  businessName: string
  businessType: string | null
  description: string | null
  place: string | null
  website: string | null
  phone: string | null
}

/** @param found how the words are looked for: through their index, or in row after row of another order */
function matching({ q, category, place }: DirectorySearch, found = contains(q)): SQL | undefined {
  return and(
    q ? found : undefined,
    category ? inCategory(category) : undefined,
    place ? eq(merchantSearch.place, place) : undefined,
  )
}

/** The whole query anywhere in the text, case and diacritics aside. */
function contains(query: string): SQL {
  const folded = fold(query)
  return isRareGram(folded)
    ? arrayContains(merchantSearch.rareGrams, [folded])
    : like(merchantSearch.searchText, likePattern(joinWords(folded)))
}

/** The same, which no index answers and which PostgreSQL takes for true of every other row: it goes by the order then. */
function containsInRow(query: string): SQL {
  return sql`coalesce(${contains(query)}, false)`
}

/** Categories and business types are two lists that barely meet; a filter that only one can match needs one index. */
function inCategory(name: string): SQL | undefined {
  const category = directoryCategories.find((known) => known === name)
  const type = businessTypes.find((known) => known === name)
  if (!category && !type) return sql`false`
  return or(
    category && eq(merchantSearch.directoryCategory, category),
    type && eq(merchantSearch.businessType, type),
  )
}

/** One page of the directory, newest first, and how many there are; past the limit the count stops one above it. */
export async function listApproved(
  db: Database,
  search: DirectorySearch,
): Promise<{ merchants: DirectoryCard[]; count: number; limit: number }> {
  const where = matching(search)
  const limit = countLimitFor(search, search.q ? await countAll(db) : 0)
  if (limit < countLimit) return { ...(await listAmongMany(db, search, limit)), limit }
  const [merchants, count] = await Promise.all([
    search.page > pageCount(limit, limit) ? [] : listPage(db, where, search.page),
    countUpTo(db, search.q ? and(where, notEmpty) : where, limit + 1),
  ])
  return { merchants, count, limit }
}

/**
 * Among a million, PostgreSQL misjudges how many texts hold two words by a factor of fifty, and reads 30,000 scattered rows
 * to sort the 24 newest out of them. So the first hits are fetched in no order: either they are all, and are sorted here, or
 * there are so many that the newest are soon met in the order of time.
 */
async function listAmongMany(db: Database, search: DirectorySearch, limit: number) {
  const { id, decidedAt } = merchantSearch
  const hits = await db
    .select({ id, decidedAt })
    .from(merchantSearch)
    .where(and(matching(search), notEmpty))
    .limit(limit + 1)
  const count = hits.length
  if (search.page > pageCount(count, limit)) return { merchants: [], count }
  if (count > limit)
    return { merchants: await listPage(db, matching(search, containsInRow(search.q)), search.page), count }
  const start = (search.page - 1) * directoryPageSize
  const ids = hits
    .sort((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime() || b.id - a.id)
    .slice(start, start + directoryPageSize)
    .map((hit) => hit.id)
  const cards = ids.length > 0 ? await listCards(db, ids) : []
  return { merchants: cards, count }
}

/** In the order of `ids`. */
async function listCards(db: Database, ids: number[]): Promise<DirectoryCard[]> {
  const rows = await db
    .select({ id: merchantRequests.id, card: cardColumns })
    .from(merchantRequests)
    .where(inArray(merchantRequests.id, ids))
  const cards = new Map(rows.map(({ id, card }) => [id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** From the sums that a trigger keeps: counting a million rows for every visitor would not do. */
async function countAll(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${merchantPlaces.merchants}), 0)::int` })
    .from(merchantPlaces)
  return row?.count ?? 0
}

/** Which merchants first, then their cards: passing over ten thousand short rows is quick, over whole ones it is not. */
function listPage(db: Database, where: SQL | undefined, page: number): Promise<DirectoryCard[]> {
  const { id, decidedAt } = merchantSearch
  const found = db
    .select({ id, decidedAt })
    .from(merchantSearch)
    .where(where)
    .orderBy(desc(decidedAt), desc(id))
    .limit(directoryPageSize)
    .offset((page - 1) * directoryPageSize)
    .as("found")
  return db
    .select(cardColumns)
    .from(found)
    .innerJoin(merchantRequests, eq(merchantRequests.id, found.id))
    .orderBy(desc(found.decidedAt), desc(found.id))
}

/**
 * True of every text; PostgreSQL takes it for true of one in three. It believes LIKE to be as cheap as comparing two
 * numbers and reads the whole table for 10,000 hits; expecting fewer, it takes the index, in half the time.
 */
const notEmpty = sql`octet_length(${merchantSearch.searchText}) > 0`

async function countUpTo(db: Database, where: SQL | undefined, limit: number): Promise<number> {
  const rows = db.select({ one: sql`1` }).from(merchantSearch).where(where).limit(limit).as("rows")
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(rows)
  return row?.count ?? 0
}

const extraPlaces = 12

/** The location buttons: the specification's, then the places with most approved merchants, each with its count. */
export async function listPlaces(db: Database): Promise<{ place: string; merchants: number }[]> {
  const { place, merchants } = merchantPlaces
  const columns = { place, merchants }
  const given: readonly string[] = directoryPlaces
  const largest = db
    .select(columns)
    .from(merchantPlaces)
    .where(and(gt(merchants, 0), notInArray(place, [...given])))
    .orderBy(desc(merchants), place)
    .limit(extraPlaces)
  const rows = await db
    .select(columns)
    .from(merchantPlaces)
    .where(inArray(place, [...given]))
    .unionAll(largest)
    .orderBy(desc(merchants), place)
  const counts = new Map(rows.map((row) => [row.place, row.merchants]))
  const others = rows.filter((row) => !given.includes(row.place))
  return [...given.map((name) => ({ place: name, merchants: counts.get(name) ?? 0 })), ...others]
}

export type MerchantPage = Awaited<ReturnType<typeof findApproved>>

/** The public page of an approved merchant, or undefined. */
export async function findApproved(db: Database, slug: string) {
  // What slugify never writes; a NUL among it would be an error of the database.
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const [merchant] = await db
    .select(pageColumns)
    .from(merchantRequests)
    .where(and(eq(merchantRequests.status, "approved"), eq(merchantRequests.slug, slug)))
  return merchant
}

/** What the holder of an applicant's secret link may see, or undefined for a link that leads nowhere. */
export async function findApplicationState(db: Database, token: string) {
  const [row] = await db
    .select({
      businessName: merchantRequests.businessName,
      status: merchantRequests.status,
      reviewStartedAt: merchantRequests.reviewStartedAt,
      createdAt: merchantRequests.createdAt,
      decidedAt: merchantRequests.decidedAt,
      rejectionReason: merchantRequests.rejectionReason,
      slug: merchantRequests.slug,
    })
    .from(merchantRequests)
    .where(eq(merchantRequests.stateTokenHash, hashLinkToken(token)))
  if (!row) return undefined
  const { status, reviewStartedAt, ...application } = row
  const state = status === "pending" ? (reviewStartedAt ? "in review" : "received") : status
  return { ...application, state } as const
}
