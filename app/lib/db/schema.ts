import { and, isNull, type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  customType,
  date,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core"
import { backupOutcomes } from "#app/admin/status/options.ts"
import { articleLimits, articleStatuses } from "#app/articles/options.ts"
import { accountLinkKinds, displayNameLength } from "#app/auth/accounts/options.ts"
import { sessionKinds } from "#app/auth/sessions/options.ts"
import { contactLimits, inquiryTypes } from "#app/contact/options.ts"
import { eventKinds, eventLimits } from "#app/events/options.ts"
import {
  convertedEncodings,
  type ImportMapping,
  type ImportValues,
  importLimits,
  type LineAlike,
  type LineFinding,
  lineVerdicts,
} from "#app/listings/import-options.ts"
import {
  acceptedNetworks,
  confirmers,
  editStatuses,
  evidenceAnswers,
  evidenceFacts,
  evidenceNoteLength,
  evidenceSources,
  evidenceWays,
  extraLengths,
  type FactValue,
  freshnessStates,
  hidingReasons,
  type ListingChanges,
  listingActors,
  listingSources,
  listingStatuses,
  mostPictures,
  ownerLinkPurposes,
  pictureAltLength,
  pictureStatuses,
  pinPrecisions,
  type StoredTerms,
  spotKinds,
} from "#app/listings/listing/listing-options.ts"
import {
  applicationFields as asked,
  businessTypes,
  directoryCategories,
  merchantStatuses,
  onlinePlace,
  questionLength,
  rejectionReasonLength,
} from "#app/listings/options.ts"
import {
  claimChecks,
  claimNoteLength,
  claimSituations,
  claimStatuses,
  mostClaimAttempts,
} from "#app/listings/owners/claim-options.ts"
import { stickerCodeLength } from "#app/listings/payment/sticker-code.ts"
import { endpointLimits, endpointProblems, networks } from "#app/payments/chain/options.ts"
import { assets, assigners, counterLimits, rateDecimals } from "#app/payments/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { placeKinds, townLength } from "#app/places/place-file.ts"
import { answerLength, noteLength, readStatuses } from "#app/review/options.ts"
import { askedOutcomes, longestTerm } from "#app/search/options.ts"
import { storyLimits, storyStatuses } from "#app/stories/options.ts"
import {
  consentForms,
  newsletterLimits,
  newsletterTopics,
  subscriberStatuses,
} from "#app/subscriptions/options.ts"
import { townHallLimits } from "#app/subscriptions/town-halls/options.ts"
import { mailUrgencies } from "../mail/options.ts"
import { mailboxSql } from "../mail/unverified/mailbox.ts"
import { frequentGrams } from "../text/rare-grams.ts"
import { textCategories } from "../text/text-categories.ts"
import { zoneLength } from "../time/usual-zones.ts"

const int4Multirange = customType<{ data: string }>({ dataType: () => "int4multirange" })
const dateMultirange = customType<{ data: string }>({ dataType: () => "datemultirange" })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
/** Folded text that staff search, made by the database (fold_text, migration 0005). */
const searchText = (...columns: string[]) =>
  text("staff_search_text")
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`),
    )
/** The words of a code, in which it is searched. */
const wordsOf = (column: string) => `replace(${column}, '-', ' ')`
/** One name for all spellings of the mailbox in `email`. */
const mailbox = () =>
  text("mailbox")
    .notNull()
    .generatedAlwaysAs(sql.raw(mailboxSql("email")))
/** A phone number as it is found however it is written: see `contains` in app/lib/list. */
const digitsOf = (column: string) => `regexp_replace(${column}, '[^0-9]', '', 'g')`
/** The end of a phone number: with and without the code of its country it is the same. */
export const samePhone = sql.raw(`nullif(right(${digitsOf("phone")}, 9), '')`)
export const sameAddress = sql.raw(`fold_text("address" || ' ' || "city")`)
export const sameWallet = sql.raw(`lower("wallet_address")`)
/** One business in one town, however both are written. */
export const sameName = sql.raw(`fold_text("business_name" || ' ' || coalesce("city", ''))`)
/** One name for all that look alike, however they are written and in whichever letters (migration 0047). */
export const nameKey = sql.raw(`name_key("business_name")`)
/** A fact of an imported line. */
const factOf = (fact: string) => `facts->>'${fact}'`
/** By which a list is sorted from A to Z. */
const sortKey = (column: string) =>
  text("sort_key")
    .notNull()
    .generatedAlwaysAs(sql.raw(`left(fold_text("${column}"), 80)`))
const isOneOf = (column: string, values: readonly string[]) =>
  `"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`
const oneOf = (column: string, values: readonly string[]) => sql.raw(isOneOf(column, values))

type ListColumns = Record<"id" | "status" | "isSpam" | "sortKey", ExtraConfigColumn>
/**
 * For a list of the back office in keyset pages: newest first or by name, all or by status, without spam or spam alone.
 *
 * @param there what else has to be so for a row to be in the list, such as 'deleted_at is null'
 */
const staffListIndexes = (name: string, { id, status, isSpam, sortKey }: ListColumns, there?: SQL) => {
  const noSpam = and(sql`not ${isSpam}`, there) as SQL
  return [
    index(`${name}_newest`).on(id.desc().nullsFirst()).where(noSpam),
    index(`${name}_queue`).on(status, id.desc().nullsFirst()).where(noSpam),
    index(`${name}_name`).on(sortKey, id).where(noSpam),
    index(`${name}_name_queue`).on(status, sortKey, id).where(noSpam),
    index(`${name}_spam`)
      .on(id.desc().nullsFirst())
      .where(and(sql`${isSpam}`, there) as SQL),
  ]
}
/** How often it was decided, taken back or not: names the last decision, and its mail. */
const decisions = () => integer("decisions").notNull().default(0)

const staffSearchIndexes = (name: string, { staffSearchText }: { staffSearchText: ExtraConfigColumn }) => [
  index(`${name}_staff_search`).using("gin", staffSearchText.op("gin_trgm_ops")),
  index(`${name}_staff_grams`).using("gin", sql`short_grams(${staffSearchText}, '{}')`),
]

/** What is said of a business; an application asks for it, a listing shows it. */
const businessFacts = () => ({
  businessName: varchar("business_name", { length: asked.businessName.max }).notNull(),
  businessType: text("business_type", { enum: businessTypes }).notNull(),
  directoryCategory: text("directory_category", { enum: directoryCategories }).notNull(),
  description: varchar("description", { length: asked.description.max }).notNull(),
  website: varchar("website", { length: asked.website.max }),
  phone: varchar("phone", { length: asked.phone.max }),
  onlineOnly: boolean("online_only").notNull().default(false),
  address: varchar("address", { length: asked.address.max }),
  city: varchar("city", { length: asked.city.max }),
  state: varchar("state", { length: asked.state.max }),
  zipCode: varchar("zip_code", { length: asked.zip.max }),
  country: text("country").$type<Country>().notNull(),
  /** The town that was chosen for it, as its page's address says it ('gh/accra'); null: that of its city's name, if there is one. */
  town: varchar("town", { length: townLength }),
  walletAddress: varchar("wallet_address", { length: asked.walletAddress.max }),
  showWallet: boolean("show_wallet").notNull().default(false),
  /** What the location filter compares: 'city, state', or the code for businesses without premises. */
  place: text("place").generatedAlwaysAs(
    sql`case when "online_only" then '${sql.raw(onlinePlace)}' else "city" || ', ' || "state" end`,
  ),
  sortKey: sortKey("business_name"),
})
type FactColumns = Record<"onlineOnly" | "address" | "city" | "state", ExtraConfigColumn>
const businessChecks = (name: string, { onlineOnly, address, city, state }: FactColumns) => [
  check(`${name}_business_type`, oneOf("business_type", businessTypes)),
  check(`${name}_directory_category`, oneOf("directory_category", directoryCategories)),
  // Its shape alone: which codes there are is the parser's, and changes without a migration when ISO 3166 does.
  check(`${name}_country`, sql.raw(`"country" ~ '^[A-Z]{2}$'`)),
  check(
    `${name}_location`,
    sql`${onlineOnly} or (${address} is not null and ${city} is not null and ${state} is not null)`,
  ),
]
const businessSearch = (owner: string, email: string) =>
  searchText(
    ...["business_name", owner, email, "address", "city", "state", "zip_code"],
    ...["phone", digitsOf("phone"), "website", "wallet_address"],
  )

/** A business that asked to be listed: what was sent, and the decision on it. Approving it opens a listing. */
export const merchantRequests = pgTable(
  "merchant_requests",
  {
    id: id(),
    /** Made of the rendered form and what was sent with it: however often that is sent, one row comes of it. */
    submissionKey: uuid("submission_key").notNull().unique(),
    status: text("status", { enum: merchantStatuses }).notNull().default("pending"),
    ...businessFacts(),

    // Never leaves the server but to staff (ruling 6).
    ownerName: varchar("owner_name", { length: asked.ownerName.max }).notNull(),
    email: varchar("email", { length: asked.email.max }).notNull(),
    staffSearchText: businessSearch("owner_name", "email"),

    /** SHA-256 of the token in the applicant's secret link. */
    stateTokenHash: text("state_token_hash").notNull().unique(),
    /** Why the submission looks automated; staff see the mark, nothing is dropped. */
    suspicion: text("suspicion"),
    /** Staff put it aside as spam; it stays undecided. */
    isSpam: boolean("is_spam").notNull().default(false),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When staff first opened the application. */
    reviewStartedAt: instant("review_started_at"),
    /** Since when it waits for staff again, after it had waited for its applicant; null: since it came. */
    waitsSince: instant("waits_since"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    decisions: decisions(),
    rejectionReason: varchar("rejection_reason", { length: rejectionReasonLength }),
  },
  (table) => [
    check("merchant_requests_status", oneOf("status", merchantStatuses)),
    ...businessChecks("merchant_requests", table),
    check("merchant_requests_decision", sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    check("merchant_requests_reason", sql`${table.status} = 'rejected' or ${table.rejectionReason} is null`),

    ...staffListIndexes("merchant_requests", table),
    ...staffSearchIndexes("merchant_requests", table),
    index("merchant_requests_email").on(table.email),
    // Applications that name the same: staff see them before they decide.
    index("merchant_requests_same_name").on(nameKey),
    index("merchant_requests_same_phone").on(samePhone),
    index("merchant_requests_same_address").on(sameAddress),
    index("merchant_requests_same_wallet").on(sameWallet),
  ],
)

/**
 * What staff asked an applicant to complete, and what came of it. The application holds what was sent last; with the changes,
 * newest first, taken back it is what was sent before, and at first.
 */
export const applicationQuestions = pgTable(
  "application_questions",
  {
    applicationId: bigint("application_id", { mode: "number" })
      .notNull()
      .references(() => merchantRequests.id, { onDelete: "cascade" }),
    /** Which of the decisions on the application it was. */
    number: integer("number").notNull(),
    question: varchar("question", { length: questionLength }).notNull(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text("token_hash").notNull().unique(),
    askedAt: instant("asked_at").notNull(),
    answeredAt: instant("answered_at"),
    /** What the applicant said to it in words. */
    answer: varchar("answer", { length: answerLength }),
    /** What was sent before and what is sent now, by field. */
    changes: jsonb("changes").$type<ListingChanges>(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    check("application_questions_answer", sql`(${table.answeredAt} is null) = (${table.changes} is null)`),
  ],
)

/**
 * A business in the directory: its public facts and what became of them. Its row is never deleted, so that its addresses go
 * on leading to the truth about it; a withdrawn one keeps no fact.
 */
export const listings = pgTable(
  "listings",
  {
    id: id(),
    /** What printed codes and payment links name: random, never changed, never given to another. */
    publicId: text("public_id")
      .notNull()
      .unique()
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    /** The application it came from, while that is kept. */
    applicationId: bigint("application_id", { mode: "number" })
      .unique()
      .references(() => merchantRequests.id, { onDelete: "set null" }),
    source: text("source", { enum: listingSources }).notNull(),
    /** Of its public page; earlier ones are in listing_slugs as well. */
    slug: text("slug").notNull().unique(),
    /** How many changes there were: whoever changes it names the one they saw. */
    revision: integer("revision").notNull().default(1),
    status: text("status", { enum: listingStatuses }).notNull().default("listed"),
    mergedInto: bigint("merged_into", { mode: "number" }).references((): AnyPgColumn => listings.id),
    ...businessFacts(),

    // What only owners add (app/listings/listing/listing-extras.ts). Texts, so that revisions tell of them as of all facts.
    openingHours: varchar("opening_hours", { length: extraLengths.openingHours }),
    closures: varchar("closures", { length: extraLengths.closures }),
    whatsapp: varchar("whatsapp", { length: extraLengths.whatsapp }),
    socialLinks: varchar("social_links", { length: extraLengths.socialLinks }),
    languages: varchar("languages", { length: extraLengths.languages }),
    landmark: varchar("landmark", { length: extraLengths.landmark }),
    networks: text("networks", { enum: acceptedNetworks }),
    /** The part of the town: Yaba, Kibera. */
    locality: varchar("locality", { length: extraLengths.locality }),
    /** Where it is, as its owner gave it: latitude and longitude with five decimals. Leaves the server as pin_precision says. */
    pin: varchar("pin", { length: extraLengths.pin }),
    /** As given, rounded to two decimals (a kilometre), or not at all. */
    pinPrecision: text("pin_precision", { enum: pinPrecisions }),

    // Never leaves the server but to staff and to the owner.
    ownerName: varchar("owner_name", { length: asked.ownerName.max }),
    ownerEmail: varchar("owner_email", { length: asked.email.max }),
    /** Of an imported one: the contact in the file. Nobody writes to it before staff release the listing and it becomes the owner's. */
    heldEmail: varchar("held_email", { length: asked.email.max }),
    /** The import that brought it, and when staff released it from that. */
    importId: bigint("import_id", { mode: "number" }).references((): AnyPgColumn => listingImports.id),
    releasedAt: instant("released_at"),
    staffSearchText: businessSearch("owner_name", "owner_email"),

    /** When its payment address was last set or removed; null: it is the one that staff saw when they approved it. */
    walletChangedAt: instant("wallet_changed_at"),
    /** Of the staff; null for its owner. */
    walletChangedBy: text("wallet_changed_by").references(() => users.id, { onDelete: "set null" }),
    /** It is not shown before an administrator has agreed who did not set it (payment-address.ts). */
    walletNeedsYes: boolean("wallet_needs_yes").notNull().default(false),
    walletAgreedAt: instant("wallet_agreed_at"),
    walletAgreedBy: text("wallet_agreed_by").references(() => users.id, { onDelete: "set null" }),
    /** Of a merged one: the terms on which the listing that stays showed its payment address, for whoever undoes the merger. */
    termsBeforeMerger: jsonb("terms_before_merger").$type<StoredTerms>(),

    listedAt: instant("listed_at").notNull(),
    /** How sure it is that the business takes the coin; the daily job moves it on. */
    freshness: text("freshness", { enum: freshnessStates }).notNull().default("confirmed"),
    /** The newest evidence that counts, and whose it is. */
    confirmedAt: instant("confirmed_at"),
    confirmedBy: text("confirmed_by", { enum: confirmers }),
    /** When somebody pressed a button behind a link that was mailed to the owner's address. Before that it is nobody's word. */
    ownerConfirmedAt: instant("owner_confirmed_at"),
    /** The day (UTC) on which its freshness changes or its owner is asked next; null: never by the clock alone. */
    nextChangeOn: date("next_change_on"),
    /** Since it was confirmed last: when its owner was asked first, and when last. */
    firstAskedAt: instant("first_asked_at"),
    askedAt: instant("asked_at"),
    /** When two visitors who know nothing of each other had said that it does not take the coin. */
    doubtedAt: instant("doubted_at"),
    /** When its owner or staff cleared a doubt last. */
    doubtClearedAt: instant("doubt_cleared_at"),
    /** Since it was confirmed last: when two visitors who know nothing of each other had said that it does. */
    vouchedAt: instant("vouched_at"),
    /**
     * The order of the directory, before the date; null: not in it. From `unconfirmed` on, a listing is left out of the
     * lists that nobody has asked for it.
     */
    directoryRank: smallint("directory_rank").generatedAlwaysAs(
      sql.raw(
        `case when "status" = 'listed' then array_position(array[${freshnessStates.map((state) => `'${state}'`).join(", ")}]::text[], "freshness") end`,
      ),
    ),
    /** What the sticker on its door says, once its owner has asked for one; null: nobody has (app/listings/payment/sticker-code.ts). */
    stickerCode: varchar("sticker_code", { length: stickerCodeLength }),
    /** Folded name, description and type: what the directory's search reads, in merchant_search. */
    searchText: text("search_text").notNull(),
  },
  (table) => [
    check("listings_status", oneOf("status", listingStatuses)),
    check("listings_source", oneOf("source", listingSources)),
    check("listings_freshness", oneOf("freshness", freshnessStates)),
    check("listings_confirmed_by", oneOf("confirmed_by", confirmers)),
    check("listings_confirmed", sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
    check("listings_networks", oneOf("networks", acceptedNetworks)),
    check(
      "listings_opening_hours",
      sql`${table.openingHours} ~ '^(Mo|Tu|We|Th|Fr|Sa|Su) [0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}'`,
    ),
    check("listings_pin", sql`${table.pin} ~ '^-?[0-9]{1,2}[.][0-9]{5},-?[0-9]{1,3}[.][0-9]{5}$'`),
    check("listings_pin_precision", oneOf("pin_precision", pinPrecisions)),
    check("listings_pin_whole", sql`(${table.pin} is null) = (${table.pinPrecision} is null)`),
    check("listings_closures", sql`${table.closures} ~ '^[0-9-]{10}/[0-9-]{10}'`),
    check("listings_sticker_code", sql`${table.stickerCode} ~ '^[2-9A-HJ-NP-Z]{6}$'`),
    check("listings_merged", sql`(${table.status} = 'merged') = (${table.mergedInto} is not null)`),
    ...businessChecks("listings", table),
    index("listings_newest").on(table.id.desc().nullsFirst()),
    index("listings_queue").on(table.status, table.id.desc().nullsFirst()),
    index("listings_name").on(table.sortKey, table.id),
    index("listings_country_town").on(table.country, table.town, table.id.desc().nullsFirst()),
    index("listings_name_queue").on(table.status, table.sortKey, table.id),
    index("listings_rank").on(table.directoryRank, table.id.desc().nullsFirst()),
    index("listings_rank_name").on(table.directoryRank, table.sortKey, table.id),
    ...staffSearchIndexes("listings", table),
    index("listings_owner").on(sql`lower(${table.ownerEmail})`),
    index("listings_held").on(sql`lower(${table.heldEmail})`).where(sql`held_email is not null`),
    index("listings_import").on(table.importId, table.id).where(sql`import_id is not null`),
    // Imported lines that look like one of them are named to staff.
    index("listings_same_name").on(sameName),
    index("listings_same_phone").on(samePhone),
    index("listings_same_wallet").on(sameWallet),
    // New payment addresses that nobody has approved yet.
    index("listings_unchecked_wallet")
      .on(table.walletNeedsYes, table.walletChangedAt, table.id)
      .where(sql`wallet_address is not null and wallet_changed_at is not null and wallet_agreed_at is null`),
    // Whoever takes the name of another business is told to staff, and its payment address waits.
    index("listings_name_key").on(nameKey),
    index("listings_merged_into").on(table.mergedInto).where(sql`merged_into is not null`),
    index("listings_next_change").on(table.nextChangeOn, table.id).where(sql`status = 'listed'`),
    index("listings_freshness").on(table.freshness, table.confirmedAt).where(sql`status = 'listed'`),
    index("listings_doubted").on(table.doubtedAt).where(sql`status = 'listed' and doubted_at is not null`),
  ],
)

/** Every address that a listing ever had, so that none is given to another. */
export const listingSlugs = pgTable(
  "listing_slugs",
  {
    slug: text("slug").primaryKey(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id),
  },
  (table) => [index("listing_slugs_listing").on(table.listingId)],
)

/** Every change of a listing, the first being all its facts: together they are what it says now. */
export const listingRevisions = pgTable(
  "listing_revisions",
  {
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id),
    revision: integer("revision").notNull(),
    byKind: text("by_kind", { enum: listingActors }).notNull(),
    /** Of the staff. */
    by: text("by").references(() => users.id, { onDelete: "set null" }),
    at: instant("at").notNull(),
    reason: varchar("reason", { length: noteLength }),
    /** Of a listing that was hidden. */
    reasonCode: text("reason_code", { enum: hidingReasons }),
    /** What it was and what it became, by field. */
    changes: jsonb("changes").$type<ListingChanges>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.revision] }),
    check("listing_revisions_by_kind", oneOf("by_kind", listingActors)),
    check("listing_revisions_reason_code", oneOf("reason_code", hidingReasons)),
    index("listing_revisions_at").on(table.at),
    index("listing_revisions_standing").on(table.at).where(sql`changes ?| array['status', 'mergedInto']`),
  ],
)

/** A file of businesses that staff sent: its lines are looked at before any becomes a listing (decision 36). */
export const listingImports = pgTable(
  "listing_imports",
  {
    id: id(),
    fileName: varchar("file_name", { length: importLimits.fileName }).notNull(),
    uploadedAt: instant("uploaded_at").notNull(),
    /** Of the staff. */
    uploadedBy: text("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    headings: text("headings").array().notNull(),
    /** Which column, from 0 on, says what; what staff chose last. */
    mapping: jsonb("mapping").$type<ImportMapping>().notNull(),
    /** What staff have said that cells mean which are on no list. */
    values: jsonb("values").$type<ImportValues>().notNull().default({}),
    /** The encoding of the file where that was not UTF-8. */
    convertedFrom: text("converted_from", { enum: convertedEncodings }),
    lines: integer("lines").notNull(),
    /** When its lines were looked at by that mapping. */
    checkedAt: instant("checked_at"),
    importedAt: instant("imported_at"),
    /** How many listings were made of it. */
    imported: integer("imported").notNull().default(0),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [
    check("listing_imports_converted_from", oneOf("converted_from", convertedEncodings)),
    check("listing_imports_imported", sql`${table.importedAt} is null or ${table.checkedAt} is not null`),
    index("listing_imports_uploaded").on(table.uploadedAt),
  ],
)

/** The lines of such a file, which go a week after it was sent. */
export const listingImportLines = pgTable(
  "listing_import_lines",
  {
    id: id(),
    importId: bigint("import_id", { mode: "number" })
      .notNull()
      .references(() => listingImports.id, { onDelete: "cascade" }),
    /** As a spreadsheet counts its rows, the headings being the first. */
    line: integer("line").notNull(),
    cells: text("cells").array().notNull(),
    /** What would become of it; null: nobody has looked yet. */
    verdict: text("verdict", { enum: lineVerdicts }),
    /** What is wrong, as the forms say it: why the line is refused, or what its listing is made without. */
    findings: jsonb("findings").$type<LineFinding[]>(),
    /** The listing that it would be. */
    facts: jsonb("facts").$type<Record<string, FactValue>>(),
    /** What it changes of the listing that it names. */
    changes: jsonb("changes").$type<ListingChanges>(),
    /** What it has in common with a listing, or with an earlier line. */
    alike: jsonb("alike").$type<LineAlike>(),
    sameName: text("same_name").generatedAlwaysAs(
      sql.raw(`fold_text((${factOf("businessName")}) || ' ' || coalesce(${factOf("city")}, ''))`),
    ),
    samePhone: text("same_phone").generatedAlwaysAs(
      sql.raw(`nullif(right(${digitsOf(factOf("phone"))}, 9), '')`),
    ),
    sameWallet: text("same_wallet").generatedAlwaysAs(sql.raw(`lower(${factOf("walletAddress")})`)),
    /** The one that was made of it, or that it changes. */
    listingId: bigint("listing_id", { mode: "number" }).references(() => listings.id, {
      onDelete: "set null",
    }),
  },
  (table) => [
    uniqueIndex("listing_import_lines_line").on(table.importId, table.line),
    check("listing_import_lines_verdict", oneOf("verdict", lineVerdicts)),
    index("listing_import_lines_verdict").on(table.importId, table.verdict, table.line),
    index("listing_import_lines_listing").on(table.listingId),
  ],
)

/** What somebody said of a listing, and when. Only the owner's and the staff's word confirms it (decision 35). */
export const listingEvidence = pgTable(
  "listing_evidence",
  {
    id: id(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    fact: text("fact", { enum: evidenceFacts }).notNull(),
    answer: text("answer", { enum: evidenceAnswers }).notNull(),
    source: text("source", { enum: evidenceSources }).notNull(),
    /** Of the owner's and the staff's. */
    way: text("way", { enum: evidenceWays }),
    at: instant("at").notNull(),
    /** Of the staff. */
    by: text("by").references(() => users.id, { onDelete: "set null" }),
    /**
     * Of a visitor: keyed hashes of the network and of the device's cookie, other ones for each listing and each 90 days. They
     * tell whether two reports may come from one person, and are taken away when no rule asks that any more.
     */
    networkHash: text("network_hash"),
    deviceHash: text("device_hash"),
    /** Of a visitor who gave the one that was the listing's at that moment. */
    stickerCode: varchar("sticker_code", { length: stickerCodeLength }),
    note: varchar("note", { length: evidenceNoteLength }),
    /** Whether it moves anything; a report does when no earlier one may be the same person's. */
    counted: boolean("counted").notNull(),
    /** Why a report looks automated. */
    suspicion: text("suspicion"),
    submissionKey: uuid("submission_key").unique(),
    /** When staff had looked at a report. */
    seenAt: instant("seen_at"),
  },
  (table) => [
    check("listing_evidence_fact", oneOf("fact", evidenceFacts)),
    check("listing_evidence_answer", oneOf("answer", evidenceAnswers)),
    check("listing_evidence_source", oneOf("source", evidenceSources)),
    check("listing_evidence_way", oneOf("way", evidenceWays)),
    index("listing_evidence_listing").on(table.listingId, table.at),
    index("listing_evidence_unseen").on(table.at).where(sql`source = 'visitor' and seen_at is null`),
    index("listing_evidence_hashed")
      .on(table.at)
      .where(sql`network_hash is not null or device_hash is not null`),
  ],
)

/** What was mailed to owners of listings and is not used yet: each link does one thing, once. */
export const ownerLinks = pgTable(
  "owner_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: ownerLinkPurposes }).notNull(),
    /** To which it was mailed, in lower case. */
    email: varchar("email", { length: asked.email.max }).notNull(),
    /** The one that it confirms. */
    listingId: bigint("listing_id", { mode: "number" }).references(() => listings.id, {
      onDelete: "cascade",
    }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    check("owner_links_purpose", oneOf("purpose", ownerLinkPurposes)),
    check("owner_links_listing", sql`(${table.purpose} = 'confirm') = (${table.listingId} is not null)`),
    index("owner_links_email").on(table.email),
    index("owner_links_listing_id").on(table.listingId),
    index("owner_links_expires").on(table.expiresAt),
  ],
)

/** What owners want changed that staff look at first: one that waits for each listing. */
export const listingEdits = pgTable(
  "listing_edits",
  {
    id: id(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** The revision that the owner saw. */
    baseRevision: integer("base_revision").notNull(),
    changes: jsonb("changes").$type<ListingChanges>().notNull(),
    status: text("status", { enum: editStatuses }).notNull().default("proposed"),
    proposedAt: instant("proposed_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** Why staff did not take it over; the owner reads it. */
    reason: varchar("reason", { length: noteLength }),
  },
  (table) => [
    check("listing_edits_status", oneOf("status", editStatuses)),
    check("listing_edits_decision", sql`(${table.status} = 'proposed') = (${table.decidedAt} is null)`),
    uniqueIndex("listing_edits_waiting").on(table.listingId).where(sql`status = 'proposed'`),
    index("listing_edits_queue").on(table.status, table.id),
  ],
)

/** Who says that a listing is theirs, and what became of it: one path for sold shops, lost mailboxes and what staff added. */
export const listingClaims = pgTable(
  "listing_claims",
  {
    id: id(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Of the form. The links that are mailed are made of it, and stand nowhere. */
    submissionKey: text("submission_key").notNull().unique(),
    /** The mailbox of whoever claims. */
    email: varchar("email", { length: asked.email.max }).notNull(),
    situation: text("situation", { enum: claimSituations }).notNull(),
    note: varchar("note", { length: claimNoteLength }),
    status: text("status", { enum: claimStatuses }).notNull().default("unconfirmed"),
    createdAt: instant("created_at").notNull(),
    /** When the claimer pressed the button behind the mailed link. */
    confirmedAt: instant("confirmed_at"),
    /** When the address on file was told; null: there was none. Seven days later staff may decide without its answer. */
    toldAt: instant("told_at"),
    /** What the address on file answered last. */
    agreedAt: instant("agreed_at"),
    objectedAt: instant("objected_at"),
    /** The claimer says that the code stands on the shop's own site. */
    readyAt: instant("ready_at"),
    /** Checks by staff that came to nothing. */
    attempts: smallint("attempts").notNull().default(0),
    /** Of the mailed link, and then of the claim. */
    expiresAt: instant("expires_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    verifiedHow: text("verified_how", { enum: claimChecks }),
    /** How else staff made sure, for colleagues; or why not, which the claimer reads. */
    reason: varchar("reason", { length: noteLength }),
    /** Whose it was, for 30 days: so long they are told of a new payment address. */
    formerEmail: varchar("former_email", { length: asked.email.max }),
  },
  (table) => [
    check("listing_claims_situation", oneOf("situation", claimSituations)),
    check("listing_claims_status", oneOf("status", claimStatuses)),
    check("listing_claims_verified_how", oneOf("verified_how", claimChecks)),
    check(
      "listing_claims_confirmed",
      sql`(${table.status} = 'unconfirmed') = (${table.confirmedAt} is null)`,
    ),
    check(
      "listing_claims_decided",
      sql`(${table.status} in ('granted', 'refused')) = (${table.decidedAt} is not null)`,
    ),
    check("listing_claims_verified", sql`(${table.status} = 'granted') = (${table.verifiedHow} is not null)`),
    check("listing_claims_attempts", sql.raw(`attempts between 0 and ${mostClaimAttempts}`)),
    uniqueIndex("listing_claims_one")
      .on(table.listingId, sql`lower(${table.email})`)
      .where(sql`status = 'open'`),
    index("listing_claims_listing").on(table.listingId),
    index("listing_claims_queue").on(table.status, table.expiresAt),
    index("listing_claims_email").on(sql`lower(${table.email})`),
    index("listing_claims_former").on(sql`lower(${table.formerEmail})`).where(sql`former_email is not null`),
  ],
)

/**
 * What the directory filters, sorts and searches by, one short row a listing that is in it; kept by a trigger on listings
 * (migration 0015), whose rows hold much that no search reads (decision 10).
 */
export const merchantSearch = pgTable(
  "merchant_search",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    rank: smallint("rank").notNull(),
    listedAt: instant("listed_at").notNull(),
    directoryCategory: text("directory_category", { enum: directoryCategories }).notNull(),
    businessType: text("business_type", { enum: businessTypes }).notNull(),
    place: text("place").notNull(),
    /** What its owner says and what its public payment address shows, together (migration 0056). */
    networks: text("networks", { enum: acceptedNetworks }),
    /** None for a business without premises. */
    country: char("country", { length: 2 }).$type<Country>(),
    /** The region and the town that it is in, where the towns we know have one of that name (place_of, migration 0030). */
    regionCode: text("region_code"),
    placeId: integer("place_id"),
    /** Where it is, so that nearer is nearer on the page: longitude, and latitude in Mercator's degrees. Null without a pin and a town. */
    spot: point("spot", { mode: "tuple" }),
    /** What that is: its pin, about its pin, or the middle of its town. */
    spotKind: text("spot_kind", { enum: spotKinds }),
    /** When it is open, and of which zone its clocks are: see `open_week` (migration 0032). Null where either is not known. */
    openWeek: int4Multirange("open_week"),
    closedDays: dateMultirange("closed_days"),
    timeZone: text("time_zone"),
    /** The hours of the week, from 0 to 167, in which it is open: read by code from before migration 0039 alone, and goes after it. */
    openHours: smallint("open_hours").array().generatedAlwaysAs(sql`week_hours("open_week")`),
    /** That of listings and where it is, folded. PostgreSQL judges by 300 of them how seldom a word is (migration 0044). */
    searchText: text("search_text").notNull(),
    /** The one or two letters that can be looked for and are not frequent: too short for the index of search_text. */
    rareGrams: text("rare_grams")
      .array()
      .notNull()
      .generatedAlwaysAs(sql.raw(`short_grams("search_text", '{${frequentGrams.join(",")}}')`)),
  },
  (table) => {
    // Each index takes its columns' order away with it.
    const inOrder = () =>
      [table.rank, table.listedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    return [
      // The surest first, then the newest: alone, within a category or type, within a place.
      index("merchant_search_newest").on(...inOrder()),
      index("merchant_search_category").on(table.directoryCategory, ...inOrder()),
      index("merchant_search_type").on(table.businessType, ...inOrder()),
      // A name that both lists have finds either, and two indexes together have no order.
      ...directoryCategories
        .filter((code) => (businessTypes as readonly string[]).includes(code))
        .map((code) =>
          index(`merchant_search_${code}`)
            .on(...inOrder())
            .where(sql.raw(`directory_category = '${code}' or business_type = '${code}'`)),
        ),
      index("merchant_search_place").on(table.place, ...inOrder()),
      index("merchant_search_country").on(table.country, ...inOrder()),
      index("merchant_search_region").on(table.country, table.regionCode, ...inOrder()),
      // This and the one of spots carry more columns, for walks that look at no row (migration 0043).
      index("merchant_search_town").on(table.placeId, ...inOrder()),
      index("merchant_search_networks").on(table.networks, ...inOrder()),
      index("merchant_search_spot").using("gist", table.spot),
      // What is counted of a place, by town and by category, is in this index: the rows are not looked at.
      index("merchant_search_counts").on(
        table.country,
        table.placeId,
        table.directoryCategory,
        table.businessType,
        table.rank,
      ),
      // Without a list of pending entries, which every search would read: approvals are few and may take a moment.
      index("merchant_search_text")
        .using(
          "gin",
          table.searchText.op("gin_trgm_ops"),
          table.directoryCategory,
          table.businessType,
          table.place,
        )
        .with({ fastupdate: false }),
      index("merchant_search_grams").using("gin", table.rareGrams).with({ fastupdate: false }),
      // Which zones there are; not of those with hours alone, or 'open now' would collect all of these by it.
      index("merchant_search_zones").on(table.timeZone),
    ]
  },
)

/** How many listings of the directory each town has, or each free text where the town is not known; kept by a trigger on merchant_search. */
export const merchantPlaces = pgTable(
  "merchant_places",
  {
    /** None for businesses without premises. */
    country: char("country", { length: 2 }).$type<Country>(),
    placeId: integer("place_id"),
    /** Of those whose town is not known. */
    place: text("place"),
    merchants: integer("merchants").notNull(),
    /** Of these, how many have told their hours, and how many take which coins: on both networks is counted for each as well. */
    withHours: integer("with_hours").notNull().default(0),
    onL1: integer("on_l1").notNull().default(0),
    onL2: integer("on_l2").notNull().default(0),
    onBoth: integer("on_both").notNull().default(0),
  },
  (table) => [
    unique("merchant_places_key").on(table.country, table.placeId, table.place).nullsNotDistinct(),
    index("merchant_places_by_size").on(table.merchants.desc().nullsFirst()),
  ],
)

/** The outbox: written in the transaction of the event it tells of, sent by a worker afterwards. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /** What the mail is, such as 'merchant-received'. */
    kind: text("kind").notNull(),
    /** One mail of this key is ever queued, however often the event repeats. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    /** Null: whoever is on the staff when it is sent. */
    recipient: varchar("recipient", { length: 254 }),
    replyTo: varchar("reply_to", { length: 254 }),
    /** Besides those of every mail, such as List-Unsubscribe. */
    headers: jsonb("headers").$type<Record<string, string>>(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** A calendar file (RFC 5546) that goes along. */
    calendar: text("calendar"),
    status: text("status", { enum: ["queued", "sent", "dead"] })
      .notNull()
      .default("queued"),
    /** The default is for code of before migration 0011, which names none. */
    urgency: text("urgency", { enum: mailUrgencies }).notNull().default("asked"),
    /** Of class `stranger`: from which network it was asked for, as a mark under the secret; gone soon after the mail. */
    network: text("network"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** A code and the server's words, without our password and without the secrets of links. */
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    check("mails_status", oneOf("status", ["queued", "sent", "dead"])),
    check("mails_urgency", oneOf("urgency", mailUrgencies)),
    // In the order of delivery.
    index("mails_due").on(table.urgency, table.nextAttemptAt).where(sql`status = 'queued'`),
    // How many left to strangers within the last hour.
    index("mails_to_strangers").on(table.sentAt).where(sql`status = 'sent' and urgency = 'stranger'`),
    // The back office: newest first, all or by status, and everything that went to an address.
    index("mails_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("mails_by_status").on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("mails_recipient").on(sql`lower(${table.recipient})`),
    // All mails about one thing: the beginning of their key, whatever the collation of the database.
    index("mails_dedupe_prefix").on(table.dedupeKey.op("text_pattern_ops")),
    index("mails_reply_to").on(sql`lower(${table.replyTo})`).where(sql`reply_to is not null`),
  ],
)

/** Who asked for the newsletter, and the proof of it: one row an address, in whatever case it is typed. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: varchar("email", { length: newsletterLimits.email }).notNull(),
    mailbox: mailbox(),
    status: text("status", { enum: subscriberStatuses }).notNull().default("pending"),
    topics: text("topics", { enum: newsletterTopics }).array().notNull(),

    /** What was agreed to: the form, and the version of the sentence it showed (content/en/newsletter.ts). */
    consentForm: text("consent_form", { enum: consentForms }).notNull(),
    consentVersion: varchar("consent_version", { length: newsletterLimits.consentVersion }).notNull(),
    requestedAt: instant("requested_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    unsubscribedAt: instant("unsubscribed_at"),

    /** SHA-256 of the tokens in the links of the mails. */
    confirmationTokenHash: text("confirmation_token_hash").notNull().unique(),
    manageTokenHash: text("manage_token_hash").notNull().unique(),
    /** When the last mail asked for a confirmation, and when one last said that there is nothing to confirm. */
    confirmationMailedAt: instant("confirmation_mailed_at").notNull(),
    reminderMailedAt: instant("reminder_mailed_at"),
    staffSearchText: searchText("email"),
  },
  (table) => [
    index("newsletter_subscribers_list").on(table.status, table.id.desc().nullsFirst()),
    ...staffSearchIndexes("newsletter_subscribers", table),
    uniqueIndex("newsletter_subscribers_email").on(sql`lower(${table.email})`),
    index("newsletter_subscribers_mailbox").on(table.mailbox),
    // Who waits for an opening.
    index("newsletter_subscribers_topics_list").using("gin", table.topics),
    check("newsletter_subscribers_status", oneOf("status", subscriberStatuses)),
    check("newsletter_subscribers_consent_form", oneOf("consent_form", consentForms)),
    check(
      "newsletter_subscribers_topics",
      sql`cardinality(${table.topics}) > 0 and ${table.topics} <@ ${sql.raw(
        `array[${newsletterTopics.map((topic) => `'${topic}'`).join(", ")}]::text[]`,
      )}`,
    ),
    check(
      "newsletter_subscribers_unsubscribed",
      sql`(${table.status} = 'unsubscribed') = (${table.unsubscribedAt} is not null)`,
    ),
    // Who unsubscribed may have confirmed before, or never.
    check(
      "newsletter_subscribers_confirmed",
      sql`${table.status} = 'unsubscribed' or (${table.status} = 'confirmed') = (${table.confirmedAt} is not null)`,
    ),
  ],
)

/**
 * A picture somebody sent, as re-encoded files in the file store; nobody but staff sees it until it is `published`, or stands
 * with a listing that is in the directory.
 */
export const images = pgTable(
  "images",
  {
    /** Random, and the name of its files. */
    id: uuid("id").primaryKey(),
    /** Pixels of the largest file. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** The widths there are files of, in pixels. */
    widths: integer("widths").array().notNull(),
    /** SHA-256 of what is kept of it at its largest: the same picture has the same. Null of before migration 0025. */
    pixelsHash: text("pixels_hash"),
    /** Of all its files. 0 of before migration 0049. */
    bytes: integer("bytes").notNull().default(0),
    /** Names the refused form that has kept it, as a mark under the secret. */
    keptFor: text("kept_for"),
    published: boolean("published").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("images_pixels").on(table.pixelsHash), index("images_kept_for").on(table.keptFor)],
)

/** Pictures of a listing, in an order of their own: each has one of four places, but those that staff refused. */
export const listingPictures = pgTable(
  "listing_pictures",
  {
    id: id(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    imageId: uuid("image_id")
      .notNull()
      .unique()
      .references(() => images.id),
    /** What is to be seen on it, for who cannot see it. */
    alt: varchar("alt", { length: pictureAltLength }).notNull(),
    place: smallint("place"),
    status: text("status", { enum: pictureStatuses }).notNull(),
    /** When it came; who sent it had agreed by then that it may be published. */
    addedAt: instant("added_at").notNull(),
    /** Of the staff; null for the owner. */
    addedBy: text("added_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** Why staff did not publish it; the owner reads it. */
    reason: varchar("reason", { length: noteLength }),
  },
  (table) => [
    check("listing_pictures_status", oneOf("status", pictureStatuses)),
    check("listing_pictures_place", sql.raw(`"place" between 1 and ${mostPictures}`)),
    check("listing_pictures_placed", sql`(${table.status} = 'refused') = (${table.place} is null)`),
    check("listing_pictures_decision", sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    // Looked at when a statement ends (deferrable in migration 0025), so that two can change places.
    unique("listing_pictures_places").on(table.listingId, table.place),
    index("listing_pictures_waiting").on(table.id).where(sql`status = 'waiting'`),
  ],
)

/** A story that somebody sent in; approving it makes an article (ruling 9). */
export const storySubmissions = pgTable(
  "story_submissions",
  {
    id: id(),
    /** As of merchant_requests. */
    submissionKey: uuid("submission_key").notNull().unique(),
    status: text("status", { enum: storyStatuses }).notNull().default("pending"),
    title: varchar("title", { length: storyLimits.title }).notNull(),
    story: varchar("story", { length: storyLimits.story }).notNull(),
    category: text("category", { enum: textCategories }).notNull(),
    location: varchar("location", { length: storyLimits.location }),
    imageId: uuid("image_id").references(() => images.id, { onDelete: "set null" }),
    imageAlt: varchar("image_alt", { length: storyLimits.imageAlt }),
    /** The hash of its picture, which may be swept before the story is. */
    imageDigest: text("image_digest"),
    name: varchar("name", { length: storyLimits.name }).notNull(),
    // Never leaves the server but to staff.
    email: varchar("email", { length: storyLimits.email }).notNull(),
    suspicion: text("suspicion"),
    isSpam: boolean("is_spam").notNull().default(false),
    staffSearchText: searchText("title", "name", "email", "location", wordsOf("category")),
    sortKey: sortKey("title"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    decisions: decisions(),
    rejectionReason: varchar("rejection_reason", { length: storyLimits.rejectionReason }),
  },
  (table) => [
    check("story_submissions_status", oneOf("status", storyStatuses)),
    check("story_submissions_category", oneOf("category", textCategories)),
    check("story_submissions_decision", sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    ...staffListIndexes("story_submissions", table),
    ...staffSearchIndexes("story_submissions", table),
    index("story_submissions_email").on(table.email),
    index("story_submissions_image").on(table.imageId),
    index("story_submissions_same_image").on(table.imageDigest),
  ],
)

/** A text of the blog. It is public when it is published and its time has come. */
export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: varchar("slug", { length: articleLimits.slug }).notNull().unique(),
    status: text("status", { enum: articleStatuses }).notNull().default("draft"),
    /** Before that moment a published article waits. */
    publishedAt: instant("published_at"),
    title: varchar("title", { length: articleLimits.title }).notNull(),
    /** Markdown; HTML in it is text. */
    content: varchar("content", { length: articleLimits.content }).notNull(),
    /** Null: the beginning of the content. */
    excerpt: varchar("excerpt", { length: articleLimits.excerpt }),
    author: varchar("author", { length: articleLimits.author }).notNull(),
    category: varchar("category", { length: articleLimits.category }).notNull(),
    imageId: uuid("image_id").references(() => images.id, { onDelete: "set null" }),
    imageAlt: varchar("image_alt", { length: storyLimits.imageAlt }),
    /** Somebody outside wrote it, links included; stays true when the story is erased. */
    isFromStory: boolean("is_from_story").notNull().default(false),
    /** The story it was made of. */
    storyId: bigint("story_id", { mode: "number" })
      .unique()
      .references(() => storySubmissions.id, { onDelete: "set null" }),
    /** Words of it that staff chose to stand on the home page, and when they did (ruling 28). */
    voiceQuote: varchar("voice_quote", { length: articleLimits.voiceQuote }),
    voiceAt: instant("voice_at"),
    /** Counts the saved changes: a save on top of an older one is refused. */
    revision: integer("revision").notNull().default(1),
    /** Of the editor that it was begun in: the same form sent twice begins one article. */
    editorKey: uuid("editor_key").unique(),
    staffSearchText: searchText(
      "title",
      `case when ${isOneOf("category", textCategories)} then ${wordsOf("category")} else category end`,
      "author",
      // Without that of an article that was never saved: article-values.server.ts.
      "regexp_replace(slug, '^draft-[0-9a-f-]{36}$', '')",
    ),
    sortKey: sortKey("title"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Gone for everybody; staff can take it back until it is swept. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("articles_status", oneOf("status", articleStatuses)),
    check("articles_published", sql`${table.status} = 'draft' or ${table.publishedAt} is not null`),
    index("articles_newest")
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published' and deleted_at is null`),
    index("articles_category")
      .on(table.category, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published' and deleted_at is null`),
    check("articles_voice", sql`(${table.voiceAt} is null) = (${table.voiceQuote} is null)`),
    check("articles_voice_story", sql`${table.voiceAt} is null or ${table.isFromStory}`),
    index("articles_voices").on(table.voiceAt.desc().nullsFirst()).where(sql`voice_at is not null`),
    index("articles_image").on(table.imageId),
    index("articles_list").on(
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("articles_changed").on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_name").on(table.sortKey, table.id),
    index("articles_deleted").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    ...staffSearchIndexes("articles", table),
  ],
)

/** Addresses that an article had before; they lead to the one it has now. */
export const articleSlugs = pgTable(
  "article_slugs",
  {
    slug: varchar("slug", { length: articleLimits.slug }).primaryKey(),
    articleId: bigint("article_id", { mode: "number" })
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
  },
  (table) => [index("article_slugs_article").on(table.articleId)],
)

/** Every saved state of an article, for its history. */
export const articleRevisions = pgTable(
  "article_revisions",
  {
    articleId: bigint("article_id", { mode: "number" })
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    title: varchar("title", { length: articleLimits.title }).notNull(),
    content: varchar("content", { length: articleLimits.content }).notNull(),
    excerpt: varchar("excerpt", { length: articleLimits.excerpt }),
    author: varchar("author", { length: articleLimits.author }).notNull(),
    category: varchar("category", { length: articleLimits.category }).notNull(),
    savedAt: instant("saved_at").notNull(),
    /** An administrator's name, which outlives the account; null for what was saved before the history began. */
    savedBy: text("saved_by"),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.revision] })],
)

/**
 * What somebody is writing and has not saved: as typed, valid or not, beside the article, so that keeping it never
 * changes what readers see. One an article; each write raises `version`, and one on top of an older version is refused.
 */
export const articleDrafts = pgTable(
  "article_drafts",
  {
    articleId: bigint("article_id", { mode: "number" })
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** The revision of the article that was being changed. */
    baseRevision: integer("base_revision").notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    imageId: uuid("image_id").references(() => images.id, { onDelete: "set null" }),
    savedAt: instant("saved_at").notNull(),
    savedBy: text("saved_by").notNull(),
  },
  (table) => [index("article_drafts_image").on(table.imageId)],
)

/** Something that takes place. Whether it is over is up to the clock, not to a column (ruling 11). */
export const events = pgTable(
  "events",
  {
    id: id(),
    slug: varchar("slug", { length: eventLimits.slug }).notNull().unique(),
    kind: text("kind", { enum: eventKinds }).notNull(),
    title: varchar("title", { length: eventLimits.title }).notNull(),
    description: varchar("description", { length: eventLimits.description }).notNull(),
    location: varchar("location", { length: eventLimits.location }).notNull(),
    /** The town that it is in, 'gh/accra', or 'online'; null where nobody has said. */
    place: varchar("place", { length: eventLimits.place }),
    /** As the clock on the wall there says; together with the zone it is right in summer and in winter. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    localTime: time("local_time").notNull(),
    timeZone: varchar("time_zone", { length: eventLimits.timeZone }).notNull(),
    /** The same moment, for order and comparison; written with the three above. */
    startsAt: instant("starts_at").notNull(),
    /** Minutes; calendar entries last one hour unless staff say otherwise. */
    duration: integer("duration").notNull().default(60),
    cancelledAt: instant("cancelled_at"),
    /** Of one in a call: where its room is. Told from an hour before until its end (join-window.ts). */
    joinUrl: varchar("join_url", { length: eventLimits.url }),
    /** What there is to read and to watch once it is over. */
    notes: varchar("notes", { length: eventLimits.notes }),
    recordingUrl: varchar("recording_url", { length: eventLimits.url }),
    /** Events that were made together, one a week. */
    seriesId: uuid("series_id"),
    /** The Friday whose weekly webinar this is, in place of the one that is computed. */
    webinarDay: date("webinar_day", { mode: "string" }).unique(),
    /**
     * What people on the list know of a town hall that was moved or cancelled since, and as of which revision: written with the
     * change, and null once they were told (change-to-tell.server.ts).
     */
    toldStartsAt: instant("told_starts_at"),
    toldCancelled: boolean("told_cancelled"),
    toldRevision: integer("told_revision"),
    /** Which act of staff it was: the sessions that it changed are told in one mail, with why. */
    toldChange: uuid("told_change"),
    toldReason: varchar("told_reason", { length: eventLimits.reason }),
    /** Counts the saved changes; calendars take the entry with the highest. */
    revision: integer("revision").notNull().default(1),
    staffSearchText: searchText("title", "location"),
    sortKey: sortKey("title"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** As of articles. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("events_kind", oneOf("kind", eventKinds)),
    check("events_place", sql`${table.place} = 'online' or ${table.place} ~ '^[a-z]{2}/[a-z0-9-]+$'`),
    check("events_duration", sql`${table.duration} between 5 and 1440`),
    index("events_by_start").on(table.startsAt, table.id),
    index("events_by_kind").on(table.kind, table.startsAt),
    index("events_by_place")
      .on(table.place.op("text_pattern_ops"), table.startsAt)
      .where(sql`place is not null and deleted_at is null`),
    index("events_series").on(table.seriesId, table.startsAt),
    index("events_name").on(table.sortKey, table.id),
    index("events_cancelled")
      .on(table.startsAt, table.id)
      .where(sql`cancelled_at is not null and deleted_at is null`),
    index("events_takes_place")
      .on(table.startsAt, table.id, table.duration)
      .where(sql`cancelled_at is null and deleted_at is null`),
    check(
      "events_told",
      sql`num_nulls(${table.toldStartsAt}, ${table.toldCancelled}, ${table.toldRevision}) in (0, 3)`,
    ),
    index("events_to_tell").on(table.id).where(sql`told_starts_at is not null`),
    index("events_deleted").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    ...staffSearchIndexes("events", table),
  ],
)

/** Who wants to hear of town halls. */
export const townHallSubscribers = pgTable(
  "town_hall_subscribers",
  {
    id: id(),
    fullName: varchar("full_name", { length: townHallLimits.fullName }).notNull(),
    email: varchar("email", { length: townHallLimits.email }).notNull(),
    mailbox: mailbox(),
    /** The version of the sentence that was shown with the form. */
    consentVersion: varchar("consent_version", { length: townHallLimits.consentVersion }).notNull(),
    /** SHA-256 of the token in the links that end the subscription. */
    manageTokenHash: text("manage_token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    /** When the link in the first mail was followed; sessions are mailed from then on (ruling 32). */
    confirmedAt: instant("confirmed_at"),
    staffSearchText: searchText("full_name", "email"),
  },
  (table) => [
    uniqueIndex("town_hall_subscribers_email").on(sql`lower(${table.email})`),
    index("town_hall_subscribers_mailbox").on(table.mailbox),
    // What the sweep looks for.
    index("town_hall_subscribers_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
    ...staffSearchIndexes("town_hall_subscribers", table),
  ],
)

/** What visitors write to us. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    /** As of merchant_requests. */
    submissionKey: uuid("submission_key").notNull().unique(),
    status: text("status", { enum: readStatuses }).notNull().default("unread"),
    name: varchar("name", { length: contactLimits.name }).notNull(),
    email: varchar("email", { length: contactLimits.email }).notNull(),
    subject: varchar("subject", { length: contactLimits.subject }),
    category: text("category", { enum: inquiryTypes }).notNull(),
    message: varchar("message", { length: contactLimits.message }).notNull(),
    suspicion: text("suspicion"),
    isSpam: boolean("is_spam").notNull().default(false),
    staffSearchText: searchText("name", "email", "subject", "category", "left(message, 1000)"),
    sortKey: sortKey("name"),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
    readAt: instant("read_at"),
  },
  (table) => [
    check("contact_messages_status", oneOf("status", readStatuses)),
    check("contact_messages_category", oneOf("category", inquiryTypes)),
    check("contact_messages_read", sql`(${table.status} = 'read') = (${table.readAt} is not null)`),
    ...staffListIndexes("contact_messages", table, isNull(table.deletedAt)),
    index("contact_messages_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    ...staffSearchIndexes("contact_messages", table),
    index("contact_messages_email").on(table.email),
  ],
)

/** What staff answered by mail. */
export const contactReplies = pgTable(
  "contact_replies",
  {
    id: id(),
    /** As of merchant_requests. */
    submissionKey: uuid("submission_key").notNull().unique(),
    messageId: bigint("message_id", { mode: "number" })
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: varchar("text", { length: contactLimits.reply }).notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [index("contact_replies_message").on(table.messageId, table.id)],
)

/** What staff write to each other about one application, story or message. */
export const staffNotes = pgTable(
  "staff_notes",
  {
    id: id(),
    submissionKey: uuid("submission_key").notNull().unique(),
    /** As of audit_log. */
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    text: varchar("text", { length: noteLength }).notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [index("staff_notes_subject").on(table.subjectType, table.subjectId, table.id)],
)

/** Who did what when. A trigger refuses every update and deletion (migration 0001). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    at: instant("at").notNull(),
    /** The administrator, or null for a visitor or the system. */
    actorId: text("actor_id"),
    /** As the log should read after the account is gone: a name, 'applicant' or 'system'. */
    actor: text("actor").notNull(),
    /** Such as 'merchant.approved'. */
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    details: jsonb("details").$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [
    index("audit_log_subject").on(table.subjectType, table.subjectId, table.id),
    index("audit_log_subject_type").on(table.subjectType, table.id.desc().nullsFirst()),
    index("audit_log_actor").on(table.actorId, table.id.desc().nullsFirst()),
    index("audit_log_action").on(table.action, table.id.desc().nullsFirst()),
    index("audit_log_at").on(table.at),
  ],
)

/** What staff can change without a developer: one row a setting. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
})

/** Counters of the abuse limits: events of one key within one window. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  hits: integer("hits").notNull(),
  resetsAt: instant("resets_at").notNull(),
})

/** What became of searches and questions, by week. */
export const askedCounts = pgTable(
  "asked_counts",
  {
    /** Its Monday. */
    week: date("week").notNull(),
    outcome: text("outcome", { enum: askedOutcomes }).notNull(),
    times: integer("times").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.outcome] }),
    check("asked_counts_outcome", oneOf("outcome", askedOutcomes)),
  ],
)

/** That a network asked for a term that has no answer: marks under the secret, gone with their week. */
export const unansweredMarks = pgTable(
  "unanswered_marks",
  {
    week: date("week").notNull(),
    termMark: text("term_mark").notNull(),
    networkMark: text("network_mark").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.termMark, table.networkMark] }),
    index("unanswered_marks_network").on(table.week, table.networkMark),
  ],
)

/** Terms without an answer that enough networks have asked for. */
export const unansweredTerms = pgTable(
  "unanswered_terms",
  {
    week: date("week").notNull(),
    term: varchar("term", { length: longestTerm }).notNull(),
    networks: integer("networks").notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.term] })],
)

/** One-time links that create the first administrator. */
export const setupLinks = pgTable("setup_links", {
  tokenHash: text("token_hash").primaryKey(),
  expiresAt: instant("expires_at").notNull(),
})

/** One-time links that a mail carries: an invitation to the staff, or a new password. */
export const accountLinks = pgTable(
  "account_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind", { enum: accountLinkKinds }).notNull(),
    /** Of the invited person, or of the account. */
    email: varchar("email", { length: 254 }).notNull(),
    /** Null for an invitation. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    // "sign-in-wait" was a kind until version 0.1.0; older code beside this one still writes it.
    check("account_links_kind", oneOf("kind", [...accountLinkKinds, "sign-in-wait"])),
    check("account_links_user", sql`(${table.kind} = 'invitation') = (${table.userId} is null)`),
    index("account_links_email").on(table.kind, table.email),
    index("account_links_user_id").on(table.userId),
  ],
)

/** The authenticator app of an account. */
export const authenticators = pgTable("authenticators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with a key of the data folder, so that a copy of the database signs nobody in. */
  sealedSecret: text("sealed_secret").notNull(),
  /** Null for one that a version before 0045 has stored before a first code had shown that the app has the secret: it is not asked for. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last code that was accepted: a code counts once. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: instant("created_at").notNull(),
})

/**
 * That somebody on the team has lost their authenticator app and their recovery codes, says a colleague. A second colleague decides;
 * later than a day after it, the row counts for nothing.
 */
export const secondStepResets = pgTable("second_step_resets", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  askedById: text("asked_by_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  askedAt: instant("asked_at").notNull(),
})

/** For those who lost their authenticator; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
)

/** WebAuthn credentials. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As its owner calls it. */
    name: varchar("name", { length: 60 }).notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
)

/** The answers to challenges for passkeys that are used up: each counts once, on whichever instance. */
export const usedChallenges = pgTable("used_challenges", {
  /** SHA-256 of the challenge. */
  challengeHash: text("challenge_hash").primaryKey(),
  /** From when on the challenge says itself that it is too old. */
  expiresAt: instant("expires_at").notNull(),
})

/** Whoever looks after the site, or once did: decisions name them. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** What readers see above articles; `name` and `email` are for the staff. */
    displayName: varchar("display_name", { length: displayNameLength }),
    email: text("email").notNull().unique(),
    /** argon2id with its salt and cost. Null: no password opens the account. */
    passwordHash: text("password_hash"),
    /** Since when it is this one: browsers that have signed in before are strangers to the throttle. */
    passwordSince: instant("password_since"),
    /** The one role of the product (ruling 20); an account without it is signed out at once. */
    isAdmin: boolean("is_admin").notNull().default(false),
    /** In which zone times are shown and entered in the back office (IANA); null: in the usual one. */
    timeZone: varchar("time_zone", { length: zoneLength }),
    /** Which mails to the staff this account gets (`mailTopics`); null: never chosen. */
    mailTopics: text("mail_topics").array(),
    /** Since when they are on the team. */
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check("users_password", sql`(${table.passwordHash} is null) = (${table.passwordSince} is null)`),
  ],
)

/** Who is signed in, in which browser; `app/auth/sessions/options.ts` says how another kind of holder comes in. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    kind: text("kind", { enum: sessionKinds }).notNull(),
    /** Of a session of the staff. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Of an owner of listings: the mailbox, in lower case. */
    ownerEmail: varchar("owner_email", { length: asked.email.max }),
    userAgent: text("user_agent").notNull(),
    /** When its holder last showed who it is; changes to the account ask for a recent time. */
    authenticatedAt: instant("authenticated_at").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    check("sessions_kind", oneOf("kind", sessionKinds)),
    check("sessions_holder", sql`(${table.kind} = 'staff') = (${table.userId} is not null)`),
    check("sessions_owner", sql`(${table.kind} = 'owner') = (${table.ownerEmail} is not null)`),
    index("sessions_user").on(table.userId),
    index("sessions_owner_email").on(table.ownerEmail),
  ],
)

/** Which file of towns `places` was filled from (app/places). */
export const placeLists = pgTable("place_lists", {
  /** SHA-256 of the file. */
  version: text("version").primaryKey(),
  loadedAt: instant("loaded_at").notNull(),
})

/** Towns of the world, from GeoNames (CC BY 4.0); filled after the start, so that a first start does not wait. */
export const places = pgTable(
  "places",
  {
    /** GeoNames' own; villages of which it gave us no id have one from a billion up. */
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    country: char("country", { length: 2 }).$type<Country>().notNull(),
    regionCode: text("region_code").notNull(),
    region: text("region").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** Zero: unknown. */
    population: integer("population").notNull(),
    kind: text("kind", { enum: placeKinds }).notNull(),
    timeZone: text("time_zone").notNull(),
    /** Of its page, within its country. */
    slug: text("slug").notNull(),
  },
  (table) => [
    check("places_kind", oneOf("kind", placeKinds)),
    uniqueIndex("places_address").on(table.country, table.slug),
    index("places_zones").on(table.country, table.timeZone),
    // The nearest towns, as spots are near each other.
    index("places_spot").using("gist", sql`spot_at(${table.latitude}, ${table.longitude})`),
  ],
)

/** The names of regions, folded, with and without words like 'county'. */
export const placeRegions = pgTable(
  "place_regions",
  {
    country: char("country", { length: 2 }).$type<Country>().notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    spelling: text("spelling").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code, table.name] }),
    index("place_regions_name").on(table.name),
  ],
)

