import { lstatSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { dirname } from "node:path"
import { syncFolder } from "./initdb.ts"

const draftOf = (entry: string) => `${entry}.link`

/**
 * Moves a cluster within a file system and leaves a link to it. The link is made first, under another name: if the process is
 * killed in between, finishMove uses it to find the cluster.
 *
 * @param entry <dataDir>/postgres, which no server uses
 */
export function moveCluster(entry: string, target: string): void {
  const draft = draftOf(entry)
  symlinkSync(target, draft)
  syncFolder(dirname(entry))
  try {
    renameSync(entry, target)
  } catch (error) {
    rmSync(draft)
    throw error
  }
  renameSync(draft, entry)
  for (const folder of [dirname(target), dirname(entry)]) syncFolder(folder)
}

/** Completes an interrupted move, or discards one that had not begun. Call before looking for the cluster. */
export function finishMove(entry: string): void {
  const draft = draftOf(entry)
  const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined
  if (!isThere(draft)) return
  if (isThere(entry)) rmSync(draft)
  else renameSync(draft, entry)
  syncFolder(dirname(entry))
}
