import { type Database, isDatabaseUnavailable } from "./client.server.ts"

/** The pause before the next query to a database that did not answer. */
const pauseMs = 1000
/** The longest wait of a page; after it the page shows the last known value. */
const patienceMs = 500

type Known<T> = {
  value: T
  /** In the callers' clock, in ms. */
  readAt: number
  freshFor: number
  reading?: Promise<{ error?: unknown }>
  /** A read that has exceeded the wait once is not waited for again. */
  isSlow: boolean
}

/**
 * A read for pages that work without it, such as text pages. While the database is down or does not answer they get the last
 * known value.
 *
 * @param first the value before the first read
 * @param freshMs how long a value is cached in this process, in ms; 0: until the next call
 */
export function createKnownRead<T>(
  first: T,
  freshMs: number,
  readNow: (db: Database, now: Date) => Promise<T>,
) {
  const known = new WeakMap<object, Known<T>>()

  async function read(db: Database, one: Known<T>, now: Date): Promise<{ error?: unknown }> {
    const done = (freshFor: number) =>
      Object.assign(one, { readAt: now.getTime(), freshFor, reading: undefined, isSlow: false })
    try {
      one.value = await readNow(db, now)
      done(freshMs)
      return {}
    } catch (error) {
      done(pauseMs)
      return isDatabaseUnavailable(error) ? {} : { error }
    }
  }

  return {
    async get(db: Database, now: Date): Promise<T> {
      const key = db.cacheKey ?? db
      const one: Known<T> = known.get(key) ?? { value: first, readAt: 0, freshFor: 0, isSlow: false }
      known.set(key, one)
      const age = now.getTime() - one.readAt
      if (age < 0 || age >= one.freshFor) {
        one.reading ??= read(db, one, now)
        const result = one.isSlow ? undefined : await withPatience(one.reading)
        if (!result) one.isSlow = true
        if (result?.error) throw result.error
      }
      return (known.get(key) ?? one).value
    },
    /** Call after each change: the next page of this process reads the new value. */
    forget(db: Database): void {
      const key = db.cacheKey ?? db
      const one = known.get(key)
      // A read started before the change may be stale: its waiting callers still get it, but it is not cached.
      if (one) known.set(key, { value: one.value, readAt: 0, freshFor: 0, isSlow: false })
    },
  }
}

async function withPatience<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined)
  })
  const first = await Promise.race([reading, late])
  clearTimeout(timer)
  return first
}
