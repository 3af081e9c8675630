import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  listingImports,
  listingPictures,
  listingRevisions,
  listingSlugs,
  listings,
  users,
} from "#app/lib/db/schema.ts"
import { contains, countByFilters, listOrders, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import * as listExport from "#app/lib/list/list-export.server.ts"
import type { Facets, ListSearch } from "#app/lib/list/list-search.ts"
import type { CsvCell } from "#app/lib/text/formats/csv.ts"
import { extraFacts, placeFacts, publicFacts } from "../listing/listing-facts.ts"
import { listingStatuses, type Verification, verificationStates } from "../listing/listing-options.ts"
import { type ListingFilter, listingFilters, type MissingPart } from "./staff-list.ts"

const rowColumns = {
  id: listings.id,
  publicId: listings.publicId,
  businessName: listings.businessName,
  businessType: listings.businessType,
  place: listings.place,
  phone: listings.phone,
  ownerEmail: listings.ownerEmail,
  status: listings.status,
  freshness: listings.freshness,
  confirmedAt: listings.confirmedAt,
}

const { id, sortKey } = listings
const orders = listOrders({ id, sortKey })
type Search = ListSearch<ListingFilter>

export function listForStaff(db: Database, search: Search) {
  return readKeysetPage(db, orders[search.sort], search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(listings)
      .where(and(matches(search), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
}

type Wanted = Pick<Search, "filter" | "q" | "facets">

function matches({ filter, q, facets }: Wanted): SQL | undefined {
  return and(inFilter(filter), inFacets(facets), q ? isFound(q) : undefined)
}

function inFacets({ country, town, category, missing, import: importId }: Facets = {}): SQL | undefined {
  return and(
    country ? sql`${listings.country} = ${country}` : undefined,
    town ? eq(listings.town, town) : undefined,
    category ? sql`${listings.directoryCategory} = ${category}` : undefined,
    importId ? eq(listings.importId, Number(importId)) : undefined,
    missing ? lacks[missing as MissingPart] : undefined,
  )
}

const lacks: Record<MissingPart, SQL> = {
  phone: isNull(listings.phone),
  owner: isNull(listings.ownerEmail),
  hours: isNull(listings.openingHours),
  picture: sql`not exists (select 1 from ${listingPictures}
    where ${and(eq(listingPictures.listingId, listings.id), eq(listingPictures.status, "public"))})`,
}

/** Finds by text, by public id, or by a URL of the public page, including earlier slugs. */
function isFound(q: string): SQL | undefined {
  const [, last = ""] = /([^/?#\s]+)\/?(?:[?#].*)?$/.exec(q) ?? []
  if (!/^[\da-z-]+$/.test(last)) return contains(listings.staffSearchText, q)
  return or(
    contains(listings.staffSearchText, q),
    sql`${listings.id} = any(array(
      select ${listings.id} from ${listings} where ${eq(listings.publicId, last)}
      union select ${listingSlugs.listingId} from ${listingSlugs} where ${eq(listingSlugs.slug, last)}))`,
  )
}

/** Verification states apply to listed ones only. `directoryRank` covers both conditions and has an index. */
function inFilter(filter: ListingFilter | ""): SQL | undefined {
  const status = listingStatuses.find((known) => known === filter)
  if (status) return eq(listings.status, status)
  const freshness = verificationStates.find((known) => known === filter)
  return freshness && eq(listings.directoryRank, rankOf(freshness))
}

const rankOf = (freshness: Verification) => verificationStates.indexOf(freshness) + 1

/** Number of listings for each filter, capped. */
export function countByFilter(db: Database) {
  return countByFilters(db, listings, listingFilters, inFilter)
}

/** Towns are offered for one country, those with most listings first. */
const mostTowns = 100
const mostImports = 20

/** Options of the further filters: countries of listings, towns of the chosen country, and the last imports. */
export async function listFacetChoices(db: Database, { country }: Facets = {}) {
  const { town, importId } = listings
  const [countries, towns, imports] = await Promise.all([
    db.select({ country: listings.country }).from(listings).groupBy(listings.country),
    country
      ? db
          .select({ town, count: sql<number>`count(*)::int` })
          .from(listings)
          .where(and(sql`${listings.country} = ${country}`, isNotNull(town)))
          .groupBy(town)
          .orderBy(desc(sql`count(*)`), asc(town))
          .limit(mostTowns)
      : [],
    db
      .select({ id: listingImports.id, fileName: listingImports.fileName })
      .from(listingImports)
      .where(sql`exists (select 1 from ${listings} where ${eq(importId, listingImports.id)})`)
      .orderBy(desc(listingImports.id))
      .limit(mostImports),
  ])
  return {
    countries: countries.map((row) => row.country),
    towns: towns.flatMap((row) => (row.town ? [row.town] : [])),
    imports,
  }
}
export type FacetChoices = Awaited<ReturnType<typeof listFacetChoices>>

/** The whole listing, and the listing it was merged into; undefined if there is none. */
export async function findForStaff(db: Database, id: number) {
  const staying = alias(listings, "staying")
  const [row] = await db
    .select({ listing: listings, stays: { id: staying.id, businessName: staying.businessName } })
    .from(listings)
    .leftJoin(staying, eq(staying.id, listings.mergedInto))
    .where(eq(listings.id, id))
  if (!row) return undefined
  const { staffSearchText, searchText, sortKey, directoryRank, termsBeforeMerger, ...listing } = row.listing
  return { ...listing, stays: row.stays }
}
export type StaffListing = NonNullable<Awaited<ReturnType<typeof findForStaff>>>

/** Revisions with author and reason, newest first. @param most maximum number of revisions */
export function listRevisions(db: Database, id: number, most = 100) {
  const { revision, byKind, at, reason, reasonCode, changes, listingId } = listingRevisions
  return db
    .select({ revision, byKind, by: users.name, at, reason, reasonCode, changes })
    .from(listingRevisions)
    .leftJoin(users, eq(users.id, listingRevisions.by))
    .where(eq(listingId, id))
    .orderBy(desc(revision))
    .limit(most)
}
export type Revision = Awaited<ReturnType<typeof listRevisions>>[number]

/** Number of rows of an export, and the last row's id. */
export function measureExport(db: Database, search: Wanted) {
  return listExport.measureExport(db, listings.id, matches(search))
}

/** Column names of the file: an import knows them by the same names. */
export const exportColumns = [
  "publicId",
  "slug",
  "status",
  "freshness",
  "source",
  "listedAt",
  "confirmedAt",
  ...publicFacts,
  ...extraFacts,
  ...placeFacts,
  "ownerName",
  "ownerEmail",
] as const

/** The rows of an export, oldest first, in batches. */
export async function* readExport(db: Database, search: Wanted, last: number): AsyncGenerator<CsvCell[][]> {
  const batches = listExport.readExport(listings.id, last, ({ where, orderBy, limit }) =>
    db
      .select()
      .from(listings)
      .where(and(matches(search), where))
      .orderBy(orderBy)
      .limit(limit),
  )
  for await (const rows of batches) yield rows.map((row) => exportColumns.map((column) => row[column]))
}
