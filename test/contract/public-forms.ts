import { getTableName, isNotNull } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { contactForm } from "#app/contact/contact-request.server.ts"
import {
  applicationQuestions,
  applications,
  auditLog,
  contactMessages,
  listingClaims,
  listingEvidence,
  mails,
  newsletterSubscribers,
  storySubmissions,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import type { PublicForm, Said } from "#app/lib/form/public-form.server.ts"
import { registrationForm } from "#app/listings/application/registration/registration-request.server.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { claimForm } from "#app/listings/claims/claims.server.ts"
import { askForm } from "#app/listings/owner/ask-owner-link.server.ts"
import { reportForm } from "#app/listings/verification/report-request.server.ts"
import { storyForm } from "#app/stories/story-request.server.ts"
import { typedStory } from "#app/stories/test-support.ts"
import { newsletterForm } from "#app/subscriptions/subscription-request.server.ts"
import { townHallForm } from "#app/subscriptions/town-halls/subscription-request.server.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { contactContent } from "#content/en/contact.ts"
import { listingClaims as claimWords } from "#content/en/listing-claims.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { completeContent } from "#content/en/listing-pages.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import { storyContent } from "#content/en/stories.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import type { TestApp } from "#test/app.ts"
import { answers as application, goToReview, register } from "#test/application.ts"
import type { Browser } from "#test/browser.ts"
import { signIn } from "#test/staff.ts"

type Form = Pick<PublicForm<unknown, unknown, string>, "name" | "event" | "limits" | "asks" | "words">

/** A public form, and what a test needs to submit it. */
export type FormUnderTest = {
  title: string
  form: Form
  /** Creates what the form is about, such as the reported listing. @returns the address of the form */
  prepare(app: TestApp): Promise<string>
  /** What a person enters, by field name. */
  answers: Record<string, string>
  /** Fields that are chosen instead of typed. */
  choices?: string[]
  /** Fields that may be empty. */
  optional?: string[]
  /**
   * The message that a field always shows when invalid, by field name. Unset: one message per problem, from the content files.
   */
  says?: Record<string, string>
  /** Goes through the steps of a longer form to the last one. */
  fill?(browser: Browser, answers: Record<string, string>): Promise<Browser>
  button: string
  mailsNobody?: boolean
  /** Its page reads from the database. While the database is away, another page returns what was typed. */
  showsStored?: boolean
  /** The message when the database refuses the row, if it differs from the message for an internal error. */
  refused?: Said
  /** The address that an accepted submission redirects to. */
  leadsTo: RegExp
  /** The table that an accepted submission adds a row to. When this table refuses the row, the submission fails. */
  table: PgTable
  /** The rows stored by this form. */
  stored(app: TestApp): Promise<{ suspicion?: string | null }[]>
}

const allOf = (table: PgTable) => ({ table, stored: (app: TestApp) => app.db.select().from(table) })
const standsAt = (path: string) => async () => path

/** @param path of a page of this listing */
const ofShop = (path: string) => async (app: TestApp) => {
  await addApplications(app.db, [{ slug: "kente", businessName: "Kente House", email: "owner@shop.example" }])
  return path
}

/** Submits an application about which staff ask a question. @returns the address of the form in the mail */
async function askApplicant(app: TestApp): Promise<string> {
  const id = await register(app)
  const staff = await signIn(app)
  await staff.open(`/admin/merchants/${id}`)
  await staff.fill({ question: "Which house number is it?" }).press(adminApplications.asking.submit)
  const path = (await app.db.select().from(mails))
    .map(({ text }) => text.match(/(\/merchant-register\/complete\/[\w-]+)/)?.[1])
    .find(Boolean)
  if (!path) throw new Error("No mail asks the applicant")
  return path
}

/** Every form that goes through `admitSubmission`. A test checks that none is missing. */
export const publicForms: FormUnderTest[] = [
  {
    title: "a message",
    form: contactForm,
    prepare: standsAt("/contact"),
    answers: {
      name: "Adé Ọlá",
      email: "ade@example.org",
      subject: "A shop in Lagos",
      category: "Support",
      message: "How do I list it?\n\nThank you.",
    },
    choices: ["category"],
    optional: ["subject"],
    button: contactContent.form.submit,
    refused: contactContent.failures.insert,
    leadsTo: /^\/contact$/,
    ...allOf(contactMessages),
  },
  {
    title: "an application",
    form: registrationForm,
    prepare: standsAt("/merchant-register"),
    answers: application,
    choices: ["businessType", "directoryCategory", "country"],
    optional: ["website", "walletAddress"],
    async fill(browser, answers) {
      return (await goToReview(browser, answers)).fill({ acceptTerms: true })
    },
    button: "Submit Application",
    leadsTo: /^\/merchant-register\/submitted\?application=/,
    ...allOf(applications),
  },
  {
    title: "an application that is completed",
    form: { ...registrationForm, name: "merchant-complete", event: "completion.failed" },
    prepare: askApplicant,
    answers: {
      answer: "It is number 14.",
      ...{ address: "14 Peachtree Street", description: "Jollof rice, suya and moi moi." },
    },
    optional: ["answer"],
    button: completeContent.submit,
    leadsTo: /^\/merchant-register\/complete\//,
    showsStored: true,
    table: auditLog,
    stored: (app) =>
      app.db
        .select({ suspicion: applications.suspicion })
        .from(applicationQuestions)
        .innerJoin(applications, isNotNull(applicationQuestions.answeredAt)),
  },
  {
    title: "a story",
    form: storyForm,
    prepare: standsAt("/community/story"),
    answers: typedStory,
    choices: ["category"],
    optional: ["location", "imageAlt"],
    button: storyContent.form.submit,
    leadsTo: /^\/community$/,
    ...allOf(storySubmissions),
  },
  {
    title: "a subscription",
    form: newsletterForm,
    prepare: standsAt("/newsletter"),
    answers: { email: "ada@example.org" },
    button: newsletterContent.form.submit,
    leadsTo: /^\/newsletter\/check-your-mail$/,
    ...allOf(newsletterSubscribers),
  },
  {
    title: "a subscription to town halls",
    form: townHallForm,
    prepare: standsAt("/town-halls"),
    answers: { fullName: "Adé Ọlá", email: "ade@example.org" },
    says: townHallsContent.form.errors,
    button: townHallsContent.form.submit,
    leadsTo: /^\/town-halls$/,
    ...allOf(townHallSubscribers),
  },
  {
    title: "an owner's request for a link",
    form: askForm,
    prepare: ofShop("/merchant-directory/owner"),
    answers: { email: "owner@shop.example" },
    button: listingOwners.ask.submit,
    leadsTo: /^\/merchant-directory\/owner$/,
    ...allOf(mails),
  },
  {
    title: "a report",
    form: reportForm,
    prepare: ofShop("/merchant-directory/kente/report"),
    answers: { answer: "tried-failed", note: "The till did not know it." },
    choices: ["answer"],
    optional: ["note"],
    button: listingVerification.report.submit,
    mailsNobody: true,
    showsStored: true,
    leadsTo: /^\/merchant-directory\/kente$/,
    ...allOf(listingEvidence),
  },
  {
    title: "a claim",
    form: claimForm,
    prepare: ofShop("/merchant-directory/kente/claim"),
    answers: { email: "buyer@new.example", situation: "bought", note: "I took it over in March." },
    choices: ["situation"],
    optional: ["note"],
    button: claimWords.form.submit,
    showsStored: true,
    leadsTo: /^\/merchant-directory\//,
    ...allOf(listingClaims),
  },
]

export const tableNameOf = ({ table }: FormUnderTest) => getTableName(table)
