import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** How many migrations the database had had. */
  migrations: z.int(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Of the table's file. */
      sha256: z.string(),
      /** Where its numbers go on; null for a table without. */
      sequence: z.object({ last: z.string(), isCalled: z.boolean() }).nullable(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

/** What of a data folder belongs to a backup besides the database. */
export const keptFolders = ["uploads"] as const
export const keptFiles = ["secret"] as const

/** Something about a backup that the person at the terminal has to know. */
export class BackupError extends Error {
  override name = "BackupError"
}

export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")))
  } catch {
    throw new BackupError(
      `${folder} holds no backup of this product: there is no readable manifest.json in it.`,
    )
  }
}

export function countRows({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
