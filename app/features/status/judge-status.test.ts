import { describe, expect, test } from "vitest"
import { bytesText } from "./bytes-text.ts"
import { type InstanceFacts, workNames } from "./instance-facts.ts"
import { judgeStatus, type Status } from "./judge-status.ts"

const now = new Date("2026-05-01T12:00:00Z")
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const gigabyte = 1024 ** 3

function status(given: Partial<Status> = {}, instance: Partial<InstanceFacts> = {}): Status {
  return {
    now,
    database: { version: "18.4", bytes: 1000, migrations: 8 },
    mail: { queued: 0, dead: 0, oldestQueuedAt: null, lastSentAt: null },
    admins: { all: 2, secured: 2 },
    instance: {
      name: "one",
      version: "1",
      node: "24",
      startedAt: ago(600),
      database: { isEmbedded: true, where: "data" },
      migrations: 8,
      uploads: { where: "data", freeBytes: 20 * gigabyte },
      pages: null,
      work: workNames.map((name) => ({ name, lastRun: { at: ago(30), failed: false } })),
      setup: { isHttps: true, sendsMail: true, trustedProxies: 1 },
      ...instance,
    },
    ...given,
  }
}

describe("the status of the site", () => {
  test("asks for nobody when all is well", () => {
    expect(judgeStatus(status())).toEqual({ troubles: [], gaps: [] })
  })

  test("names a mail that waits for long, and not one that was just written", () => {
    const mail = { queued: 1, dead: 0, lastSentAt: null }
    expect(judgeStatus(status({ mail: { ...mail, oldestQueuedAt: ago(14) } })).troubles).toEqual([])
    expect(judgeStatus(status({ mail: { ...mail, oldestQueuedAt: ago(16) } })).troubles).toEqual([
      "mail-slow",
    ])
  })

  test("names a full disk, and says nothing where the space is not known", () => {
    const uploads = { where: "data", freeBytes: gigabyte - 1 }
    expect(judgeStatus(status({}, { uploads })).troubles).toEqual(["disk"])
    expect(judgeStatus(status({}, { uploads: { ...uploads, freeBytes: null } })).troubles).toEqual([])
  })

  test("names work that failed, and work that has not begun for two hours", () => {
    const work = (at: Date, failed: boolean) => [{ name: "mails" as const, lastRun: { at, failed } }]
    expect(judgeStatus(status({}, { work: work(ago(1), true) })).troubles).toEqual(["work-failed"])
    expect(judgeStatus(status({}, { work: work(ago(121), false) })).troubles).toEqual(["work-late"])
    const never = { work: [{ name: "mails" as const, lastRun: null }] }
    expect(judgeStatus(status({}, never)).troubles).toEqual(["work-late"])
    expect(judgeStatus(status({}, { ...never, startedAt: ago(5) })).troubles).toEqual([])
  })

  test("names tables of another version and mails that were given up", () => {
    const database = { version: "18.4", bytes: 1, migrations: 7 }
    const mail = { queued: 0, dead: 1, oldestQueuedAt: null, lastSentAt: null }
    expect(judgeStatus(status({ database, mail })).troubles).toEqual(["migrations", "mail-dead"])
  })

  test("names everything that is left to set up", () => {
    const setup = { isHttps: false, sendsMail: false, trustedProxies: 0 }
    expect(judgeStatus(status({ admins: { all: 1, secured: 0 } }, { setup })).gaps).toEqual([
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
])("%i bytes are written '%s'", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
