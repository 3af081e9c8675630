import { applications } from "#app/lib/db/schema.ts"
import { stepOfField } from "#app/listings/application/application-rules.ts"
import { application, postedFields } from "#app/listings/application/test-application.ts"
import type { ApplicationField } from "#app/listings/options.ts"
import type { TestApp } from "./app.ts"
import { type Answers, Browser } from "./browser.ts"

const isText = (entry: [string, unknown]): entry is [ApplicationField, string] =>
  typeof entry[1] === "string" && entry[1] !== ""
const textsOfStep = (step: number) =>
  Object.fromEntries(
    Object.entries(application)
      .filter(isText)
      .filter(([field]) => stepOfField(field) === step),
  )

/** What an applicant enters on each step. A test changes only the fields it is about. */
export const firstStep = textsOfStep(1)
export const secondStep = textsOfStep(2)
export const answers = { ...firstStep, ...secondStep }

const { zip: zipCode, ...others } = answers
/** The same answers as stored in the database. */
export const answersInRow = { ...others, businessType: "food-service", country: "US", zipCode }

/** Opens the form and moves the clock one minute ahead. */
export async function openForm(app: TestApp): Promise<Browser> {
  const browser = await new Browser(app).open("/merchant-register")
  app.now = new Date(app.now.getTime() + 60_000)
  return browser
}

/** Fills in the first two steps as a person would and stops at the review. */
export async function goToReview(browser: Browser, change: Answers = {}): Promise<Browser> {
  const all = Object.entries({ ...answers, ...change })
  const part = (step: number) =>
    Object.fromEntries(all.filter(([field]) => stepOfField(field as ApplicationField) === step))
  await browser.fill(part(1)).press("Next Step")
  return browser.fill(part(2)).press("Next Step")
}

/** Submits an application through the form. @returns its id */
export async function register(app: TestApp, change: Answers = {}): Promise<number> {
  const browser = await goToReview(await openForm(app), change)
  await browser.fill({ acceptTerms: true }).press("Submit Application")
  if (!browser.path.startsWith("/merchant-register/submitted?application="))
    throw new Error(`Not accepted: ${browser.text}`)
  return Math.max(...(await app.db.select({ id: applications.id }).from(applications)).map((row) => row.id))
}

/** Returns the last step as a script sends it: all fields at once, with a form token that is one minute old. */
export async function completePost(
  app: TestApp,
  change: Record<string, string> = {},
): Promise<URLSearchParams> {
  const browser = await openForm(app)
  return new URLSearchParams({
    ...postedFields(application),
    token: String(browser.value("token")),
    submissionKey: String(browser.value("submissionKey")),
    ...change,
  })
}
