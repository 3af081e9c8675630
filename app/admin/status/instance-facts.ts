/** What one running process knows of itself and its machine. */
export type InstanceFacts = {
  /** Of this process, made anew at each start. */
  id: string
  /** Machine and process tell several instances apart. */
  machine: string
  process: number
  version: string
  node: string
  startedAt: Date
  /** In words for staff, without a password. */
  database: { isEmbedded: boolean; where: string }
  /** How many migrations this version brings. */
  migrations: number
  /** `freeBytes` and `diskBytes`, of the disk with the data folder, are null where that is not ours to know. */
  uploads: { where: string; freeBytes: number | null; diskBytes: number | null }
  /** Where the site keeps its own backups; null where it makes none. */
  backups: { where: string } | null
  /** Tells two secrets apart, and no secret. */
  secretMark: string
  /** How far the machine's clock is ahead of the database's. */
  clockAheadMs: number
  /** Null where pages are not kept. */
  pages: { hits: number; misses: number; pages: number; bytes: number } | null
  /** How many connections came from the public network, past the proxies that are trusted. */
  aroundProxy: number
  work: { name: WorkName; lastRun: { at: Date; failed: boolean } | null }[]
  setup: { isHttps: boolean; sendsMail: boolean; trustedProxies: number }
}

/** What goes on by itself. */
export const workNames = [
  "reminders",
  "rate-limits",
  "articles",
  "events",
  "messages",
  "images",
  "imports",
  "subscriptions",
  "freshness",
  "questions",
  "mails",
  "networks",
  "counters",
  "search-terms",
] as const
export type WorkName = (typeof workNames)[number]
