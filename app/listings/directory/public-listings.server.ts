import { and, arrayContains, desc, eq, inArray, like, lt, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, listingSlugs, listings, places } from "#app/lib/db/schema.ts"
import { codeOfWord } from "#app/lib/text/codes.ts"
import { isRareGram } from "#app/lib/text/rare-grams.ts"
import type { Area, NamedArea } from "#app/places/find-areas.server.ts"
import { type OpenState, openAt } from "../hours/open-now.ts"
import { closuresFrom } from "../hours/opening-hours.ts"
import { type Confirmation, extraFacts, placeFacts, publicFacts } from "../listing/listing-facts.ts"
import type { AcceptedNetwork } from "../listing/listing-options.ts"
import { listPublicPictures } from "../listing/listing-pictures.server.ts"
import {
  type BusinessType,
  businessTypeWords,
  directoryCategoryWords,
  directoryPageSize,
} from "../options.ts"
import { publicPayment } from "../payment/payment-address.ts"
import { publicPin } from "../position/pin.ts"
import { plusCodeOf } from "../position/plus-code.server.ts"
import type { ShopPlace } from "../position/shop-place.ts"
import { likePattern } from "../search-text.ts"
import { countLimit, type DirectorySearch, storedPlace } from "./search/directory-search.ts"
import type { Distance } from "./search/near.ts"

/** Columns of cards and pages. The owner's name and mail address and a hidden payment address are never selected (ruling 6). */
const shownColumns = {
  publicId: listings.publicId,
  slug: listings.slug,
  businessName: listings.businessName,
  businessType: listings.businessType,
  description: listings.description,
  onlineOnly: listings.onlineOnly,
  city: listings.city,
  country: listings.country,
  place: listings.place,
  website: listings.website,
  phone: listings.phone,
  confirmedAt: listings.confirmedAt,
  confirmedBy: listings.confirmedBy,
}

/** Columns of a card. Networks are computed for the shown rows only: the indexes that find the rows do not contain networks. */
export const cardColumns = {
  ...shownColumns,
  networks: sql<AcceptedNetwork | null>`accepted_networks(${listings})`,
}

/** Further columns of a page. Which of the payment address and the pin may leave the server is decided below. */
const shownFacts = [...publicFacts, ...extraFacts, ...placeFacts]
const factColumns = Object.fromEntries(shownFacts.map((name) => [name, listings[name]])) as Pick<
  typeof listings,
  (typeof shownFacts)[number]
>
const pageColumns = {
  ...factColumns,
  ...shownColumns,
  freshness: listings.freshness,
  walletChangedAt: listings.walletChangedAt,
  walletNeedsYes: listings.walletNeedsYes,
  walletAgreedAt: listings.walletAgreedAt,
}

export type DirectoryCard = {
  /** Seed of the business's pattern. */
  publicId: string
  slug: string
  businessName: string
  businessType: BusinessType | null
  description: string | null
  website: string | null
  phone: string | null
  /** Networks whose coins the business takes, by the owner's statement and its public payment address. */
  networks: AcceptedNetwork | null
  /** Distance from the searched position. */
  distance?: Distance
  /** Whether the business is open at the time of the request. */
  opening?: OpenState
} & ShopPlace &
  Confirmation

/** Listings from this rank on are unconfirmed: in the lists only on request. */
const unconfirmedRank = 4

/** A search after its address and words were matched with areas. */
export type DirectoryFilter = Pick<
  DirectorySearch,
  "category" | "place" | "network" | "unconfirmed" | "open"
> & {
  words: string[]
  area?: Area
  /** The area that some of the words name: 'salon lagos' matches the text 'salon lagos' anywhere, or 'salon' in Lagos. */
  named?: NamedArea
  /** SQL condition that is true for businesses that are open now. */
  isOpen?: SQL
}

