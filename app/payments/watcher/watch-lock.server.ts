import type pg from "pg"

/** Arbitrary, but different from other advisory locks of this database. */
const watchLock = 7_111_120

/**
 * Ensures that only one instance watches. This is a session lock: PostgreSQL releases it as soon as the process ends,
 * however it ends (docs/decisions/payments.md). Without it nothing wrong would be stored, but endpoints would be polled twice.
 */
export function createWatchLock(pool: pg.Pool) {
  let session: pg.PoolClient | undefined
  const lose = (error?: Error) => {
    const lost = session
    session = undefined
    // A connection that may hold the lock must not return to the pool.
    lost?.release(error ?? true)
  }
  return {
    /** @returns whether this instance holds the lock, perhaps since before */
    async take(): Promise<boolean> {
      if (session) return true
      const client = await pool.connect()
      try {
        // Detects a vanished machine within 30 s instead of hours.
        await client.query(
          "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4",
        )
        const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
          watchLock,
        ])
        if (!rows[0]?.taken) {
          client.release()
          return false
        }
      } catch (error) {
        client.release(error as Error)
        throw error
      }
      session = client
      client.on("error", lose)
      client.on("end", lose)
      return true
    },
    async giveUp(): Promise<void> {
      const client = session
      if (!client) return
      try {
        await client.query("select pg_advisory_unlock($1)", [watchLock])
      } catch {
        // The session has ended, and its lock with it.
        return lose()
      }
      if (session !== client) return
      session = undefined
      client.off("error", lose)
      client.off("end", lose)
      client.release()
    },
  }
}
