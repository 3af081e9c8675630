import { inquiryTypeWords } from "#app/contact/options.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { codeOfWord, type Words } from "#app/lib/text/codes.ts"
import { fold } from "#app/lib/text/fold.ts"
import { textCategoryWords } from "#app/lib/text/text-categories.ts"
import { businessTypeWords, directoryCategoryWords } from "#app/listings/options.ts"
import { specifiedCountryWords } from "#app/places/countries/countries.ts"

export type Row = Record<string, unknown>

/** Computes the value of a column after the upgrade from its old value and its row. */
type NewValue = (old: unknown, row: Row) => unknown
/** A column gets new values, is renamed, or is dropped. */
export type ColumnChange = NewValue | Renamed | Gone
/** A table loses all its rows, is rebuilt from other tables, or some of its columns change. */
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

/** @param from the source of the new rows, and the test that compares them */
export const madeAnew = (from: string) => new MadeAnew(from)

/** @param because why it is no longer needed, or where the data is now and which test checks that */
export const gone = (because: string) => new Gone(because)

/** @param value computes the new value, if it differs from the old one */
export const renamed = (to: string, value: NewValue = (old) => old) => new Renamed(to, value)

/** A label of the specification becomes its code (docs/decisions/forms-and-abuse.md). */
const code = (words: Words) => (old: unknown) => codeOfWord(words, String(old))
/** A category that staff invented stays unchanged. */
const textCode = (old: unknown) => codeOfWord(textCategoryWords, String(old)) ?? old
/** Folded text of several columns. A null column leaves its blank, and repeated blanks collapse. */
const searched = (parts: (row: Row) => unknown[]) => (_old: unknown, row: Row) =>
  fold(
    parts(row)
      .map((part) => part ?? "")
      .join(" "),
  )

/** Each line is folded again with the current rules (0055), whatever folded it before. */
export const foldedAgain: NewValue = (old) =>
  typeof old === "string" ? old.split("\n").map(fold).join("\n") : old
/** Cut at 80 characters, so it is computed from the full name. */
const sortedBy =
  (column: string): NewValue =>
  (old, row) =>
    typeof row[column] === "string" ? [...fold(row[column])].slice(0, 80).join("") : old
const foldedLists = (column: string) => ({ sort_key: sortedBy(column), staff_search_text: foldedAgain })

/** The changes of migration 0055. */
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
 * All changes to existing rows by the migrations after site-before-0008.sql. Everything not named here must be the same after
 * the upgrade, value by value, including columns that the database derives. New columns and tables need no line.
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
    // Staff search covers more columns (0012).
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
