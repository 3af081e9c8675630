import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  applications,
  nameKey,
  applicationQuestions as questions,
  sameAddress,
  samePhone,
  sameWallet,
} from "#app/lib/db/schema.ts"
import { sentText } from "#app/lib/personal-data/person-lines.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { findSentBy, idsOf, ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import type { DecisionKey } from "#app/review/decision/undo.ts"
import { addBusinessDays } from "#app/review/promises.ts"
import type { DecidedSubmission } from "#app/review/submission.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import type { ListingChanges } from "../listing/listing-options.ts"
import { takeListingBack } from "../listing/revisions/take-listing-back.server.ts"
import { placeText } from "../position/place-text.ts"
import { applicationList } from "./admin/staff-list.ts"
import { listListingsLike } from "./listings-like.server.ts"
import { changesInWords } from "./questions/asked-words.ts"
import { statePathOf, stateTokenOf } from "./state-link.server.ts"

const staffMail = "merchant-new"
const type = "merchant"
const hrefOf = ({ id }: { id: number | string }) => `${applicationList.path}/${id}`

/** Applications of a mailbox, with their questions and the answers sent before. */
async function findPersonal(db: Database, email: string) {
  const sent = await findSentBy(db, applications, email, ["stateTokenHash"])
  const { applicationId, number, question, askedAt, answeredAt, answer, changes } = questions
  const asked = await db
    .select({ applicationId, number, question, askedAt, answeredAt, answer, changes })
    .from(questions)
    .where(inArray(applicationId, idsOf(sent)))
    .orderBy(asc(applicationId), asc(number))
  return {
    applications: sent.map((row) => ({
      ...row,
      questions: asked.flatMap(({ applicationId, ...one }) => (applicationId === row.id ? one : [])),
    })),
  }
}

/** Old and new text of each changed field. */
const changesOf = (changes: ListingChanges) =>
  Object.fromEntries(
    changesInWords(changes, adminApplications.questions).map(({ fact, before, after }) => [
      fact,
      [before, after],
    ]),
  )

const own = ownRows("applications", { table: applications, type, staffMail })

/** Dedupe key of the staff mail about an answer: application and number of the question. */
export const completedMailKey = ({ id, number }: DecisionKey) => `${staffMail}:${id}:${number}`

/** Applications in every status. The listing of an approved one has its own owner and its own entry. */
const personal: PersonalData<Awaited<ReturnType<typeof findPersonal>>> = {
  ...own,
  words: adminApplications.kind.personal,
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
      businessType: listingLabels.businessTypes[row.businessType],
      directoryCategory: listingLabels.directoryCategories[row.directoryCategory],
      country: countryNames[row.country],
      place: row.place && placeText(row.place),
      questions: row.questions.map((one) => ({ ...one, changes: changesOf(one.changes ?? {}) })),
    })),
  }),
}

/** Applications for the merchant directory. */
export const applicationSubmission = {
  type,
  plural: "merchants",
  table: applications,
  name: applications.businessName,
  path: applicationList.path,
  hrefOf,
  waits: "pending",
  promisedBy: (since) => addBusinessDays(since, 3),
  waitsSince: sql`coalesce(${applications.waitsSince}, ${applications.createdAt})`.mapWith(
    applications.createdAt,
  ),
  get waitsForSender() {
    return { status: "asked", told: adminApplications.kind.asked }
  },
  // The applicant has been told a decision, so a decided application cannot become spam.
  mayBeSpam: eq(applications.status, "pending"),
  staffMail,
  async receiptOf(
    { id, submissionKey, stateTokenHash }: typeof applications.$inferSelect,
    { secrets, publicUrl },
  ) {
    // An older version made the token of random bytes, and mailed it in spite of a suspicion.
    if (stateTokenHash !== hashLinkToken(stateTokenOf(secrets, submissionKey))) return undefined
    const { applicationReceivedMail } = await import("./mails.ts")
    const statePath = statePathOf(secrets, submissionKey)
    return { kind: "merchant-received", ...applicationReceivedMail({ id, publicUrl, statePath }) }
  },
  sameAs: {
    name: nameKey,
    email: applications.email,
    phone: samePhone,
    address: sameAddress,
    wallet: sameWallet,
  },
  published: listListingsLike,
  async withdraw(tx, given, acting) {
    const row = given as typeof applications.$inferSelect
    if (row.status !== "asked") {
      const { kind } = await takeListingBack(tx, row, acting)
      return kind === "changed" ? kind : {}
    }
    // A question that was mailed stays readable, though its link no longer opens the form.
    if (!acting.unlessChanged) return {}
    await tx
      .delete(questions)
      .where(and(eq(questions.applicationId, row.id), eq(questions.number, row.decisions)))
    return {}
  },
  personal,
  icon: "shop",
  get words() {
    return { title: adminApplications.title, ...adminApplications.kind }
  },
  get flash() {
    return adminApplications.flash
  },
} satisfies DecidedSubmission
