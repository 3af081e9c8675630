import { type Database, isDatabaseUnavailable } from "./client.server.ts"

/** The pause before a database that did not answer is asked again. */
const pauseMs = 1000
/** No page waits longer: it shows what was known last. */
const patienceMs = 500

type Known<T> = {
  value: T
  /** On the clock of the callers. */
  readAt: number
  freshFor: number
  reading?: Promise<{ error?: unknown }>
  /** A read that has outlasted somebody's patience is not waited for again. */
  isSlow: boolean
}

/**
 * A read for pages that are of use without it, such as pages of text. While the database is away or does not answer they get what
 * was known last.
 *
 * @param first what is known before the first read
 * @param freshMs how long what was read counts, in this process; 0: until somebody asks again
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
    /** Call after each change: the next page of this process reads it. */
    forget(db: Database): void {
      const key = db.cacheKey ?? db
      const one = known.get(key)
      // A read that began before the change may not know it: it goes on for whoever waits for it, and is not kept.
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
