import { and, isNull, type SQL, sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core"
import { accountLinkKinds } from "#app/features/admin/options.ts"
import { articleLimits, articleStatuses } from "#app/features/articles/options.ts"
import { contactLimits, inquiryTypes, messageStatuses } from "#app/features/contact/options.ts"
import { eventKinds, eventLimits } from "#app/features/events/options.ts"
import {
  businessTypes,
  countries,
  directoryCategories,
  limits,
  merchantStatuses,
} from "#app/features/merchants/options.ts"
import { noteLength } from "#app/features/moderation/options.ts"
import {
  consentForms,
  newsletterLimits,
  newsletterTopics,
  subscriberStatuses,
} from "#app/features/newsletter/options.ts"
import { storyCategories, storyLimits, storyStatuses } from "#app/features/stories/options.ts"
import { townHallLimits } from "#app/features/town-halls/options.ts"
import { frequentGrams } from "#app/platform/rare-grams.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
/** Folded text that staff search, made by the database (fold_text, migration 0005). */
const searchText = (...columns: string[]) =>
  text("staff_search_text")
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`),
    )
/** By which a list is sorted from A to Z. */
const sortKey = (column: string) =>
  text("sort_key")
    .notNull()
    .generatedAlwaysAs(sql.raw(`left(fold_text("${column}"), 80)`))
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")})`)

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
const staffSearchIndexes = (name: string, { staffSearchText }: { staffSearchText: ExtraConfigColumn }) => [
  index(`${name}_staff_search`).using("gin", staffSearchText.op("gin_trgm_ops")),
  index(`${name}_staff_grams`).using("gin", sql`short_grams(${staffSearchText}, '{}')`),
]

