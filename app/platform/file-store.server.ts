import { randomUUID } from "node:crypto"
import { mkdir, open, readFile, rename, rm } from "node:fs/promises"
import path from "node:path"

/**
 * Where uploaded files live. Names are relative, such as 'images/ab/abcd-800.webp', and made by us: a file is written
 * once and never changed, so that it can be cached for ever. Why this is not a package: docs/decisions/0012-pictures.md.
 */
export type FileStore = {
  /** Done when the file would survive a power cut. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** A file that is not there counts as removed. */
  remove(name: string): Promise<void>
}

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^\w[\w-]*(\/\w[\w-]*)*\.\w+$/.test(name)) throw new Error("A file name that is none of ours")
    return path.join(folder, name)
  }
  return {
    async write(name, bytes) {
      const target = pathOf(name)
      const parent = path.dirname(target)
      await mkdir(parent, { recursive: true })
      const draft = `${target}.${randomUUID()}`
      try {
        await flushed(draft, "wx", bytes)
        // Under its name there is a whole file or none.
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      // The names as well: of the file in its folder, and of a new folder in the one above.
      for (const named of [parent, path.dirname(parent)]) await flushed(named, "r")
    },
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
        throw error
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

async function flushed(target: string, flags: string, bytes?: Uint8Array): Promise<void> {
  const file = await open(target, flags)
  try {
    if (bytes) await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
