import { data } from "react-router"
import { FilesUnavailable } from "../files/file-store.server.ts"
import type { Log } from "../log/log.ts"
import { isDatabaseUnavailable, sqlState } from "./client.server.ts"

/** Runs the queries of a page; while the database or the file store is down the page responds 503 with Retry-After. */
export async function orUnavailable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    throw data(null, { status: 503, headers: { "Retry-After": "10" } })
  }
}

/** Returns whether the error is temporary and not a bug: the database or the file store is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || error instanceof FilesUnavailable
}

export function notFound(): never {
  throw data(null, { status: 404 })
}

/** The parts that failed last time: one log line per page would hide all others. */
const failing = new Set<string>()

/**
 * Reads a part that the page can do without: a damaged table must not break more than its own part.
 *
 * @param part name for the log; logged once until it can be read again
 * @returns null if it cannot be read. Throws if the database is unavailable, because then all other reads fail too
 */
export async function readPart<T>(log: Log, part: string, read: () => Promise<T>): Promise<T | null> {
  try {
    const found = await read()
    failing.delete(part)
    return found
  } catch (error) {
    // A disk error for one file (58030) does not mean that the database is down.
    if (isUnavailable(error) && !sqlState(error)?.startsWith("58")) throw error
    if (!failing.has(part)) log.error("part.failed", error, { part })
    failing.add(part)
    return null
  }
}
