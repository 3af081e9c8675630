import { data } from "react-router"
import { FilesUnavailable } from "../files/file-store.server.ts"
import type { Log } from "../log/log.ts"
import { isDatabaseUnavailable, sqlState } from "./client.server.ts"

/** Runs the work of a page; while the database or the file store is away the page answers 503 and asks to come back, instead of failing. */
export async function orUnavailable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    throw data(null, { status: 503, headers: { "Retry-After": "10" } })
  }
}

/** Whether it is not our mistake, and passes: what a page stands on is away. */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || error instanceof FilesUnavailable
}

export function notFound(): never {
  throw data(null, { status: 404 })
}

/** What could not be read last time; a line for each page would bury the others. */
const failing = new Set<string>()

/**
 * Reads one part of a page that is of use without it: a damaged table must not take more away than what is in it.
 *
 * @param part for the log, once until it can be read again
 * @returns null when it cannot be read. A database that is away is thrown on: then nothing else can be read either
 */
export async function readPart<T>(log: Log, part: string, read: () => Promise<T>): Promise<T | null> {
  try {
    const found = await read()
    failing.delete(part)
    return found
  } catch (error) {
    // A disk that gives an error for one file (58030) is no database that is away.
    if (isUnavailable(error) && !sqlState(error)?.startsWith("58")) throw error
    if (!failing.has(part)) log.error("part.failed", error, { part })
    failing.add(part)
    return null
  }
}
