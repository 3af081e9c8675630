import type { BackupRuns } from "./backup-runs.server.ts"
import type { InstanceFacts } from "./instance-facts.ts"

type MailHealth = { queued: number; dead: number; deferred: number; oldestQueuedAt: Date | null }

/** Facts that another instance reported within the last minutes. */
export type OtherInstance = Pick<
  InstanceFacts,
  "machine" | "version" | "secretMark" | "startedAt" | "clockAheadMs"
> & { freeBytes: number | null; diskBytes: number | null }

/** Data of the status page. */
export type Status = {
  instance: InstanceFacts
  /** Null while the database is down; nothing else can be read then. */
  database: { version: string; bytes: number; migrations: number; checksumFailures: number | null } | null
  /** Null if it cannot be read. */
  mail: (MailHealth & { lastSentAt: Date | null }) | null
  admins: { all: number; secured: number } | null
  others: OtherInstance[] | null
  backups: BackupRuns | null
  now: Date
}

/** The checks, most urgent first. The status page, metrics and mails to staff use this list. */
export const checkIds = [
  "database",
  "checksums",
  "unreadable",
  "disk",
  "backup",
  "migrations",
  "secrets",
  "versions",
  "clock",
  "around-proxy",
  "mail-slow",
  "mail-dead",
  "mail-held-back",
  "work-failed",
  "work-late",
] as const
export type CheckId = (typeof checkIds)[number]

/** `red` needs someone now, `warn` soon; `unknown` cannot be determined at present. */
export type CheckState = "ok" | "warn" | "red" | "unknown"
export type Check = { id: CheckId; state: CheckState; figures: Record<string, number> }

/** Parts of the setup that a public site should have. */
export type Gap = "backup" | "https" | "mail-server" | "proxy" | "second-admin" | "second-factor"

const minute = 60 * 1000
const hour = 60 * minute
const gigabyte = 1024 ** 3
/** Age of the oldest queued mail. At `warn` staff should check the mail server; at `red` someone misses a mail. */
const slowMs = { warn: 15 * minute, red: 60 * minute }
/** Each kind of work begins at least every hour. */
const lateMs = 120 * minute
/** Space for a few thousand pictures; the embedded database stops when the disk is full. */
const leastBytes = gigabyte
/** Warn before a disk is full: below a tenth of it, or below ten gigabytes on a large one. */
const scarce = { part: 0.1, bytes: 10 * gigabyte }
/** Codes of authenticator apps are valid for 30 seconds. */
const clockMs = { warn: 2_000, red: 30_000 }
/** A missed night may be made up for by day; after two nights someone has to look. */
const backupMs = { warn: 30 * hour, red: 50 * hour }
/** Two versions at once are an update; after this time it was not finished. */
const updateMs = 30 * minute

type Finding = Omit<Check, "id">

/** Results of all checks, in the order of `checkIds`. */
export function checkStatus(status: Status): Check[] {
  return checkIds.map((id) => ({ id, ...checks[id](status) }))
}

