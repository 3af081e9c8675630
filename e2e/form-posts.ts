import { postedFields, shortApplication } from "#app/listings/application/test-application.ts"

/** A visitor who waits longer than this has been forgotten. */
const longestAnswerMs = 30_000

export type Form = {
  path: string
  /** Where it is stored, with the address in `email`. */
  table: string
  fields: Record<string, string>
  /** Sent as multipart. */
  parts?: true
  /** Written with it, of which the address cannot be told: as many as rows. */
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

/** Every form that visitors send. */
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

/** Everybody has an address of their own: TRUST_PROXY must be 1. */
function someAddress(): Record<string, string> {
  const octet = () => Math.floor(Math.random() * 256)
  return { "X-Forwarded-For": `10.${octet()}.${octet()}.${octet()}` }
}

/** @returns undefined when the connection ended without an answer @throws TimeoutError: nobody answers at all */
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

/** Opens a form and fills it in. @returns sends it, as often as it is called; undefined when it did not open */
export async function openForm(
  origin: string,
  form: Form,
  fields: Record<string, string>,
): Promise<(() => Promise<Answer | undefined>) | undefined> {
  const page = await ask(origin + form.path)
  if (page?.status !== 200) return undefined
  const filled: Record<string, string> = { ...form.fields }
  // The box in the footer has a form of its own, without these.
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
