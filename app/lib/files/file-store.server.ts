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

/** Files cannot be written or read at this moment, tried again or not. Its text is for the log: no key, no name of a file. */
export class FilesUnavailable extends Error {
  override name = "FilesUnavailable"
}

/** @throws Error for a name that could lead out of the store */
export function checkFileName(name: string): string {
  if (!/^\w[\w-]*(\/\w[\w-]*)*\.\w+$/.test(name)) throw new Error("A file name that is none of ours")
  return name
}

/** The disk is full, over its quota, or cannot be written at all. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO"])

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, checkFileName(name))
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
        const { code } = error as NodeJS.ErrnoException
        throw code && noRoom.has(code)
          ? new FilesUnavailable(`The uploads cannot be written: ${code}.`)
          : error
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
