import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The number of migrations that the database had had. */
  migrations: z.int(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** The hash of the table's file. */
      sha256: z.string(),
      /** The state of the identity sequence; null for a table without one. */
      sequence: z.object({ last: z.string(), isCalled: z.boolean() }).nullable(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The parts of a data folder that belong to a backup, besides the database. */
export const keptFolders = ["uploads"] as const
export const keptFiles = ["secret"] as const

/** A problem with a backup, in a message for the person at the terminal. */
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
