import { beforeEach, expect, test } from "vitest"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { redChecks } from "#app/lib/db/schema.ts"
import type { MailTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { adminStatus } from "#content/en/admin-status.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { whileRefusing } from "#test/refusing.ts"
import type { Status } from "./checks.ts"
import { statusOf } from "./test-support.ts"
import { createWatch } from "./watch.server.ts"

const database = useDatabase()
const sentences = adminStatus.troubles.list
const well = statusOf()
const full = statusOf({}, { uploads: { where: "data", freeBytes: 0, diskBytes: 1e12 } })

beforeEach(async () => {
  await database.db.delete(redChecks)
})

/** One instance, and the mails that it sends directly. */
function watching({
  refuses = (): boolean => false,
  db = database.db,
  listStaff = async () => ["ada@guap.example"],
} = {}) {
  const sent: { to: string[]; subject: string; text: string }[] = []
  const transport: MailTransport = {
    kind: "server",
    describe: "a test's",
    async send({ to, subject, text }) {
      if (refuses()) throw new Error("421 not now")
      sent.push({ to, subject, text })
    },
    close() {},
  }
  const look = createWatch({
    db,
    mailer: { transport, from: "site@guap.example", domain: "guap.example" },
    log: silentLog,
    publicUrl: "https://guap.example",
    listStaff,
  })
  return {
    sent,
    async sees(...statuses: Status[]) {
      for (const status of statuses) await look(status)
    },
  }
}

test("two red results in a row cause one alert with advice, and one mail after recovery", async () => {
  const { sent, sees } = watching()
  await sees(well, full)
  expect(sent).toEqual([])
  await sees(full)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.to).toEqual(["ada@guap.example"])
  expect(sent[0]?.subject).toBe("1 problem on the site needs attention now")
  expect(sent[0]?.text).toContain(sentences.disk.text)
  expect(sent[0]?.text).toContain(sentences.disk.advice)
  expect(sent[0]?.text).toContain("https://guap.example/admin/status")
  await sees(full, full, well)
  expect(sent).toHaveLength(1)
  await sees(well)
  expect(sent[1]?.subject).toBe("1 problem on the site is resolved")
  expect(sent[1]?.text).toContain(sentences.disk.text)
  await sees(well, well)
  expect(sent).toHaveLength(2)
  await sees(full, full)
  expect(sent).toHaveLength(3)
})

test("an ok or unknown result in between causes no alert", async () => {
  const { sent, sees } = watching()
  const unknown = statusOf({}, { uploads: { where: "bucket", freeBytes: null, diskBytes: null } })
  await sees(full, well, full, well, unknown, unknown)
  expect(sent).toEqual([])
})

test("one of several instances sends the alert, and one that starts later does not repeat it", async () => {
  const instances = [watching(), watching(), watching()]
  for (const { sees } of instances) await sees(full)
  await Promise.all(instances.map(({ sees }) => sees(full)))
  const started = watching()
  await started.sees(full, full)
  const sent = () => [...instances, started].flatMap((instance) => instance.sent)
  expect(sent()).toHaveLength(1)
  await Promise.all([...instances, started].map(({ sees }) => sees(well, well)))
  const subjects = sent().filter(({ subject }) => subject.includes("resolved"))
  expect(subjects).toHaveLength(1)
})

test("an alert that the mail server refuses is sent again at the next check", async () => {
  let isDown = true
  const { sent, sees } = watching({ refuses: () => isDown })
  await sees(full, full, full)
  expect(sent).toEqual([])
  expect(await database.db.select().from(redChecks)).toEqual([])
  isDown = false
  await sees(full, full)
  expect(sent).toHaveLength(1)
})

test("an alert is sent once even if a full disk prevents recording it", async () => {
  const { sent, sees } = watching()
  await whileRefusing(database.db, "red_checks", "53100", async () => {
    await sees(full, full, full)
  })
  expect(sent).toHaveLength(1)
  await sees(well, well)
  expect(sent.map(({ subject }) => subject)).toEqual([
    "1 problem on the site needs attention now",
    "1 problem on the site is resolved",
  ])
})

test("if the database is down, the staff addresses read last are alerted", async () => {
  const lost = connectDatabase({ host: "/nowhere", database: "none" }, silentLog)
  const away = statusOf({ database: null, mail: null, admins: null, others: null, backups: null })
  let asked = 0
  const listStaff = async () => {
    if (asked++ > 0) throw Object.assign(new Error("gone"), { code: "ECONNREFUSED" })
    return ["grace@guap.example"]
  }
  const { sent, sees } = watching({ db: lost.db, listStaff })
  await sees(well, away, away, away)
  expect(sent.map(({ to }) => to)).toEqual([["grace@guap.example"]])
  expect(sent[0]?.text).toContain(sentences.database.text)
  await lost.close()
})
