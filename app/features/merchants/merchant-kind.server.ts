import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import {
  merchantRequests,
  nameKey,
  applicationQuestions as questions,
  sameAddress,
  samePhone,
  sameWallet,
} from "#app/db/schema.ts"
import type { ListingChanges } from "#app/platform/business/listing/listing-options.ts"
import { takeListingBack } from "#app/platform/business/listing/revisions/take-listing-back.server.ts"
import { placeText } from "#app/platform/business/position/place-text.ts"
import type { DecisionKey } from "#app/platform/moderation/decision/undo.ts"
import { addBusinessDays } from "#app/platform/moderation/promises.ts"
import type { DecidedSubmission } from "#app/platform/moderation/submission.ts"
import { sentText } from "#app/platform/privacy/person-lines.ts"
import type { PersonalData } from "#app/platform/privacy/personal-data.ts"
import { findSentBy, idsOf, ownRows } from "#app/platform/privacy/personal-rows.server.ts"
import { hashLinkToken } from "#app/platform/secrets.server.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { countryNames } from "#content/en/countries.ts"
import { merchantLabels } from "#content/en/labels.ts"
import { listListingsLike } from "./listings-like.server.ts"
import { changesInWords } from "./questions/asked-words.ts"
import { merchantList } from "./staff/staff-list.ts"
import { statePathOf, stateTokenOf } from "./state-link.server.ts"

const staffMail = "merchant-new"
const type = "merchant"
const hrefOf = ({ id }: { id: number | string }) => `${merchantList.path}/${id}`

/** With what they were asked, and what they sent before. */
async function findPersonal(db: Database, email: string) {
  const applications = await findSentBy(db, merchantRequests, email, ["stateTokenHash"])
  const { applicationId, number, question, askedAt, answeredAt, answer, changes } = questions
  const asked = await db
    .select({ applicationId, number, question, askedAt, answeredAt, answer, changes })
    .from(questions)
    .where(inArray(applicationId, idsOf(applications)))
    .orderBy(asc(applicationId), asc(number))
  return {
    applications: applications.map((row) => ({
      ...row,
      questions: asked.flatMap(({ applicationId, ...one }) => (applicationId === row.id ? one : [])),
    })),
  }
}

/** What it was and what it became, in words, by field. */
const changesOf = (changes: ListingChanges) =>
  Object.fromEntries(
    changesInWords(changes, adminMerchants.questions).map(({ fact, before, after }) => [
      fact,
      [before, after],
    ]),
  )

const own = ownRows("applications", { table: merchantRequests, type, staffMail })

/** The mail that tells staff of an answer: to which question of which application. */
export const completedMailKey = ({ id, number }: DecisionKey) => `${staffMail}:${id}:${number}`

/** Applications in every state. What came of an approved one is a listing, which has an owner of its own. */
const personal: PersonalData<Awaited<ReturnType<typeof findPersonal>>> = {
  ...own,
  words: adminMerchants.kind.personal,
  find: findPersonal,
  staffMailsOf: (rows) => [
    ...own.staffMailsOf(rows),
    ...rows.applications.flatMap(({ id, questions }) =>
      questions.map(({ number }) => completedMailKey({ id, number })),
    ),
  ],
  lines: ({ applications }, times) =>
    applications.map((row) => ({ text: row.businessName, detail: sentText(row, times), href: hrefOf(row) })),
  inWords: ({ applications }) => ({
    applications: applications.map((row) => ({
      ...row,
      businessType: merchantLabels.businessTypes[row.businessType],
      directoryCategory: merchantLabels.directoryCategories[row.directoryCategory],
      country: countryNames[row.country],
      place: row.place && placeText(row.place),
      questions: row.questions.map((one) => ({ ...one, changes: changesOf(one.changes ?? {}) })),
    })),
  }),
}

/** Applications for the merchant directory. */
export const merchantKind = {
  type,
  plural: "merchants",
  table: merchantRequests,
  name: merchantRequests.businessName,
  path: merchantList.path,
  hrefOf,
  waits: "pending",
  promisedBy: (since) => addBusinessDays(since, 3),
  waitsSince: sql`coalesce(${merchantRequests.waitsSince}, ${merchantRequests.createdAt})`.mapWith(
    merchantRequests.createdAt,
  ),
  get waitsForSender() {
    return { status: "asked", told: adminMerchants.kind.asked }
  },
  // A decision has been told to its applicant.
  mayBeSpam: eq(merchantRequests.status, "pending"),
  staffMail,
  async receiptOf(
    { id, submissionKey, stateTokenHash }: typeof merchantRequests.$inferSelect,
    { secrets, publicUrl },
  ) {
    // An older version made the token of random bytes, and mailed it whatever it suspected.
    if (stateTokenHash !== hashLinkToken(stateTokenOf(secrets, submissionKey))) return undefined
    const { merchantReceivedMail } = await import("./mails.ts")
    const statePath = statePathOf(secrets, submissionKey)
    return { kind: "merchant-received", ...merchantReceivedMail({ id, publicUrl, statePath }) }
  },
  sameAs: {
    name: nameKey,
    email: merchantRequests.email,
    phone: samePhone,
    address: sameAddress,
    wallet: sameWallet,
  },
  published: listListingsLike,
  async withdraw(tx, given, acting) {
    const row = given as typeof merchantRequests.$inferSelect
    if (row.status !== "asked") {
      const { kind } = await takeListingBack(tx, row, acting)
      return kind === "changed" ? kind : {}
    }
    // One that was mailed can be read on, though its link opens nothing any more.
    if (!acting.unlessChanged) return {}
    await tx
      .delete(questions)
      .where(and(eq(questions.applicationId, row.id), eq(questions.number, row.decisions)))
    return {}
  },
  personal,
  icon: "shop",
  get words() {
    return { title: adminMerchants.title, ...adminMerchants.kind }
  },
  get flash() {
    return adminMerchants.flash
  },
} satisfies DecidedSubmission
