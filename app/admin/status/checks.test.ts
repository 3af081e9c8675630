import { describe, expect, test } from "vitest"
import type { BackupRun } from "./backup-runs.server.ts"
import { bytesText } from "./bytes-text.ts"
import { checkIds, checkStatus, listGaps, type OtherInstance, type Status } from "./checks.ts"
import { ago, gigabyte, goodBackup, statusOf as status } from "./test-support.ts"

const mail = { queued: 0, dead: 0, deferred: 0, oldestQueuedAt: null, lastSentAt: null }
const other = (given: Partial<OtherInstance> = {}): OtherInstance => {
  const { machine, version, secretMark, startedAt, clockAheadMs } = status().instance
  return { machine, version, secretMark, startedAt, clockAheadMs, freeBytes: null, diskBytes: null, ...given }
}

/** Checks that are not ok, with their state. */
const found = (of: Status) =>
  Object.fromEntries(checkStatus(of).flatMap(({ id, state }) => (state === "ok" ? [] : [[id, state]])))

describe("the status of the site", () => {
  test("needs no action if all is well, and runs every check", () => {
    expect(found(status())).toEqual({})
    expect(checkStatus(status()).map(({ id }) => id)).toEqual([...checkIds])
    expect(listGaps(status())).toEqual([])
  })

  test("reports a database that is down, and the checks that need it as unknown", () => {
    const away = found(status({ database: null, mail: null, admins: null, others: null, backups: null }))
    expect(away).toMatchObject({ database: "red", checksums: "unknown", "mail-slow": "unknown" })
    expect(Object.keys(away)).not.toContain("disk")
  })

  test.each([
    [14, {}],
    [16, { "mail-slow": "warn" }],
    [61, { "mail-slow": "red" }],
  ])("reports a mail queued for %i minutes: %o", (minutes, expected) => {
    expect(found(status({ mail: { ...mail, oldestQueuedAt: ago(minutes) } }))).toEqual(expected)
  })

  test("reports mails deferred by the cap, and mails given up", () => {
    expect(found(status({ mail: { ...mail, deferred: 3 } }))).toEqual({ "mail-held-back": "warn" })
    expect(found(status({ mail: { ...mail, dead: 1 } }))).toEqual({ "mail-dead": "warn" })
  })

  test("reports damaged pages, and checksums that cannot be read", () => {
    const checksums = (checksumFailures: number | null) =>
      found(status({ database: { version: "18.4", bytes: 1, migrations: 8, checksumFailures } }))
    expect(checksums(1)).toEqual({ checksums: "red" })
    expect(checksums(null)).toEqual({ checksums: "unknown" })
    expect(found(status({ mail: null }))).toMatchObject({ unreadable: "red" })
    expect(found(status({ admins: null }))).toEqual({ unreadable: "red" })
  })

  test.each([
    [gigabyte - 1, 20 * gigabyte, { disk: "red" }],
    [1.5 * gigabyte, 20 * gigabyte, { disk: "warn" }],
    [2.5 * gigabyte, 20 * gigabyte, {}],
    // A tenth of a large disk is more than enough.
    [11 * gigabyte, 1000 * gigabyte, {}],
    [9 * gigabyte, 1000 * gigabyte, { disk: "warn" }],
  ])("with %i bytes free of %i the disk is %o, on any machine", (freeBytes, diskBytes, expected) => {
    expect(found(status({}, { uploads: { where: "data", freeBytes, diskBytes } }))).toEqual(expected)
    expect(found(status({ others: [other({ freeBytes, diskBytes })] }))).toEqual(expected)
  })

  test("reports the disk as unknown if the files are in a bucket", () => {
    const uploads = { where: "bucket", freeBytes: null, diskBytes: null }
    expect(found(status({}, { uploads }))).toEqual({ disk: "unknown" })
  })

  test("reports work that failed, and work that has not begun for two hours", () => {
    const work = (at: Date, failed: boolean) => [{ name: "mails" as const, lastRun: { at, failed } }]
    expect(found(status({}, { work: work(ago(1), true) }))).toEqual({ "work-failed": "warn" })
    expect(found(status({}, { work: work(ago(121), false) }))).toEqual({ "work-late": "warn" })
    const never = { work: [{ name: "mails" as const, lastRun: null }] }
    expect(found(status({}, never))).toEqual({ "work-late": "warn" })
    expect(found(status({}, { ...never, startedAt: ago(5) }))).toEqual({})
  })

  test("reports missing migrations as red, and those of a newer version as a warning", () => {
    const migrations = (count: number) =>
      found(status({ database: { version: "18.4", bytes: 1, migrations: count, checksumFailures: 0 } }))
    expect(migrations(7)).toEqual({ migrations: "red" })
    expect(migrations(9)).toEqual({ migrations: "warn" })
  })

  test("reports instances whose secrets differ", () => {
    expect(found(status({ others: [other()] }))).toEqual({})
    expect(found(status({ others: [other({ secretMark: "another" })] }))).toEqual({ secrets: "red" })
  })

  test("reports two versions as an update at first, and later as one that was not finished", () => {
    const newer = (minutes: number) => [other({ version: "2", startedAt: ago(minutes) })]
    expect(found(status({ others: newer(29) }))).toEqual({ versions: "warn" })
    expect(found(status({ others: newer(31) }))).toEqual({ versions: "red" })
  })

  test.each([
    [1_900, {}],
    [-2_100, { clock: "warn" }],
    [31_000, { clock: "red" }],
  ])("reports a clock that is %i ms ahead: %o", (clockAheadMs, expected) => {
    expect(found(status({}, { clockAheadMs }))).toEqual(expected)
    expect(found(status({ others: [other({ clockAheadMs })] }))).toEqual(expected)
  })

  test("reports connections that bypass the proxy", () => {
    expect(found(status({}, { aroundProxy: 1 }))).toEqual({ "around-proxy": "red" })
  })

  test("reports a backup that failed, that lacked disk space, or that is older than two nights", () => {
    const runs = (last: BackupRun | null, lastGood: BackupRun | null) =>
      found(status({ backups: { last, lastGood, lastAttempt: null } }))
    const good = (hours: number) => goodBackup({ startedAt: ago(hours * 60) })
    expect(runs(good(29), good(29))).toEqual({})
    expect(runs(good(31), good(31))).toEqual({ backup: "warn" })
    expect(runs(good(51), good(51))).toEqual({ backup: "red" })
    for (const outcome of ["failed", "no-room"] as const)
      expect(runs(goodBackup({ outcome }), good(5))).toEqual({ backup: "red" })
    // No backup yet, on a site that has run for ten hours.
    expect(runs(null, null)).toEqual({})
  })

  test("recommends backups if the site makes none by itself", () => {
    expect(found(status({}, { backups: null }))).toEqual({ backup: "unknown" })
    expect(listGaps(status({}, { backups: null }))).toEqual(["backup"])
  })

  test("lists everything that is left to set up", () => {
    const setup = { isHttps: false, sendsMail: false, trustedProxies: 0 }
    expect(listGaps(status({ admins: { all: 1, secured: 0 } }, { setup }))).toEqual([
      "https",
      "mail-server",
      "proxy",
      "second-admin",
      "second-factor",
    ])
  })
})

test.each([
  [0, "0 byte"],
  [1023, "1,023 byte"],
  [1536, "1.5 kB"],
  [5 * gigabyte, "5 GB"],
  [1024 ** 5, "1,024 TB"],
])("%i bytes are formatted as '%s'", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
