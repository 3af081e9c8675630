import type { InstanceFacts } from "./instance-facts.ts"

export type MailHealth = { queued: number; dead: number; oldestQueuedAt: Date | null }

/** Everything the page shows. */
export type Status = {
  instance: InstanceFacts
  database: { version: string; bytes: number; migrations: number }
  mail: MailHealth & { lastSentAt: Date | null }
  admins: { all: number; secured: number }
  now: Date
}

/** What is wrong now. */
export type Trouble = "migrations" | "disk" | "mail-slow" | "mail-dead" | "work-failed" | "work-late"
/** What is not set up as a site for everybody should be. */
export type Gap = "https" | "mail-server" | "proxy" | "second-admin" | "second-factor"

/** A mail server that is away for so long is worth a look. */
const slowMs = 15 * 60 * 1000
/** Each work begins at least every hour. */
const lateMs = 2 * 60 * 60 * 1000
/** A few thousand pictures; the embedded database stops when there is nothing left. */
const leastBytes = 1024 ** 3

/** What asks for somebody, the most urgent first. */
export function judgeStatus({ instance, database, mail, admins, now }: Status): {
  troubles: Trouble[]
  gaps: Gap[]
} {
  const { uploads, work, setup, startedAt } = instance
  const since = (at: Date) => now.getTime() - at.getTime()
  const troubles: Record<Trouble, boolean> = {
    disk: uploads.freeBytes !== null && uploads.freeBytes < leastBytes,
    migrations: database.migrations !== instance.migrations,
    "mail-slow": mail.oldestQueuedAt !== null && since(mail.oldestQueuedAt) > slowMs,
    "mail-dead": mail.dead > 0,
    "work-failed": work.some(({ lastRun }) => lastRun?.failed),
    "work-late": work.some(({ lastRun }) => since(lastRun?.at ?? startedAt) > lateMs),
  }
  const gaps: Record<Gap, boolean> = {
    https: !setup.isHttps,
    "mail-server": !setup.sendsMail,
    proxy: setup.trustedProxies === 0,
    "second-admin": admins.all < 2,
    "second-factor": admins.secured < admins.all,
  }
  const those = <Name extends string>(all: Record<Name, boolean>) =>
    (Object.keys(all) as Name[]).filter((name) => all[name])
  return { troubles: those(troubles), gaps: those(gaps) }
}