/** Every name of a town, folded: 'eko' is Lagos. */
export const placeNames = pgTable(
  "place_names",
  {
    placeId: integer("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** As it is written, for whoever typed another name than the first. */
    spelling: text("spelling").notNull(),
    isMain: boolean("is_main").notNull(),
    // Of the town: found by name, ranked by size, without a look at the town.
    population: integer("population").notNull(),
    country: char("country", { length: 2 }).$type<Country>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.name] }),
    index("place_names_name").on(sql`${table.name} text_pattern_ops`),
    // One or two letters begin thousands of names: these have the largest towns first.
    index("place_names_one_letter").on(sql`left(${table.name}, 1)`, table.population.desc().nullsFirst()),
    index("place_names_two_letters").on(sql`left(${table.name}, 2)`, table.population.desc().nullsFirst()),
    index("place_names_alike").using("gin", table.name.op("gin_trgm_ops")),
  ],
)

/** Where staff let us ask for the newest block, and what each said last (decision 61). A fresh site has none and asks nobody. */
export const chainEndpoints = pgTable(
  "chain_endpoints",
  {
    id: id(),
    network: text("network", { enum: networks }).notNull(),
    url: varchar("url", { length: endpointLimits.url }).notNull(),
    addedAt: instant("added_at").notNull(),
    /** When one of the instances took it to ask it last. */
    askedAt: instant("asked_at"),
    /** What was wrong then; null where it answered with a block. */
    problem: text("problem", { enum: endpointProblems }),
    /** How long that answer took; null without one. */
    answerMs: integer("answer_ms"),
    // The last block that it told of, which stays when it falls silent.
    heardAt: instant("heard_at"),
    height: bigint("height", { mode: "number" }),
    /** By the block's own clock. */
    blockAt: instant("block_at"),
  },
  (table) => [
    check("chain_endpoints_network", oneOf("network", networks)),
    check("chain_endpoints_problem", oneOf("problem", endpointProblems)),
    check(
      "chain_endpoints_block",
      sql`num_nulls(${table.heardAt}, ${table.height}, ${table.blockAt}) in (0, 3)`,
    ),
    check("chain_endpoints_https", sql`${table.url} like 'https://%'`),
    unique("chain_endpoints_address").on(table.network, table.url),
  ],
)