/** SQL condition of a search, for its list, its count and its map markers. */
export function matching(filter: DirectoryFilter): SQL | undefined {
  const { words, named, area, category, place, network, unconfirmed, isOpen } = filter
  // Ordered by cost: a row that an earlier condition excludes is not read for the later ones.
  return and(
    unconfirmed ? undefined : lt(listingSearch.rank, unconfirmedRank),
    area && inArea(area),
    category ? inCategory(category) : undefined,
    place ? eq(listingSearch.place, storedPlace(place)) : undefined,
    network && takes(network),
    isOpen,
    words.length > 0
      ? or(and(...words.map(contains)), named && and(inArea(named.area), ...named.rest.map(contains)))
      : undefined,
    words.length === 1 ? expectedSeldom : undefined,
  )
}

/**
 * A condition that is always true but that PostgreSQL estimates at one row in three. PostgreSQL assumes that LIKE is as
 * cheap as comparing two numbers. For a word found in one of fifty rows it would scan the list in order, which takes
 * four times as long as the trigram index (docs/decisions/directory-and-places.md). For several words its estimate is low anyway.
 */
const expectedSeldom = sql`octet_length(${listingSearch.searchText}) > 0`

/** A business that takes both networks matches each of them. */
function takes(network: AcceptedNetwork): SQL {
  return inArray(listingSearch.networks, network === "both" ? [network] : [network, "both"])
}

/** True if the text contains the folded word anywhere. */
function contains(word: string): SQL {
  return isRareGram(word)
    ? arrayContains(listingSearch.rareGrams, [word])
    : like(listingSearch.searchText, likePattern(word))
}

function inArea(area: Area): SQL | undefined {
  const { country, regionCode, placeId } = listingSearch
  if (area.kind === "town") return eq(placeId, area.placeId)
  return and(eq(country, area.country), area.kind === "region" ? eq(regionCode, area.regionCode) : undefined)
}

/** Categories and business types hardly overlap: a filter that only one of them can match needs one index. */
export function inCategory(name: string): SQL | undefined {
  const category = codeOfWord(directoryCategoryWords, name)
  const type = codeOfWord(businessTypeWords, name)
  if (!category && !type) return sql`false`
  return or(
    category && eq(listingSearch.directoryCategory, category),
    type && eq(listingSearch.businessType, type),
  )
}

/**
 * One page of results, sorted by verification status and then newest first, with the count; above the limit the count
 * is limit + 1. One query gives both: for common words an ordered index scan soon reaches the limit; for rare ones all
 * rows are found and sorted.
 */
export async function listFound(
  db: Database,
  where: SQL | undefined,
  now: Date,
  page = 1,
  limit = countLimit,
): Promise<{ merchants: DirectoryCard[]; count: number }> {
  const { id, rank, listedAt, timeZone } = listingSearch
  const found = db.$with("found").as(
    db
      .select({ id, rank, listedAt, timeZone })
      .from(listingSearch)
      .where(where)
      .orderBy(rank, desc(listedAt), desc(id))
      .limit(limit + 1),
  )
  const counted = db
    .select({ count: sql<number>`count(*)::int`.as("count") })
    .from(found)
    .as("counted")
  const shown = db
    .select()
    .from(found)
    .orderBy(found.rank, desc(found.listedAt), desc(found.id))
    .limit(directoryPageSize)
    .offset((page - 1) * directoryPageSize)
    .as("shown")
  const { openingHours, closures } = listings
  // Whole rows are read for one page only.
  const rows = await db
    .with(found)
    .select({
      count: counted.count,
      card: cardColumns,
      schedule: { openingHours, closures, timeZone: shown.timeZone },
    })
    .from(counted)
    .leftJoin(shown, sql`true`)
    .leftJoin(listings, eq(listings.id, shown.id))
    .orderBy(shown.rank, desc(shown.listedAt), desc(shown.id))
  const merchants = rows.flatMap(({ card, schedule }) =>
    card ? { ...card, opening: openAt(schedule, now) } : [],
  )
  return { merchants, count: rows[0]?.count ?? 0 }
}

