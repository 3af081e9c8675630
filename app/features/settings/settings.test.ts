import { sql } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { connectDatabase } from "#app/db/client.server.ts"
import { settings } from "#app/db/schema.ts"
import { listAudit } from "#app/features/moderation/audit.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { changeDirectoryStage, findDirectoryStage } from "./settings.server.ts"

const database = useDatabase()
const grace = { id: "grace", name: "Grace" }
const start = new Date("2026-05-01T12:00:00Z")
beforeEach(() => database.db.delete(settings))

const history = () => listAudit(database.db, "setting", "directory-stage")

test("a fresh install shows a preview", async () => {
  expect(await findDirectoryStage(database.db)).toBe("preview")
})

test("a stage that staff choose is kept, and the log says who chose it and when", async () => {
  const entriesBefore = (await history()).length
  for (const stage of ["coming soon", "live"] as const) {
    await changeDirectoryStage(database.db, stage, grace, start)
    expect(await findDirectoryStage(database.db)).toBe(stage)
  }
  const entries = await history()
  expect(entries).toHaveLength(entriesBefore + 2)
  expect(entries[0]).toEqual({
    at: start,
    actor: "Grace",
    action: "settings.directory-stage-changed",
    details: { stage: "live" },
  })
  expect(await database.db.select().from(settings)).toEqual([
    { key: "directory-stage", value: "live", updatedAt: start },
  ])
})

test("a change that cannot be logged is not made", async () => {
  await changeDirectoryStage(database.db, "coming soon", grace, start)
  await database.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before insert on audit_log for each row execute function refuse()`),
  )
  await expect(changeDirectoryStage(database.db, "live", grace, start)).rejects.toThrow()
  await database.db.execute(sql.raw("drop function refuse cascade"))
  expect(await findDirectoryStage(database.db)).toBe("coming soon")
})

test("a stored word that is no stage counts as a preview", async () => {
  await database.db.insert(settings).values({ key: "directory-stage", value: "open", updatedAt: start })
  expect(await findDirectoryStage(database.db)).toBe("preview")
})

test("a database that was never reached says so instead of guessing", async () => {
  const nobody = connectDatabase("postgres://nobody@127.0.0.1:1/none", silentLog)
  await expect(findDirectoryStage(nobody.db)).rejects.toThrow()
  await nobody.close()
})
