import { createContext, type RouterContextProvider } from "react-router"

/** A posted form: its action, and its fields in order. `leftOut`: whether secret fields were removed. */
export type SentForm = { action: string; fields: [name: string, value: string][]; leftOut: boolean }

const kept = createContext<Request | null>(null)
type Context = Readonly<RouterContextProvider>

/** Names of secret fields, which are never given back. */
const secretField = /password|^current$|^code$|^recoveryCode$|passkey/

/**
 * Stores a copy of a form post before an action reads it. Not for forms with a file: the page could not send the file again.
 */
export function keepSentForm(context: Context, request: Request): void {
  const type = request.headers.get("Content-Type") ?? ""
  if (request.method === "POST" && type.startsWith("application/x-www-form-urlencoded"))
    context.set(kept, request.clone())
}

/** @returns null if the request was no such form, or its body was invalid */
export async function readSentForm(context: Context): Promise<SentForm | null> {
  const request = context.get(kept)
  const form = await request?.formData().catch(() => null)
  if (!request || !form) return null
  const all = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  )
  const fields = all.filter(([name]) => !secretField.test(name))
  const { pathname, search } = new URL(request.url)
  return { action: pathname + search, fields, leftOut: fields.length < all.length }
}
