import { data } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"

/** Runs the reads of a page; while the database is away the page answers 503 and asks to come back, instead of failing. */
export async function orUnavailable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    throw data(null, { status: 503, headers: { "Retry-After": "10" } })
  }
}

export function notFound(): never {
  throw data(null, { status: 404 })
}
