import { and, arrayContains, desc, eq, inArray, like, lt, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSlugs, listings, merchantSearch, places } from "#app/lib/db/schema.ts"
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

/** What a card and a page show. Owner, e-mail and wallet never leave the database for it (ruling 6). */
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

/** What a card shows. Its networks are of the rows shown alone: the walk that finds them is in indexes that have no networks. */
export const cardColumns = {
  ...shownColumns,
  networks: sql<AcceptedNetwork | null>`accepted_networks(${listings})`,
}

/** What its page says besides; what may leave the server of the address and the pin is decided below. */
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
  /** What its cloth grows from. */
  publicId: string
  slug: string
  businessName: string
  businessType: BusinessType | null
  description: string | null
  website: string | null
  phone: string | null
  /** The networks whose coins it takes: as its owner says, and as its public payment address shows. */
  networks: AcceptedNetwork | null
  /** From the place that was looked from. */
  distance?: Distance
  /** What the clock says of its hours. */
  opening?: OpenState
} & ShopPlace &
  Confirmation

/** From here on a listing is unconfirmed: in no list that has not been asked for such ones. */
const unconfirmedRank = 4

/** What a search means, once its address and its words have been looked up among the places. */
export type DirectoryFilter = Pick<
  DirectorySearch,
  "category" | "place" | "network" | "unconfirmed" | "open"
> & {
  words: string[]
  area?: Area
  /** What some of the words name: 'salon lagos' is the text 'salon lagos' anywhere, or 'salon' in Lagos. */
  named?: NamedArea
  /** True of what is open now. */
  isOpen?: SQL
}

/** What a search finds, for whatever is shown of it: its list, how many there are, their marks on a map. */
export function matching(filter: DirectoryFilter): SQL | undefined {
  const { words, named, area, category, place, network, unconfirmed, isOpen } = filter
  // In the order of what they cost: a row that an earlier one leaves out is not read for the later ones.
  return and(
    unconfirmed ? undefined : lt(merchantSearch.rank, unconfirmedRank),
    area && inArea(area),
    category ? inCategory(category) : undefined,
    place ? eq(merchantSearch.place, storedPlace(place)) : undefined,
    network && takes(network),
    isOpen,
    words.length > 0
      ? or(and(...words.map(contains)), named && and(inArea(named.area), ...named.rest.map(contains)))
      : undefined,
    words.length === 1 ? expectedSeldom : undefined,
  )
}

/**
 * True of every row; PostgreSQL expects it of one in three. It takes LIKE for as cheap as comparing two numbers, and would walk the
 * list for a word that one row in fifty has, which takes four times as long as asking the index of words (decision 10). Of several
 * words it expects few anyway.
 */
const expectedSeldom = sql`octet_length(${merchantSearch.searchText}) > 0`

/** Who takes both takes each. */
function takes(network: AcceptedNetwork): SQL {
  return inArray(merchantSearch.networks, network === "both" ? [network] : [network, "both"])
}

/** A folded word anywhere in the text. */
function contains(word: string): SQL {
  return isRareGram(word)
    ? arrayContains(merchantSearch.rareGrams, [word])
    : like(merchantSearch.searchText, likePattern(word))
}

function inArea(area: Area): SQL | undefined {
  const { country, regionCode, placeId } = merchantSearch
  if (area.kind === "town") return eq(placeId, area.placeId)
  return and(eq(country, area.country), area.kind === "region" ? eq(regionCode, area.regionCode) : undefined)
}

/** Categories and business types are two lists that barely meet; a filter that only one can match needs one index. */
export function inCategory(name: string): SQL | undefined {
  const category = codeOfWord(directoryCategoryWords, name)
  const type = codeOfWord(businessTypeWords, name)
  if (!category && !type) return sql`false`
  return or(
    category && eq(merchantSearch.directoryCategory, category),
    type && eq(merchantSearch.businessType, type),
  )
}

/**
 * One page of what is found, the surest and among them the newest first, and how many there are; past the limit the count is one above it.
 * One walk in that order gives both: what is common is soon found so often, and of what is seldom all is found out of order and sorted.
 */
export async function listFound(
  db: Database,
  where: SQL | undefined,
  now: Date,
  page = 1,
  limit = countLimit,
): Promise<{ merchants: DirectoryCard[]; count: number }> {
  const { id, rank, listedAt, timeZone } = merchantSearch
  const found = db.$with("found").as(
    db
      .select({ id, rank, listedAt, timeZone })
      .from(merchantSearch)
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
  // Whole rows are read of one page alone.
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

/** When the first of some cards has to say something else of its hours. */
export function firstChange(cards: readonly DirectoryCard[]): Date | undefined {
  return cards.map(({ opening }) => opening?.until).reduce(earlierOf, undefined)
}

export type MerchantPage = Omit<NonNullable<Awaited<ReturnType<typeof findApproved>>>, "until"> | undefined

/** What slugify never writes is no address; a NUL among it would be an error of the database. */
const isSlug = (slug: string) => /^[a-z0-9-]+$/.test(slug)

/** The public page of a listed merchant, which stays as it is `until` then or a write, or undefined. */
export async function findApproved(db: Database, slug: string, now: Date) {
  if (!isSlug(slug)) return undefined
  const [found] = await db
    .select({
      ...pageColumns,
      id: listings.id,
      timeZone: merchantSearch.timeZone,
      town: { name: places.name, slug: places.slug },
    })
    .from(listings)
    .leftJoin(merchantSearch, eq(merchantSearch.id, listings.id))
    .leftJoin(places, eq(places.id, merchantSearch.placeId))
    .where(and(eq(listings.status, "listed"), eq(listings.slug, slug)))
  if (!found) return undefined
  // An address that waits never leaves the server.
  const { id, timeZone, showWallet, walletChangedAt, walletNeedsYes, walletAgreedAt, ...shown } = found
  // Nor does what is not to be known of a pin.
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

/** A listing that is in the directory no more. @property name null where its page may not say it */
export type GoneListing = { status: "hidden" | "closed" | "archived" | "withdrawn"; name: string | null }

export type FormerAddress = { kind: "moved"; slug: string } | { kind: "gone"; listing: GoneListing }

/**
 * What became of an address that is no listed merchant's, or undefined for one that nobody had: it leads to the present
 * address of its listing, or of the one that it was merged into, however often that was merged since.
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

/** Merged listings stay as they are, so that a chain has an end; a damaged one must not keep a page waiting. */
const longestChain = 50
const goneStatuses = ["hidden", "closed", "archived", "withdrawn"] as const
const namedWhenGone = new Set<GoneListing["status"]>(["closed", "archived"])
