import { readForm } from "#app/platform/form/read-form.server.ts"
import type { createAdminAuth } from "./auth.server.ts"
import { newPasswordProblem, readPassword } from "./credentials.server.ts"
import { refusalOf } from "./sign-in-refusals.ts"

/**
 * The password that the owner of an address chooses on the page of a link. The link is looked up before, so that nobody
 * without one makes the machine hash.
 *
 * @returns the password and its hash, or why not and how to answer: 422 for the password, 503 while the machine is busy
 */
export async function readChosenPassword(
  auth: Pick<ReturnType<typeof createAdminAuth>, "hashPassword">,
  request: Request,
  email: string,
): Promise<
  | { password: string; passwordHash: string; refused?: undefined }
  | { refused: { error?: string; message?: string }; init: ResponseInit | number }
> {
  const password = readPassword(await readForm(request), "password")
  const error = await newPasswordProblem(password, email)
  if (error) return { refused: { error }, init: 422 }
  const passwordHash = await auth.hashPassword(password)
  if (passwordHash !== null) return { password, passwordHash }
  const { message, ...init } = refusalOf({ outcome: "busy" })
  return { refused: { message }, init }
}
