/** Facts about one running process and its machine. */
export type InstanceFacts = {
  /** Id of this process, new at each start. */
  id: string
  /** Machine and process identify an instance. */
  machine: string
  process: number
  version: string
  node: string
  startedAt: Date
  /** As text for staff, without a password. */
  database: { isEmbedded: boolean; where: string }
  /** Number of migrations in this version. */
  migrations: number
  /** `freeBytes` and `diskBytes`, of the disk with the data folder, are null if the files are in a bucket. */
  uploads: { where: string; freeBytes: number | null; diskBytes: number | null }
  /** Where the site stores its own backups; null if it makes none. */
  backups: { where: string } | null
  /** Fingerprint of the secret: differs between secrets and does not reveal them. */
  secretMark: string
  /** How far the machine's clock is ahead of the database's. */
  clockAheadMs: number
  /** Page cache counters; null if pages are not cached. */
  pages: { hits: number; misses: number; pages: number; bytes: number } | null
  /** Number of connections from the public network that bypassed the trusted proxies. */
  aroundProxy: number
  work: { name: WorkName; lastRun: { at: Date; failed: boolean } | null }[]
  setup: { isHttps: boolean; sendsMail: boolean; trustedProxies: number }
}

/** Background work. */
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