/** The earliest time at which the open state of one of the cards changes. */
export function firstChange(cards: readonly DirectoryCard[]): Date | undefined {
  return cards.map(({ opening }) => opening?.until).reduce(earlierOf, undefined)
}

export type ListingPage = Omit<NonNullable<Awaited<ReturnType<typeof findApproved>>>, "until"> | undefined

/** Rejects what slugify never produces. A NUL character would cause a database error. */
const isSlug = (slug: string) => /^[a-z0-9-]+$/.test(slug)

/** Public page of a listed merchant, valid `until` then or the next write; undefined if not found. */
export async function findApproved(db: Database, slug: string, now: Date) {
  if (!isSlug(slug)) return undefined
  const [found] = await db
    .select({
      ...pageColumns,
      id: listings.id,
      timeZone: listingSearch.timeZone,
      town: { name: places.name, slug: places.slug },
    })
    .from(listings)
    .leftJoin(listingSearch, eq(listingSearch.id, listings.id))
    .leftJoin(places, eq(places.id, listingSearch.placeId))
    .where(and(eq(listings.status, "listed"), eq(listings.slug, slug)))
  if (!found) return undefined
  // A pending payment address never leaves the server.
  const { id, timeZone, showWallet, walletChangedAt, walletNeedsYes, walletAgreedAt, ...shown } = found
  // Nor does a pin beyond its public precision.
  const { pin: _, pinPrecision: __, ...merchant } = shown
  const pin = publicPin(found)
  const payment = publicPayment(found, now)
  const { closures, until } = closuresFrom(found.closures, now)
  const opening = openAt({ ...found, timeZone }, now)
  const pictures = await listPublicPictures(db, id)
  const place = pin && { ...pin, plusCode: plusCodeOf(pin) }
  const changes = [payment.until, until, opening?.until].reduce(earlierOf)
  return { ...merchant, ...payment, pin: place, pictures, closures, opening, until: changes }
}

const earlierOf = (a: Date | undefined, b: Date | undefined) => (a && b && b < a ? b : (a ?? b))

/** A listing that is no longer in the directory. @property name null if the page must not show it */
export type GoneListing = { status: "hidden" | "closed" | "archived" | "withdrawn"; name: string | null }

export type FormerAddress = { kind: "moved"; slug: string } | { kind: "gone"; listing: GoneListing }

/**
 * What happened to a slug without a listed merchant; undefined if it never existed. It gives the present slug of the
 * listing, or of the listing at the end of a chain of merges.
 */
export async function findFormerAddress(db: Database, slug: string): Promise<FormerAddress | undefined> {
  if (!isSlug(slug)) return undefined
  const { rows } = await db.execute<{ slug: string; status: string; name: string }>(sql`
    with recursive staying as (
      select listing_id as id, 1 as step from ${listingSlugs} where slug = ${slug}
      union
      select ${listings.mergedInto}, step + 1 from staying join ${listings} on ${listings.id} = staying.id
        where ${listings.mergedInto} is not null and step < ${longestChain}
    )
    select ${listings.slug} as slug, ${listings.status} as status, ${listings.businessName} as name
    from staying join ${listings} on ${listings.id} = staying.id order by step desc limit 1`)
  const [found] = rows
  if (!found) return undefined
  if (found.slug !== slug) return { kind: "moved", slug: found.slug }
  const status = goneStatuses.find((known) => known === found.status)
  return status && { kind: "gone", listing: { status, name: namedWhenGone.has(status) ? found.name : null } }
}

/** Merged listings are final, so a chain ends. The limit protects against a cycle in damaged data. */
const longestChain = 50
const goneStatuses = ["hidden", "closed", "archived", "withdrawn"] as const
const namedWhenGone = new Set<GoneListing["status"]>(["closed", "archived"])
