import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { erasePerson } from "#app/admin/personal-data/erasure.server.ts"
import { keepErasure, listErasures } from "#app/admin/personal-data/erasure-list.server.ts"
import { submitMessage } from "#app/contact/contact.server.ts"
import { message } from "#app/contact/test-support.ts"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { contactMessages } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { personalData } from "#app/submissions.ts"
import { admitted } from "#test/admitted.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { repeatErasures } from "./repeat-erasures.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-erasures-"))
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const files = folderStore(folder)
const gone = "Ada.O'Neil+shop@Example.org"
const stays = "grace@example.org"
const erasedAt = new Date("2026-05-02T12:00:00Z")
let connection: pg.PoolConfig
let database: DatabaseClient
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ connection, drop } = await createTestDatabase())
  database = connectDatabase(connection, silentLog)
  await fillAgain()
})
afterAll(async () => {
  await database.close()
  await drop()
  rmSync(folder, { recursive: true })
})

async function fillAgain(): Promise<void> {
  const { db } = database
  for (const email of [gone, stays]) {
    await submitMessage(db, { ...message, email }, admitted({}))
    await addApplications(db, [{ email, businessName: `Of ${email.length}` }])
  }
}

const by = { id: null, name: "test" }
const erasing = (keep: typeof keepErasure) => ({
  ...{ files, secrets, by, now: erasedAt, removeMailCopy: async () => {} },
  keepErasure: (erasure: Parameters<typeof keepErasure>[1]) => keep(folder, erasure),
})
const repeat = async () =>
  repeatErasures(connection, await listErasures(folder), { secrets, files, log: silentLog, now: erasedAt })
const addresses = async () =>
  (await database.db.select({ email: contactMessages.email }).from(contactMessages)).map(({ email }) => email)

test("an erasure is recorded as a hash beside the backups, readable by its owner only", async () => {
  await erasePerson(database.db, personalData, gone, erasing(keepErasure))
  const list = path.join(folder, "erasures.jsonl")
  expect(readFileSync(list, "utf8")).not.toMatch(/ada|neil|example/i)
  expect(await listErasures(folder)).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), at: erasedAt }])
  expect(statSync(list).mode & 0o077).toBe(0)
})

test("a restored person is erased again, other rows stay, and a second run changes nothing", async () => {
  await database.db.delete(contactMessages)
  await fillAgain()
  expect(await addresses()).toHaveLength(2)
  expect(await repeat()).toBe(1)
  expect(await addresses()).toEqual([stays])
  const { rows } = await database.pool.query("select email from merchant_requests where email ilike '%neil%'")
  expect(rows).toEqual([])
  expect(await repeat()).toBe(0)
})

test("a person is not erased when the erasure cannot be recorded", async () => {
  await fillAgain()
  const full = async () => {
    throw Object.assign(new Error("no room"), { code: "ENOSPC" })
  }
  await expect(erasePerson(database.db, personalData, gone, erasing(full))).rejects.toThrow("no room")
  expect(await addresses()).toContain(gone)
})

test("a line that a full disk cut off does not affect the other lines", async () => {
  const before = (await listErasures(folder)).length
  appendFileSync(path.join(folder, "erasures.jsonl"), '{"key":"abc\n')
  await keepErasure(folder, { key: "whole", at: erasedAt })
  expect((await listErasures(folder)).slice(before)).toEqual([{ key: "whole", at: erasedAt }])
})
