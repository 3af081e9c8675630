import { rm } from "node:fs/promises"
import path from "node:path"

/** Returns the folder for mails written to files. */
export const mailFolder = (dataDir: string) => path.join(dataDir, "mail")

/** Deletes the file that fileTransport wrote for a mail; a missing file is no error. */
export async function removeMailFile(folder: string, mailId: string): Promise<void> {
  if (!/^[\da-f-]{36}$/.test(mailId)) throw new Error("A mail's id that is none of ours")
  await rm(path.join(folder, `${mailId}.eml`), { force: true })
}