const checks: Record<CheckId, (status: Status) => Finding> = {
  database: ({ database }) => ({ state: database ? "ok" : "red", figures: { up: database ? 1 : 0 } }),
  checksums: ({ database }) =>
    judged(database?.checksumFailures, (failures) => ({
      state: failures > 0 ? "red" : "ok",
      figures: { failures },
    })),
  unreadable: ({ database, mail, admins, others, backups }) =>
    judged(database && [mail, admins, others, backups].filter((part) => part === null).length, (parts) => ({
      state: parts > 0 ? "red" : "ok",
      figures: { parts },
    })),
  disk: (status) => judged(scarcestDisk(status), checkDisk),
  backup: ({ instance, backups, now }) =>
    judged(instance.backups && backups, ({ last, lastGood }) => {
      const ageMs = waitedMs(lastGood?.startedAt ?? instance.startedAt, now)
      const state = last && last.outcome !== "good" ? "red" : above(ageMs, backupMs)
      const figures = lastGood && {
        age_seconds: ageMs / 1000,
        bytes: lastGood.bytes ?? 0,
        rows: lastGood.rowCount ?? 0,
        files: lastGood.fileCount ?? 0,
        restore_seconds: (lastGood.restoreMs ?? 0) / 1000,
      }
      return { state, figures: { good: last?.outcome === "good" ? 1 : 0, ...figures } }
    }),
  // A negative number: the database has migrations of a newer version, so an update is running.
  migrations: ({ database, instance }) =>
    judged(database && instance.migrations - database.migrations, (missing) => ({
      state: missing > 0 ? "red" : missing < 0 ? "warn" : "ok",
      figures: { missing },
    })),
  secrets: ({ instance, others }) =>
    judged(others?.filter(({ secretMark }) => secretMark !== instance.secretMark).length, (differing) => ({
      state: differing > 0 ? "red" : "ok",
      figures: { differing },
    })),
  versions: ({ instance, others, now }) =>
    judged(others && [instance, ...others], (all) => {
      const versions = new Set(all.map(({ version }) => version)).size
      const newest = Math.max(...all.map(({ startedAt }) => startedAt.getTime()))
      const isLeft = now.getTime() - newest > updateMs
      return {
        state: versions === 1 ? "ok" : isLeft ? "red" : "warn",
        figures: { instances: all.length, versions },
      }
    }),
  clock({ instance, others }) {
    const ahead = [instance, ...(others ?? [])].map(({ clockAheadMs }) => Math.abs(clockAheadMs))
    const ms = Math.max(...ahead)
    return { state: above(ms, clockMs), figures: { seconds: ms / 1000 } }
  },
  "around-proxy": ({ instance: { aroundProxy: connections } }) => ({
    state: connections > 0 ? "red" : "ok",
    figures: { connections },
  }),
  "mail-slow": ({ mail, now }) =>
    judged(mail && waitedMs(mail.oldestQueuedAt, now), (ms) => ({
      state: above(ms, slowMs),
      figures: { seconds: ms / 1000 },
    })),
  "mail-dead": ({ mail }) => judged(mail?.dead, warnOf("mails")),
  "mail-held-back": ({ mail }) => judged(mail?.deferred, warnOf("mails")),
  "work-failed": ({ instance }) =>
    warnOf("tasks")(instance.work.filter(({ lastRun }) => lastRun?.failed).length),
  "work-late": ({ instance: { work, startedAt }, now }) =>
    warnOf("tasks")(
      work.filter(({ lastRun }) => now.getTime() - (lastRun?.at ?? startedAt).getTime() > lateMs).length,
    ),
}

/** Unknown values have the state `unknown`. */
const judged = <Known>(known: Known | null | undefined, judge: (known: Known) => Finding): Finding =>
  known === null || known === undefined ? { state: "unknown", figures: {} } : judge(known)

const above = (value: number, bounds: { warn: number; red: number }): CheckState =>
  value > bounds.red ? "red" : value > bounds.warn ? "warn" : "ok"

const warnOf =
  (figure: string) =>
  (count: number): Finding => ({ state: count > 0 ? "warn" : "ok", figures: { [figure]: count } })

const waitedMs = (since: Date | null, now: Date) => (since ? Math.max(0, now.getTime() - since.getTime()) : 0)

type Disk = { freeBytes: number; diskBytes: number }

/** The disk of all instances with the least free space. */
function scarcestDisk({ instance, others }: Status): Disk | undefined {
  return [instance.uploads, ...(others ?? [])]
    .filter((disk): disk is typeof disk & Disk => disk.freeBytes !== null && disk.diskBytes !== null)
    .sort((one, other) => one.freeBytes - other.freeBytes)[0]
}

function checkDisk({ freeBytes, diskBytes }: Disk): Finding {
  const isScarce = freeBytes < scarce.bytes && freeBytes < diskBytes * scarce.part
  const state = freeBytes < leastBytes ? "red" : isScarce ? "warn" : "ok"
  return { state, figures: { free_bytes: freeBytes, bytes: diskBytes } }
}

/** Setup steps that are left. */
export function listGaps({ instance: { setup, backups }, admins }: Status): Gap[] {
  const gaps: Record<Gap, boolean> = {
    backup: backups === null,
    https: !setup.isHttps,
    "mail-server": !setup.sendsMail,
    proxy: setup.trustedProxies === 0,
    "second-admin": admins !== null && admins.all < 2,
    "second-factor": admins !== null && admins.secured < admins.all,
  }
  return (Object.keys(gaps) as Gap[]).filter((name) => gaps[name])
}
