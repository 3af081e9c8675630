import { createContext, type RouterContextProvider } from "react-router"

/** A form that a document has posted: where to, and its fields in their order. `leftOut`: what was secret in it. */
export type SentForm = { action: string; fields: [name: string, value: string][]; leftOut: boolean }

const kept = createContext<Request | null>(null)
type Context = Readonly<RouterContextProvider>

/** Names of fields that no page gives back. */
const secretField = /password|^current$|^code$|^recoveryCode$|passkey/

/** Keeps the body of a form before an action reads it. One with a file is not kept: no page could send that again. */
export function keepSentForm(context: Context, request: Request): void {
  const type = request.headers.get("Content-Type") ?? ""
  if (request.method === "POST" && type.startsWith("application/x-www-form-urlencoded"))
    context.set(kept, request.clone())
}

/** @returns null when this request was no such form, or its body was damaged */
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
