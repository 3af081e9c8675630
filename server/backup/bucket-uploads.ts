import { writeFile } from "node:fs/promises"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import { listImageFiles } from "#app/lib/images/images.server.ts"
import type { Uploads } from "./back-up.ts"

/** The uploads in a bucket, listed from the `images` table in the same snapshot as the rows. */
export const uploadsInBucket = (files: FileStore): Uploads => ({
  async list(client) {
    const { rows } = await client.query<{ id: string; widths: number[] }>(
      "select id, widths from images order by id",
    )
    return rows.flatMap(listImageFiles).map((name) => `uploads/${name}`)
  },
  async keep(name, target) {
    const bytes = await files.read(name.replace(/^uploads\//, ""))
    // Deleted since the rows were read.
    if (!bytes) throw Object.assign(new Error("There is no such file any more."), { code: "ENOENT" })
    await writeFile(target, bytes, { mode: 0o600 })
  },
})