/** What the endpoints of a chain told together, once in five minutes, for 90 days. */
export const chainPoints = pgTable(
  "chain_points",
  {
    network: text("network", { enum: networks }).notNull(),
    /** The beginning of the five minutes. */
    at: instant("at").notNull(),
    asked: smallint("asked").notNull(),
    /** How many told of a block that is near the newest one. */
    current: smallint("current").notNull(),
    /** Null when none did. */
    height: bigint("height", { mode: "number" }),
    /** How old the newest block was, in seconds. */
    blockAge: integer("block_age"),
    /** How many different ones made the last blocks, where it could be counted. */
    validators: smallint("validators"),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.at] }),
    check("chain_points_network", oneOf("network", networks)),
    check(
      "chain_points_heard",
      sql`num_nulls(${table.height}, ${table.blockAge}) in (0, 2) and (${table.current} = 0) = (${table.height} is null)`,
    ),
    index("chain_points_at").on(table.at),
  ],
)

/** What one coin is worth in the currency of a shop: typed by the shop, never asked for anywhere (decision 64). */
const rate = () => numeric("rate", { precision: 24, scale: rateDecimals }).notNull()
/** Coins in their smallest unit. */
const coins = (name: string) => numeric(name, { precision: 78, scale: 0, mode: "bigint" }).notNull()
/** As nodes tell it: on layer 2 in small letters, so that one address is one text. */
const chainAddress = () => text("to_address").notNull()
const blockNumber = (name: string) => bigint(name, { mode: "number" })
type ChainColumns = Record<"network" | "asset" | "toAddress", ExtraConfigColumn>
const chainChecks = (name: string, { network, asset, toAddress }: ChainColumns) => [
  check(`${name}_network`, oneOf("network", networks)),
  check(`${name}_asset`, oneOf("asset", assets)),
  check(`${name}_coin`, sql`${network} = 'l2' or ${asset} = 'guap'`),
  check(
    `${name}_address`,
    sql`case ${network} when 'l2' then ${toAddress} ~ '^0x[0-9a-f]{40}$' else ${toAddress} ~ '^[1-9A-HJ-NP-Za-km-z]{34}$' end`,
  ),
]