/** A business that asked to be listed: the application, the decision on it, and the directory entry in one row. */
export const merchantRequests = pgTable(
  "merchant_requests",
  {
    id: id(),
    /** Made of the rendered form and what was sent with it: however often that is sent, one row comes of it. */
    submissionKey: uuid("submission_key").notNull().unique(),
    status: text("status", { enum: merchantStatuses }).notNull().default("pending"),

    businessName: varchar("business_name", { length: limits.businessName }).notNull(),
    businessType: text("business_type", { enum: businessTypes }).notNull(),
    directoryCategory: text("directory_category", { enum: directoryCategories }).notNull(),
    description: varchar("description", { length: limits.description }).notNull(),
    website: varchar("website", { length: limits.website }),
    phone: varchar("phone", { length: limits.phone }),
    onlineOnly: boolean("online_only").notNull().default(false),
    address: varchar("address", { length: limits.address }),
    city: varchar("city", { length: limits.city }),
    state: varchar("state", { length: limits.state }),
    zipCode: varchar("zip_code", { length: limits.zip }),
    country: text("country", { enum: countries }).notNull(),
    walletAddress: varchar("wallet_address", { length: limits.walletAddress }),
    showWallet: boolean("show_wallet").notNull().default(false),

    // Never leaves the server but to staff (ruling 6).
    ownerName: varchar("owner_name", { length: limits.ownerName }).notNull(),
    email: varchar("email", { length: limits.email }).notNull(),

    /** The text of the location filter: 'city, state', or 'Online'. */
    place: text("place").generatedAlwaysAs(
      sql`case when "online_only" then 'Online' else "city" || ', ' || "state" end`,
    ),
    /** Folded name, description and type: what the directory's search reads, in merchant_search. */
    searchText: text("search_text").notNull(),
    staffSearchText: searchText("business_name", "owner_name", "email", "city", "state"),

    /** The address of the public page, given on approval. */
    slug: text("slug").unique(),
    /** SHA-256 of the token in the applicant's secret link. */
    stateTokenHash: text("state_token_hash").notNull().unique(),
    /** Why the submission looks automated; staff see the mark, nothing is dropped. */
    suspicion: text("suspicion"),
    /** Staff put it aside as spam; it stays undecided. */
    isSpam: boolean("is_spam").notNull().default(false),
    sortKey: sortKey("business_name"),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When staff first opened the application. */
    reviewStartedAt: instant("review_started_at"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    rejectionReason: varchar("rejection_reason", { length: limits.rejectionReason }),
  },
  (table) => [
    check("merchant_requests_status", oneOf("status", merchantStatuses)),
    check("merchant_requests_business_type", oneOf("business_type", businessTypes)),
    check("merchant_requests_directory_category", oneOf("directory_category", directoryCategories)),
    check("merchant_requests_country", oneOf("country", countries)),
    check(
      "merchant_requests_location",
      sql`${table.onlineOnly} or (${table.address} is not null and ${table.city} is not null and ${table.state} is not null)`,
    ),
    check("merchant_requests_decision", sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    check("merchant_requests_slug", sql`${table.status} <> 'approved' or ${table.slug} is not null`),
    check("merchant_requests_reason", sql`${table.status} = 'rejected' or ${table.rejectionReason} is null`),

    ...staffListIndexes("merchant_requests", table),
    ...staffSearchIndexes("merchant_requests", table),
    index("merchant_requests_email").on(table.email),
  ],
)

/**
 * What the directory filters, sorts and searches by, one short row an approved merchant; kept by a trigger on
 * merchant_requests (migration 0004), whose rows hold much that no search reads (decision 10).
 */
export const merchantSearch = pgTable(
  "merchant_search",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .references(() => merchantRequests.id, { onDelete: "cascade" }),
    decidedAt: instant("decided_at").notNull(),
    directoryCategory: text("directory_category", { enum: directoryCategories }).notNull(),
    businessType: text("business_type", { enum: businessTypes }).notNull(),
    place: text("place").notNull(),
    /** As in merchant_requests, but for the blanks: see `joinWords`. */
    searchText: text("search_text").notNull(),
    /** The one or two letters that can be looked for and are not frequent: too short for the index of search_text. */
    rareGrams: text("rare_grams")
      .array()
      .notNull()
      .generatedAlwaysAs(sql.raw(`short_grams("search_text", '{${frequentGrams.join(",")}}')`)),
  },
  (table) => [
    // Newest approved first: alone, within a category or type, within a place.
    index("merchant_search_newest").on(table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("merchant_search_category").on(
      table.directoryCategory,
      table.decidedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("merchant_search_type").on(
      table.businessType,
      table.decidedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("merchant_search_place").on(
      table.place,
      table.decidedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
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
  ],
)

/** How many approved merchants each place has; kept by a trigger on merchant_requests (migration 0001). */
export const merchantPlaces = pgTable(
  "merchant_places",
  {
    place: text("place").primaryKey(),
    merchants: integer("merchants").notNull(),
  },
  (table) => [index("merchant_places_by_size").on(table.merchants.desc().nullsFirst(), table.place)],
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
    status: text("status", { enum: ["queued", "sent", "dead"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** The server's refusal or the network's code; never the message itself. */
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    check("mails_status", oneOf("status", ["queued", "sent", "dead"])),
    index("mails_due").on(table.nextAttemptAt).where(sql`status = 'queued'`),
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

/** A picture somebody sent, as re-encoded files in the file store; nobody but staff sees it until `published`. */
export const images = pgTable("images", {
  /** Random, and the name of its files. */
  id: uuid("id").primaryKey(),
  /** Pixels of the largest file. */
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** The widths there are files of, in pixels. */
  widths: integer("widths").array().notNull(),
  published: boolean("published").notNull().default(false),
  createdAt: instant("created_at").notNull(),
})

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
    category: text("category", { enum: storyCategories }).notNull(),
    location: varchar("location", { length: storyLimits.location }),
    imageId: uuid("image_id").references(() => images.id, { onDelete: "set null" }),
    imageAlt: varchar("image_alt", { length: storyLimits.imageAlt }),
    name: varchar("name", { length: storyLimits.name }).notNull(),
    // Never leaves the server but to staff.
    email: varchar("email", { length: storyLimits.email }).notNull(),
    suspicion: text("suspicion"),
    isSpam: boolean("is_spam").notNull().default(false),
    staffSearchText: searchText("title", "name", "email", "category"),
    sortKey: sortKey("title"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    rejectionReason: varchar("rejection_reason", { length: storyLimits.rejectionReason }),
  },
  (table) => [
    check("story_submissions_status", oneOf("status", storyStatuses)),
    check("story_submissions_category", oneOf("category", storyCategories)),
    check("story_submissions_decision", sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    ...staffListIndexes("story_submissions", table),
    ...staffSearchIndexes("story_submissions", table),
    index("story_submissions_email").on(table.email),
    index("story_submissions_image").on(table.imageId),
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
    /** Counts the saved changes: a save on top of an older one is refused. */
    revision: integer("revision").notNull().default(1),
    staffSearchText: searchText("title", "category", "author"),
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
    index("articles_image").on(table.imageId),
    index("articles_list").on(
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("articles_changed").on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_name").on(table.sortKey, table.id),
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
    /** An administrator's name, which outlives the account. */
    savedBy: text("saved_by").notNull(),
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
    /** As the clock on the wall there says; together with the zone it is right in summer and in winter. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    localTime: time("local_time").notNull(),
    timeZone: varchar("time_zone", { length: eventLimits.timeZone }).notNull(),
    /** The same moment, for order and comparison; written with the three above. */
    startsAt: instant("starts_at").notNull(),
    /** Minutes; calendar entries last one hour unless staff say otherwise. */
    duration: integer("duration").notNull().default(60),
    cancelledAt: instant("cancelled_at"),
    /** Events that were made together, one a week. */
    seriesId: uuid("series_id"),
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
    check("events_duration", sql`${table.duration} between 5 and 1440`),
    index("events_by_start").on(table.startsAt, table.id),
    index("events_by_kind").on(table.kind, table.startsAt),
    index("events_series").on(table.seriesId, table.startsAt),
    index("events_name").on(table.sortKey, table.id),
    index("events_cancelled")
      .on(table.startsAt, table.id)
      .where(sql`cancelled_at is not null and deleted_at is null`),
    index("events_takes_place")
      .on(table.startsAt, table.id, table.duration)
      .where(sql`cancelled_at is null and deleted_at is null`),
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
    /** The version of the sentence that was shown with the form. */
    consentVersion: varchar("consent_version", { length: townHallLimits.consentVersion }).notNull(),
    /** SHA-256 of the token in the links that end the subscription. */
    manageTokenHash: text("manage_token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    staffSearchText: searchText("full_name", "email"),
  },
  (table) => [
    uniqueIndex("town_hall_subscribers_email").on(sql`lower(${table.email})`),
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
    status: text("status", { enum: messageStatuses }).notNull().default("unread"),
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
    check("contact_messages_status", oneOf("status", messageStatuses)),
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
    check("account_links_kind", oneOf("kind", accountLinkKinds)),
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
  /** Null until a first code has shown that the app has the secret; only then is it asked for. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last code that was accepted: a code counts once. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: instant("created_at").notNull(),
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

// Sign-in, in the shape better-auth asks for.

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull(),
  image: text("image"),
  /** The one role of the product (ruling 20); an account without it is signed out at once. */
  isAdmin: boolean("is_admin").notNull().default(false),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
})

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** When a password or passkey was last shown in this session; changes to the account ask for a recent one. */
    authenticatedAt: instant("authenticated_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
)

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("accounts_provider").on(table.providerId, table.accountId)],
)

export const verifications = pgTable("verifications", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: instant("expires_at").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
})
