import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { findDirectoryStage } from "./directory-stage.server.ts"
import {
  changeAnnouncement,
  changeDirectoryStage,
  changeLinks,
  changeStaffMail,
  findAnnouncement,
  findLinks,
  findStaffMail,
  findStage,
  listStaffAddresses,
} from "./settings.server.ts"
import { setDirectoryStage } from "./test-support.ts"

const database = useDatabase()
const grace = { id: "grace", name: "Grace" }
const start = new Date("2026-05-01T12:00:00Z")
const publicUrl = "https://guap.example"
beforeEach(() => database.db.delete(settings))

const history = () => listAudit(database.db, "setting", "directory-stage")

test("a new installation shows the preview stage", async () => {
  expect(await findDirectoryStage(database.db)).toBe("preview")
})

test("a chosen stage is stored, and the audit log names person and time", async () => {
  const entriesBefore = (await history()).length
  for (const stage of ["coming-soon", "live"] as const) {
    await setDirectoryStage(database.db, stage, grace, start)
    expect(await findDirectoryStage(database.db)).toBe(stage)
  }
  const entries = await history()
  expect(entries).toHaveLength(entriesBefore + 2)
  expect(entries[0]).toMatchObject({
    at: start,
    actor: "Grace",
    action: "settings.directory-stage-changed",
    details: { stage: "live", before: "coming-soon" },
  })
  expect(await database.db.select().from(settings)).toEqual([
    { key: "directory-stage", value: "live", updatedAt: new Date(start.getTime() + 1) },
  ])
})

test("a concurrent change is not overwritten, and saving the same stage changes nothing", async () => {
  const { version } = await findStage(database.db)
  const change = { version, by: grace, now: start }
  expect(await changeDirectoryStage(database.db, "live", change)).toEqual({ kind: "saved" })
  expect(await changeDirectoryStage(database.db, "coming-soon", change)).toEqual({
    kind: "changed-meanwhile",
  })
  const stored = await findStage(database.db)
  expect(stored.stage).toBe("live")
  const entries = await history()
  await setDirectoryStage(database.db, "live", grace, new Date(start.getTime() + 60_000))
  expect([await findStage(database.db), await history()]).toEqual([stored, entries])
})

test("a change that cannot be logged is not made", async () => {
  await setDirectoryStage(database.db, "coming-soon", grace, start)
  await database.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before insert on audit_log for each row execute function refuse()`),
  )
  await expect(setDirectoryStage(database.db, "live", grace, start)).rejects.toThrow()
  await database.db.execute(sql.raw("drop function refuse cascade"))
  expect(await findDirectoryStage(database.db)).toBe("coming-soon")
})

test("an unknown stored stage counts as preview", async () => {
  await database.db.insert(settings).values({ key: "directory-stage", value: "open", updatedAt: start })
  expect(await findDirectoryStage(database.db)).toBe("preview")
})

test("a database that was never reachable causes an error", async () => {
  const nobody = connectDatabase("postgres://nobody@127.0.0.1:1/none", silentLog)
  await expect(findDirectoryStage(nobody.db)).rejects.toThrow()
  await nobody.close()
})

describe("a setting with a version", () => {
  const auditOf = (key: string) => listAudit(database.db, "setting", key)
  const change = (version: string, now = start) => ({ version, by: grace, publicUrl, now })

  test("is saved, and the audit log contains the old and new values", async () => {
    const before = (await auditOf("links")).length
    expect(await changeLinks(database.db, { discord: "https://discord.gg/x" }, change(""))).toEqual({
      kind: "saved",
    })
    const { version } = await findLinks(database.db)
    const links = { discord: "https://discord.gg/y", instagram: "https://instagram.example/guap" }
    expect(await changeLinks(database.db, links, change(version))).toEqual({ kind: "saved" })
    expect((await findLinks(database.db)).links).toEqual(links)
    const entries = (await auditOf("links")).slice(0, -before || undefined)
    expect(entries.map(({ action, actor, details }) => ({ action, actor, ...details }))).toEqual(
      expect.arrayContaining([
        {
          action: "settings.link-changed",
          actor: "Grace",
          link: "discord",
          before: "https://discord.gg/x",
          after: "https://discord.gg/y",
        },
        expect.objectContaining({ link: "instagram", before: null }),
      ]),
    )
    expect(entries).toHaveLength(3)
  })

  test("is not overwritten by a concurrent change, even the first one", async () => {
    const results = await Promise.all(
      ["https://a.example", "https://b.example"].map((discord) =>
        changeLinks(database.db, { discord }, change("")),
      ),
    )
    expect(results.map(({ kind }) => kind).sort()).toEqual(["changed-meanwhile", "saved"])
    const { version } = await findLinks(database.db)
    expect(await changeLinks(database.db, {}, change(version))).toEqual({ kind: "saved" })
    expect(await changeLinks(database.db, { discord: "https://c.example" }, change(version))).toEqual({
      kind: "changed-meanwhile",
    })
    expect((await findLinks(database.db)).links).toEqual({})
  })

  test("saved unchanged writes and logs nothing", async () => {
    const staffMail = { addresses: ["team@example.org"], replyTo: "hello@example.org" }
    await changeStaffMail(database.db, staffMail, change(""))
    const { version } = await findStaffMail(database.db)
    const before = (await auditOf("staff-mail")).length
    expect(await changeStaffMail(database.db, staffMail, change(version))).toEqual({ kind: "saved" })
    expect(await auditOf("staff-mail")).toHaveLength(before)
    expect((await findStaffMail(database.db)).version).toBe(version)
  })

  test("removing an announcement clears all its values", async () => {
    const announcement = {
      text: "Soon",
      link: "/events",
      tone: "important",
      from: null,
      until: null,
    } as const
    await changeAnnouncement(database.db, announcement, change(""))
    const { version } = await findAnnouncement(database.db)
    await changeAnnouncement(database.db, { ...announcement, text: "" }, change(version))
    expect((await findAnnouncement(database.db)).announcement).toMatchObject({ text: "", link: null })
    expect((await auditOf("announcement"))[0]).toMatchObject({
      action: "settings.announcement-removed",
      details: { textBefore: "Soon", textAfter: "", linkBefore: "/events", linkAfter: null },
    })
  })
})

test("staff mail goes to the configured addresses, otherwise to every administrator", async () => {
  const admins = async () => [{ email: "ada@example.org", topics: null }]
  expect(await listStaffAddresses(database.db, "story-new", admins)).toEqual(["ada@example.org"])
  const staffMail = { addresses: ["team@example.org"], replyTo: null }
  await changeStaffMail(database.db, staffMail, { version: "", by: grace, publicUrl, now: start })
  expect(await listStaffAddresses(database.db, "story-new", admins)).toEqual(["team@example.org"])
})
