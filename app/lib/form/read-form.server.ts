import { data } from "react-router"

/** Returns the fields of a form post. @throws a 400 response if the body is not a valid form */
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
