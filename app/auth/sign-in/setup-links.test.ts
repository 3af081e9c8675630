import { beforeEach, expect, test } from "vitest"
import { auditLog, setupLinks, users } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { createFirstAdmin, createSetupLink, isSetupLinkOpen } from "./setup-links.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
const account = (email = "ada@example.org") => ({ email, passwordHash: "$argon2id$of-no-password" })

beforeEach(async () => {
  await database.db.delete(users)
  await database.db.delete(setupLinks)
})

async function newToken(now = start): Promise<string> {
  const link = await createSetupLink(database.db, "https://guapcoin.example", now)
  expect(link).toMatch(/^https:\/\/guapcoin\.example\/admin\/setup\/[\w-]{32}$/)
  return link.split("/").at(-1) ?? ""
}

test("the database stores the hash of a link, not the link", async () => {
  const token = await newToken()
  const rows = await database.db.select().from(setupLinks)
  expect(rows).toMatchObject([{ tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/), expiresAt: hours(24) }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test("a link is valid for a day, and a wrong token never is", async () => {
  const token = await newToken()
  expect(await isSetupLinkOpen(database.db, token, hours(23.9))).toBe(true)
  expect(await isSetupLinkOpen(database.db, token, hours(24))).toBe(false)
  expect(await isSetupLinkOpen(database.db, `${token}x`, start)).toBe(false)
})

test("the first administrator invalidates every link", async () => {
  const [used, other] = [await newToken(), await newToken()]
  expect(await createFirstAdmin(database.db, used, account(), start)).toMatchObject({ kind: "created" })
  expect(await database.db.select().from(setupLinks)).toEqual([])
  for (const token of [used, other])
    expect(await createFirstAdmin(database.db, token, account("eve@example.org"), start)).toEqual({
      kind: "link-closed",
    })
  const [admin] = await database.db.select().from(users)
  expect(await database.db.select().from(auditLog)).toMatchObject([
    {
      at: start,
      actor: "system",
      action: "admin.created",
      subjectId: admin?.id,
      details: { via: "setup-link" },
    },
  ])
})

test("a link created while there is an administrator is invalid", async () => {
  await createFirstAdmin(database.db, await newToken(), account(), start)
  expect(await isSetupLinkOpen(database.db, await newToken(), start)).toBe(false)
})

test("of ten simultaneous submissions, with one link or ten, one creates an administrator", async () => {
  for (const oneLink of [true, false]) {
    await database.db.delete(users)
    const shared = await newToken()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => (oneLink ? shared : newToken())))
    const outcomes = await Promise.all(
      tokens.map((token, i) =>
        createFirstAdmin(database.db, token, account(`person${i}@example.org`), start),
      ),
    )
    expect(outcomes.filter((result) => result.kind === "created")).toHaveLength(1)
    expect(outcomes.filter((result) => result.kind === "link-closed")).toHaveLength(9)
    expect(await database.db.select().from(users)).toHaveLength(1)
  }
})

test("a new link deletes the expired ones", async () => {
  await newToken()
  await newToken(hours(24))
  expect(await database.db.select().from(setupLinks)).toHaveLength(1)
})
