import { data } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { FilesUnavailable } from "./file-store.server.ts"

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
