import { postedFields, shortApplication } from "#app/listings/application/test-application.ts"

/** A response later than this counts as lost. */
const longestAnswerMs = 30_000

export type Form = {
  path: string
  /** Table of its rows, with the address in `email`. */
  table: string
  fields: Record<string, string>
  /** Sent as multipart. */
  parts?: true
  /** Name of its audit entries. They contain no address, so their number must equal the number of rows. */
  audit?: string
}

export const registration: Form = {
  path: "/merchant-register",
  table: "merchant_requests",
  fields: postedFields(shortApplication),
}

export const contact: Form = {
  path: "/contact",
  table: "contact_messages",
  fields: { name: "Ada Test", category: "Other", message: "Demo data of a test." },
}

/** All forms for visitors. */
export const forms: Form[] = [
  registration,
  contact,
  {
    path: "/community/story",
    table: "story_submissions",
    fields: {
      name: "Ada Test",
      title: "A story",
      story: "Demo data of a test.",
      category: "Business",
    },
    parts: true,
  },
  { path: "/town-halls", table: "town_hall_subscribers", fields: { fullName: "Ada Test" } },
  { path: "/newsletter", table: "newsletter_subscribers", fields: { form: "page" } },
]

export type Answer = { status: number; text: string; headers: Headers; ms: number }

/** Each request has its own IP address: TRUST_PROXY must be 1. */
function someAddress(): Record<string, string> {
  const octet = () => Math.floor(Math.random() * 256)
  return { "X-Forwarded-For": `10.${octet()}.${octet()}.${octet()}` }
}

/** @returns undefined if the connection ended without a response @throws TimeoutError if there is no response at all */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer | undefined> {
  const started = performance.now()
  const signal = AbortSignal.timeout(longestAnswerMs)
  try {
    const headers = { ...someAddress(), ...init.headers }
    const response = await fetch(url, { redirect: "manual", ...init, headers, signal })
    const text = await response.text()
    return { status: response.status, text, headers: response.headers, ms: performance.now() - started }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

/** Opens a form and fills it in. @returns a function that sends it, any number of times; undefined if it did not open */
export async function openForm(
  origin: string,
  form: Form,
  fields: Record<string, string>,
): Promise<(() => Promise<Answer | undefined>) | undefined> {
  const page = await ask(origin + form.path)
  if (page?.status !== 200) return undefined
  const filled: Record<string, string> = { ...form.fields }
  // The form in the footer lacks these fields.
  for (const name of ["token", "submissionKey", "consent"]) {
    const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(page.text)?.[1]
    if (value) filled[name] = value
  }
  Object.assign(filled, fields)
  return () => {
    const body = form.parts ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(filled)) body.set(name, value)
    return ask(origin + form.path, { method: "POST", body })
  }
}

export const isTaken = (answer: Answer | undefined) => answer?.status === 303
