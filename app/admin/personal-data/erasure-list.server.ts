import { mkdir, open, readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"

/** An erased person, without the address: `key` is personKey's. */
export type KeptErasure = { key: string; at: Date }

const line = z.object({ key: z.string().min(1), at: z.iso.datetime() })
/** Beside the backups, which contain rows erased since. */
const listIn = (folder: string) => path.join(folder, "erasures.jsonl")

/** Appends an erasure to the list that a restore reads. Resolves once it would survive a power failure. */
export async function keepErasure(folder: string, { key, at }: KeptErasure): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(listIn(folder), "a", 0o600)
  try {
    await file.writeFile(`${JSON.stringify({ key, at: at.toISOString() })}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @returns an empty list if there is no file; a line truncated by a full disk is skipped */
export async function listErasures(folder: string): Promise<KeptErasure[]> {
  const text = await readFile(listIn(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return ""
    throw error
  })
  return text.split("\n").flatMap((row) => {
    try {
      const { key, at } = line.parse(JSON.parse(row))
      return [{ key, at: new Date(at) }]
    } catch {
      return []
    }
  })
}
