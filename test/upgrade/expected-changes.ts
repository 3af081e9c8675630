import { inquiryTypeWords } from "#app/contact/options.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { codeOfWord, type Words } from "#app/lib/text/codes.ts"
import { fold } from "#app/lib/text/fold.ts"
import { textCategoryWords } from "#app/lib/text/text-categories.ts"
import { businessTypeWords, directoryCategoryWords } from "#app/listings/options.ts"
import { specifiedCountryWords } from "#app/places/countries/countries.ts"

export type Row = Record<string, unknown>

/** What a column of before holds after the upgrade, from what it held and the row it is in. */
type NewValue = (old: unknown, row: Row) => unknown
/** What happens to one column: its values change, it gets another name, or it goes. */
export type ColumnChange = NewValue | Renamed | Gone
/** What happens to a table: all its rows go, or are made anew from other tables, or some of its columns change. */
export type TableChange = Gone | MadeAnew | Record<string, ColumnChange>

export class Renamed {
  readonly to: string
  readonly value: NewValue
  constructor(to: string, value: NewValue) {
    this.to = to
    this.value = value
  }
}
export class Gone {
  readonly because: string
  constructor(because: string) {
    this.because = because
  }
}

export class MadeAnew {
  readonly from: string
  constructor(from: string) {
    this.from = from
  }
}

/** @param from of what its rows are made now, and which test compares them with it */
export const madeAnew = (from: string) => new MadeAnew(from)

/** @param because why nobody misses it, or where it is now and which test says so */
export const gone = (because: string) => new Gone(because)

/** @param value what the new column holds, when it is not what the old one held */
export const renamed = (to: string, value: NewValue = (old) => old) => new Renamed(to, value)

/** A word of the specification becomes its code (docs/decisions/forms-and-abuse.md). */
const code = (words: Words) => (old: unknown) => codeOfWord(words, String(old))
/** One that staff made up stays. */
const textCode = (old: unknown) => codeOfWord(textCategoryWords, String(old)) ?? old
/** Folded text of several columns; one that is null leaves its blank, and blanks come together. */
const searched = (parts: (row: Row) => unknown[]) => (_old: unknown, row: Row) =>
  fold(
    parts(row)
      .map((part) => part ?? "")
      .join(" "),
  )

/** Folded again (0055): of each line what is folded now, of whatever was folded before. */
export const foldedAgain: NewValue = (old) =>
  typeof old === "string" ? old.split("\n").map(fold).join("\n") : old
/** Cut at 80 characters, so that it is made of the whole name. */
const sortedBy =
  (column: string): NewValue =>
  (old, row) =>
    typeof row[column] === "string" ? [...fold(row[column])].slice(0, 80).join("") : old
const foldedLists = (column: string) => ({ sort_key: sortedBy(column), staff_search_text: foldedAgain })

/** What 0055 changes. */
export const folded = {
  articles: foldedLists("title"),
  contact_messages: foldedLists("name"),
  events: foldedLists("title"),
  merchant_requests: foldedLists("business_name"),
  newsletter_subscribers: { staff_search_text: foldedAgain },
  story_submissions: foldedLists("title"),
  town_hall_subscribers: { staff_search_text: foldedAgain },
}

/**
 * All that the migrations after site-before-0008.sql change about rows that are there. Whatever is not named here must
 * be the same after the upgrade, value by value, columns that the database derives included. Columns and tables that are new need no line.
 *
 *   verifications: gone("challenges that nobody answers are good for five minutes"),
 *   users: { email_verified: gone("was never read"), name: renamed("shown_name") },
 *   events: { kind: (old) => (old === "town-hall" ? "meeting" : old) },
 */
export const expectedChanges: Record<string, TableChange> = {
  ...folded,
  merchant_requests: {
    ...folded.merchant_requests,
    business_type: code(businessTypeWords),
    directory_category: code(directoryCategoryWords),
    country: code(specifiedCountryWords),
    place: (old, row) => (row.online_only ? "online" : old),
    slug: gone("its listing has it (0015): upgrade.test.ts"),
    search_text: gone("its listing has it (0015): upgrade.test.ts"),
    // Staff search by more of what they know (0012).
    staff_search_text: searched((row) => [
      ...[row.business_name, row.owner_name, row.email, row.address, row.city, row.state, row.zip_code],
      ...[row.phone, String(row.phone ?? "").replace(/\D/g, ""), row.website, row.wallet_address],
    ]),
  },
  merchant_search: madeAnew("the listings (0015): upgrade.test.ts"),
  merchant_places: madeAnew("by country, once the towns are known by town (0035): upgrade.test.ts"),
  accounts: gone("the password is its user's now: upgrade.test.ts and upgraded-product.test.ts"),
  verifications: gone("used_challenges keeps what was used: upgrade.test.ts"),
  users: {
    email_verified: gone("was never read"),
    image: gone("was never read"),
    updated_at: gone("was never read"),
  },
  sessions: {
    token: renamed("token_hash", (old) => hashLinkToken(String(old))),
    ip_address: gone("was never written"),
    updated_at: renamed("last_seen_at"),
  },
  story_submissions: {
    ...folded.story_submissions,
    category: code(textCategoryWords),
    staff_search_text: searched(({ title, name, email, location, category }) => [
      ...[title, name, email, location, category],
    ]),
  },
  articles: {
    ...folded.articles,
    category: textCode,
    staff_search_text: searched(({ title, category, author, slug }) => [title, category, author, slug]),
  },
  article_revisions: {
    category: textCode,
    saved_by: (old) => (old === "before the history began" ? null : old),
  },
  contact_messages: { ...folded.contact_messages, category: code(inquiryTypeWords) },
  newsletter_subscribers: {
    ...folded.newsletter_subscribers,
    topics: (old) => (old as string[]).map((topic) => (topic === "town halls" ? "town-halls" : topic)),
  },
  settings: {
    value: (old, row) => (row.key === "directory-stage" && old === "coming soon" ? "coming-soon" : old),
  },
}