/** How a listing takes payments at its counter; no row: it has none. */
export const counters = pgTable(
  "counters",
  {
    listingId: bigint("listing_id", { mode: "number" })
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    currency: char("currency", { length: 3 }).notNull(),
    rate: rate(),
    /** When its owner typed it, or said last that it is still right. */
    rateSetAt: instant("rate_set_at").notNull(),
    asset: text("asset", { enum: assets }).notNull().default("guap"),
    sound: boolean("sound").notNull().default(true),
  },
  (table) => [
    check("counters_currency", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check("counters_rate", sql`${table.rate} > 0`),
    check("counters_asset", oneOf("asset", assets)),
  ],
)

/** The phones that charge at a counter. */
export const counterDevices = pgTable(
  "counter_devices",
  {
    id: id(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in its link and then, from when that was used, of another one in its cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    label: varchar("label", { length: counterLimits.label }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** When a phone used the link, which is good for one; null: none has yet. */
    joinedAt: instant("joined_at"),
    /** A day (UTC) says enough. */
    lastUsedOn: date("last_used_on"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    check("counter_devices_used", sql`${table.lastUsedOn} is null or ${table.joinedAt} is not null`),
    index("counter_devices_listing").on(table.listingId, table.id),
  ],
)

/** What a counter asks a customer to pay. Its state is worked out of this and of what came (app/payments/settle-request.ts). */
export const paymentRequests = pgTable(
  "payment_requests",
  {
    id: id(),
    /** What its page is found by: 8 random bytes in base58. */
    code: text("code").notNull().unique(),
    listingId: bigint("listing_id", { mode: "number" })
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    deviceId: bigint("device_id", { mode: "number" }).references(() => counterDevices.id, {
      onDelete: "set null",
    }),
    /** Of the form that asked for it: a second click asks for no second one. */
    submissionKey: uuid("submission_key").notNull().unique(),
    network: text("network", { enum: networks }).notNull(),
    asset: text("asset", { enum: assets }).notNull(),
    // As they were when it was asked for: what the owner changes later changes no request.
    toAddress: chainAddress(),
    /** With the two digits that tell it from every other open one. */
    asked: coins("asked"),
    /** In the smallest unit of the currency, before it became coins. */
    localMinor: bigint("local_minor", { mode: "number" }).notNull(),
    currency: char("currency", { length: 3 }).notNull(),
    rate: rate(),
    rateSetAt: instant("rate_set_at").notNull(),
    note: varchar("note", { length: counterLimits.note }),
    createdAt: instant("created_at").notNull(),
    /** The newest block known then; null where nobody watched. */
    createdBlock: blockNumber("created_block"),
    expiresAt: instant("expires_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    /** When the cashier said that it came. */
    byHandAt: instant("by_hand_at"),
    /** When the cashier took less, or later, than was asked for. */
    acceptedAt: instant("accepted_at"),
    /** From when on nothing that comes is taken for it, and its amount is free for another. */
    closedAt: instant("closed_at"),
  },
  (table) => [
    ...chainChecks("payment_requests", table),
    check("payment_requests_code", sql`${table.code} ~ '^[1-9A-HJ-NP-Za-km-z]{8,11}$'`),
    check("payment_requests_asked", sql`${table.asked} > 0`),
    check("payment_requests_local", sql`${table.localMinor} > 0`),
    check("payment_requests_currency", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check("payment_requests_rate", sql`${table.rate} > 0`),
    check("payment_requests_expires", sql`${table.expiresAt} > ${table.createdAt}`),
    check(
      "payment_requests_cancelled",
      sql`${table.cancelledAt} is null or num_nonnulls(${table.byHandAt}, ${table.acceptedAt}) = 0`,
    ),
    // Two customers who owe one address the same could not be told apart by what comes.
    uniqueIndex("payment_requests_due")
      .on(table.network, table.asset, table.toAddress, table.asked)
      .where(sql`closed_at is null`),
    // When an amount was asked for last.
    index("payment_requests_tails").on(table.toAddress, table.asked, table.createdAt),
    index("payment_requests_listing").on(table.listingId, table.createdAt),
    index("payment_requests_device").on(table.deviceId).where(sql`device_id is not null`),
    index("payment_requests_created").on(table.createdAt),
  ],
)

/** What came to an address that a counter showed, as the chain tells it; stored once, however often it is read. */
export const transfers = pgTable(
  "transfers",
  {
    id: id(),
    network: text("network", { enum: networks }).notNull(),
    asset: text("asset", { enum: assets }).notNull(),
    txHash: text("tx_hash").notNull(),
    /** -1 for the coin of layer 2, which leaves no log; on layer 1 the number of the output. */
    logIndex: integer("log_index").notNull(),
    blockNumber: blockNumber("block_number").notNull(),
    blockHash: text("block_hash").notNull(),
    toAddress: chainAddress(),
    amount: coins("amount"),
    /** By the block's own clock. */
    blockAt: instant("block_at").notNull(),
    /** When we read it first, or again after its block had gone. */
    seenAt: instant("seen_at").notNull(),
    /** Null: nobody knows yet whose it is. */
    requestId: bigint("request_id", { mode: "number" }).references(() => paymentRequests.id, {
      onDelete: "cascade",
    }),
    assignedBy: text("assigned_by", { enum: assigners }),
    /** The cashier said that it belongs to none of the requests. */
    dismissedAt: instant("dismissed_at"),
    /** When another endpoint told of the same receipt. */
    secondSourceAt: instant("second_source_at"),
    /** When its block had gone from the chain. */
    undoneAt: instant("undone_at"),
  },
  (table) => [
    ...chainChecks("transfers", table),
    check("transfers_hashes", sql`(${table.txHash} || ${table.blockHash}) ~ '^((0x)?[0-9a-f]{64}){2}$'`),
    check("transfers_log_index", sql`${table.logIndex} >= -1`),
    check("transfers_amount", sql`${table.amount} > 0`),
    check("transfers_assigned_by", oneOf("assigned_by", assigners)),
    check("transfers_assigned", sql`(${table.requestId} is null) = (${table.assignedBy} is null)`),
    check("transfers_dismissed", sql`${table.dismissedAt} is null or ${table.requestId} is null`),
    unique("transfers_once").on(table.network, table.txHash, table.logIndex),
    index("transfers_request").on(table.requestId).where(sql`request_id is not null`),
    index("transfers_address").on(table.toAddress, table.blockAt),
    index("transfers_block").on(table.network, table.blockNumber),
  ],
)

/** How far the watcher of a chain has read. */
export const chainCursor = pgTable(
  "chain_cursor",
  {
    network: text("network", { enum: networks }).primaryKey(),
    nextBlock: blockNumber("next_block").notNull(),
    /** The hashes of the last blocks by their number, by which a block that was replaced is noticed. */
    recent: jsonb("recent").$type<Record<string, string>>().notNull(),
    /** When an endpoint answered last. */
    heardAt: instant("heard_at"),
    /** Of the newest block, by its own clock. */
    headAt: instant("head_at"),
    /** The first block that one source alone has told of; null: none, it is the next one. */
    secondBlock: blockNumber("second_block"),
    /** When two sources answered last, and neither knew more. */
    secondHeardAt: instant("second_heard_at"),
    /** Of the newest block that two sources told of, by its own clock. */
    secondHeadAt: instant("second_head_at"),
  },
  (table) => [
    check("chain_cursor_network", oneOf("network", networks)),
    check("chain_cursor_next_block", sql`${table.nextBlock} >= 0`),
  ],
)

/** The processes that run the site on this database, each of which says once a minute how it does. */
export const instances = pgTable("instances", {
  id: uuid("id").primaryKey(),
  machine: text("machine").notNull(),
  version: text("version").notNull(),
  /** Tells secrets apart and no secret: an HMAC. */
  secretMark: text("secret_mark").notNull(),
  startedAt: instant("started_at").notNull(),
  seenAt: instant("seen_at").notNull(),
  /** How far the machine's clock is ahead of the database's. */
  clockAheadMs: doublePrecision("clock_ahead_ms").notNull(),
  /** Of the disk with the data folder; null where that does not matter or nobody can tell. */
  freeBytes: doublePrecision("free_bytes"),
  diskBytes: doublePrecision("disk_bytes"),
})

/** The checks that are red and of which staff were told: one instance tells, and once. */
export const redChecks = pgTable("red_checks", {
  check: text("check").primaryKey(),
  since: instant("since").notNull(),
})

/** Each attempt of the site to back itself up. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: id(),
    startedAt: instant("started_at").notNull(),
    /** Null while it goes on, and for ever where its process was killed. */
    endedAt: instant("ended_at"),
    outcome: text("outcome", { enum: backupOutcomes }),
    /** What went wrong, for staff. */
    reason: text("reason"),
    machine: text("machine").notNull(),
    rowCount: integer("row_count"),
    fileCount: integer("file_count"),
    bytes: doublePrecision("bytes"),
    /** How long the restore into an empty place took, which compares every row. */
    restoreMs: doublePrecision("restore_ms"),
  },
  (table) => [
    check("backup_runs_outcome", sql`${table.outcome} is null or ${oneOf("outcome", backupOutcomes)}`),
    index("backup_runs_started").on(table.startedAt),
  ],
)
