import { randomUUID } from "node:crypto"
import { mkdir, open, readFile, rename, rm } from "node:fs/promises"
import path from "node:path"

/**
 * The store of uploaded files. Names are relative and made by us, such as 'images/ab/abcd-800.webp'; a file is written once and
 * never changed, so that it can be cached forever. Why this is not a package: docs/decisions/look-and-pictures.md.
 */
export type FileStore = {
  /** Resolves when the file would survive a power failure. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined if there is no such file. */
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** A missing file is no error. */
  remove(name: string): Promise<void>
}

/**
 * Files cannot be written or read at the moment, retries included. The message is for the log: it has no key and no file name.
 */
export class FilesUnavailable extends Error {
  override name = "FilesUnavailable"
}

/** @throws Error for a name that could lead out of the store */
export function checkFileName(name: string): string {
  if (!/^\w[\w-]*(\/\w[\w-]*)*\.\w+$/.test(name)) throw new Error("A file name that is none of ours")
  return name
}

/** The disk is full, over quota, or not writable. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO"])

/** Stores files in a local folder. */
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
        // Renamed into place, so that a file is complete or missing.
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        const { code } = error as NodeJS.ErrnoException
        throw code && noRoom.has(code)
          ? new FilesUnavailable(`The uploads cannot be written: ${code}.`)
          : error
      }
      // Flushes the directory entries as well: of the file in its folder, and of a new folder in its parent.
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
