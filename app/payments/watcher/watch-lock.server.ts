import type pg from "pg"

/** Any number; it only has to differ from other advisory locks of this database. */
const watchLock = 7_111_120

/**
 * Sees to it that one instance watches. The lock is one of the session's: PostgreSQL gives it to another the moment that the
 * process ends, however it ends (decision 65). Nothing wrong would be stored without it, but endpoints would be asked twice.
 */
export function createWatchLock(pool: pg.Pool) {
  let session: pg.PoolClient | undefined
  const lose = (error?: Error) => {
    const lost = session
    session = undefined
    // A connection that may hold a lock does not go back into the pool.
    lost?.release(error ?? true)
  }
  return {
    /** @returns whether it is ours, which it may have been before */
    async take(): Promise<boolean> {
      if (session) return true
      const client = await pool.connect()
      try {
        // A machine that vanished from the network is noticed in half a minute, instead of in hours.
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
        // Ended, the session has no lock either.
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
