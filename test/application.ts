import { merchantRequests } from "#app/db/schema.ts"
import type { ApplicationValues } from "#app/features/merchants/application-rules.ts"
import type { TestApp } from "./app.ts"
import { type Answers, Browser } from "./browser.ts"

/** What an owner enters on the first step; a test changes what it is about. */
export const firstStep = {
  businessName: "Ọ̀yọ́ Kitchen",
  businessType: "Restaurant/Food Service",
  website: "https://oyo.example",
  email: "owner@oyo.example",
  phone: "+1 404 555 0134",
  ownerName: "Adé Ọlá",
  description: "Jollof rice and suya.\nOpen daily.",
} satisfies Partial<ApplicationValues>

export const secondStep = {
  address: "12 Peachtree Street",
  city: "Atlanta",
  state: "GA",
  zip: "30303",
  country: "United States",
  walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
} satisfies Partial<ApplicationValues>

export const answers = { ...firstStep, ...secondStep }

/** Opens the form; it has been open for a minute. */
export async function openForm(app: TestApp): Promise<Browser> {
  const browser = await new Browser(app).open("/merchant-register")
  app.now = new Date(app.now.getTime() + 60_000)
  return browser
}

/** Fills in the first two steps as a person would and stops at the review. */
export async function goToReview(browser: Browser, change: Answers = {}): Promise<Browser> {
  const part = (first: boolean) =>
    Object.fromEntries(
      Object.entries({ ...answers, ...change }).filter(([field]) => field in firstStep === first),
    )
  await browser.fill(part(true)).press("Next Step")
  return browser.fill(part(false)).press("Next Step")
}

/** Registers a business through the form and @returns its number. */
export async function register(app: TestApp, change: Answers = {}): Promise<number> {
  const browser = await goToReview(await openForm(app), change)
  await browser.fill({ acceptTerms: true }).press("Submit Application")
  if (browser.path !== "/merchant-register/submitted") throw new Error(`Not accepted: ${browser.text}`)
  return Math.max(
    ...(await app.db.select({ id: merchantRequests.id }).from(merchantRequests)).map((row) => row.id),
  )
}

/** The last step as a script sends it: everything at once, with a token that has been open for a minute. */
export async function completePost(
  app: TestApp,
  change: Record<string, string> = {},
): Promise<URLSearchParams> {
  const browser = await openForm(app)
  return new URLSearchParams({
    ...answers,
    acceptTerms: "on",
    step: "3",
    intent: "submit",
    token: String(browser.value("token")),
    submissionKey: String(browser.value("submissionKey")),
    ...change,
  })
}
