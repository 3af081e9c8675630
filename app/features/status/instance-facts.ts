/** What one running process knows of itself and its machine. */
export type InstanceFacts = {
  /** Tells several instances apart: machine and process. */
  name: string
  version: string
  node: string
  startedAt: Date
  /** In words for staff, without a password. */
  database: { isEmbedded: boolean; where: string }
  /** How many migrations this version brings. */
  migrations: number
  /** `freeBytes` is null where that is not ours to know. */
  uploads: { where: string; freeBytes: number | null }
  /** Null where pages are not kept. */
  pages: { hits: number; misses: number; pages: number; bytes: number } | null
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
  "subscriptions",
  "mails",
] as const
export type WorkName = (typeof workNames)[number]
