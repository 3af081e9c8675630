import { and, desc, eq, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { merchantPlaces, merchantRequests } from "#app/db/schema.ts"
import { fold } from "#app/platform/fold.ts"
import { hashLinkToken } from "#app/platform/secrets.server.ts"
import { countLimit, type DirectorySearch } from "./directory-search.ts"
import { directoryPageSize, directoryPlaces } from "./options.ts"

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

const approved = eq(merchantRequests.status, "approved")

/** Part of a folded text, with the signs that LIKE would read as wildcards taken literally. */
function contains(
  column: typeof merchantRequests.searchText | typeof merchantRequests.staffSearchText,
  query: string,
): SQL {
  return sql`${column} like ${`%${fold(query).replace(/[\\%_]/g, "\\$&")}%`}`
}

function matching({ q, category, place }: DirectorySearch): SQL | undefined {
  return and(
    approved,
    q ? contains(merchantRequests.searchText, q) : undefined,
    category
      ? or(
          sql`${merchantRequests.directoryCategory} = ${category}`,
          sql`${merchantRequests.businessType} = ${category}`,
        )
      : undefined,
    place ? eq(merchantRequests.place, place) : undefined,
  )
}

/** One page of the directory, newest first, and how many there are; past 10,000 the count stops at 10,001. */
export async function listApproved(
  db: Database,
  search: DirectorySearch,
): Promise<{ merchants: DirectoryCard[]; count: number }> {
  const where = matching(search)
  const [merchants, count] = await Promise.all([
    db
      .select(cardColumns)
      .from(merchantRequests)
      .where(where)
      .orderBy(desc(merchantRequests.decidedAt), desc(merchantRequests.id))
      .limit(directoryPageSize)
      .offset((search.page - 1) * directoryPageSize),
    countUpTo(db, where, countLimit + 1),
  ])
  return { merchants, count }
}

async function countUpTo(db: Database, where: SQL | undefined, limit: number): Promise<number> {
  const rows = db.select({ one: sql`1` }).from(merchantRequests).where(where).limit(limit).as("rows")
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(rows)
  return row?.count ?? 0
}

const extraPlaces = 12

/** The location buttons: the specification's, then the places with most approved merchants, each with its count. */
export async function listPlaces(db: Database): Promise<{ place: string; merchants: number }[]> {
  const rows = await db
    .select({ place: merchantPlaces.place, merchants: merchantPlaces.merchants })
    .from(merchantPlaces)
    .where(sql`${merchantPlaces.merchants} > 0`)
    .orderBy(desc(merchantPlaces.merchants), merchantPlaces.place)
    .limit(extraPlaces + directoryPlaces.length)
  const others = rows.filter(({ place }) => !isGivenPlace(place)).slice(0, extraPlaces)
  const given = await db
    .select({ place: merchantPlaces.place, merchants: merchantPlaces.merchants })
    .from(merchantPlaces)
    .where(sql`${merchantPlaces.place} in ${directoryPlaces}`)
  return [
    ...directoryPlaces.map((place) => ({
      place,
      merchants: given.find((row) => row.place === place)?.merchants ?? 0,
    })),
    ...others,
  ]
}

function isGivenPlace(place: string): boolean {
  return (directoryPlaces as readonly string[]).includes(place)
}

export type MerchantPage = Awaited<ReturnType<typeof findApproved>>

/** The public page of an approved merchant, or undefined. */
export async function findApproved(db: Database, slug: string) {
  // What slugify never writes; a NUL among it would be an error of the database.
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const [merchant] = await db
    .select(pageColumns)
    .from(merchantRequests)
    .where(and(approved, eq(merchantRequests.slug, slug)))
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
