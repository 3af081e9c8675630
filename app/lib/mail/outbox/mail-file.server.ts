import { rm } from "node:fs/promises"
import path from "node:path"

/** Where mails are files. */
export const mailFolder = (dataDir: string) => path.join(dataDir, "mail")

/** Takes away what fileTransport wrote for a mail; a file that is not there counts as removed. */
export async function removeMailFile(folder: string, mailId: string): Promise<void> {
  if (!/^[\da-f-]{36}$/.test(mailId)) throw new Error("A mail's id that is none of ours")
  await rm(path.join(folder, `${mailId}.eml`), { force: true })
}
