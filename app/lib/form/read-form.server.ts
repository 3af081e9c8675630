import { data } from "react-router"

/** The fields of a form post. @throws a 400 answer when the body is no form at all, or a damaged one */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" })
  }
}

export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}
