import { eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { connectDatabase, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { accounts, auditLog, rateLimits, sessions, users } from "#app/db/schema.ts"
import { deriveSecrets } from "#app/platform/secrets.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { type AdminAuth, createAdminAuth } from "./auth.server.ts"
import { createPasswordHasher } from "./password-hash.server.ts"
import { createPasswordSignIn } from "./password-sign-in.server.ts"

const secrets = deriveSecrets("a secret of these tests, and of nothing else")
const password = "woven gold on dark cloth"
const ada = "ada@example.org"
const start = new Date("2026-05-01T12:00:00Z")
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

const database = useDatabase()
let auth: AdminAuth

beforeEach(async () => {
  await database.db.delete(users)
  await database.db.delete(rateLimits)
  auth = createAdminAuth({ db: database.db, secrets, publicUrl: "http://localhost:3000" })
  await auth.createAdmin({ email: ada, password }, start)
})

type Attempt = Partial<{ email: string; password: string; cookies: string[]; from: string; at: Date }>

function signIn(attempt: Attempt = {}) {
  return auth.signIn({
    email: attempt.email ?? ada,
    password: attempt.password ?? password,
    request: requestWith(attempt.cookies ?? []),
    limitGroup: attempt.from ?? "203.0.113.7",
    now: attempt.at ?? start,
  })
}

async function signedIn(attempt: Attempt = {}): Promise<string[]> {
  const result = await signIn(attempt)
  if (result.outcome !== "signed-in") throw new Error(result.outcome)
  return result.setCookies
}

/** What a browser sends back of the given Set-Cookie values. */
function requestWith(setCookies: string[]): Request {
  const cookie = setCookies.map((value) => value.split(";")[0]).join("; ")
  return new Request("http://localhost:3000/admin", { headers: { cookie } })
}

const listSessions = () => database.db.select().from(sessions)
const listEvents = () => database.db.select().from(auditLog).orderBy(auditLog.id)

describe("accounts", () => {
  test("a password is kept as argon2id of 32 MiB and four passes", async () => {
    const [account] = await database.db.select().from(accounts)
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=32768,t=4,p=1\$/)
  })

  test("an e-mail address makes one administrator, in whatever case it is written", async () => {
    expect(await auth.createAdmin({ email: " ADA@Example.org ", password }, start)).toEqual({
      outcome: "email-taken",
    })
    expect(await auth.listAdminEmails()).toEqual([ada])
  })

  test("an unusable e-mail address and a short password are refused before anything is written", async () => {
    const result = await auth.createAdmin({ email: "ada", password: "eleven char" }, start)
    expect(result).toMatchObject({
      outcome: "invalid",
      errors: { email: expect.any(String), password: expect.any(String) },
    })
    expect(await database.db.select().from(users)).toHaveLength(1)
  })

  test("a new administrator is written to the audit log", async () => {
    const [admin] = await database.db.select().from(users)
    expect((await listEvents()).filter((event) => event.subjectId === admin?.id)).toMatchObject([
      { at: start, actorId: null, actor: "system", action: "admin.created", details: { via: "environment" } },
    ])
  })
})

describe("signing in", () => {
  test("makes one session that holds no address, and an entry in the audit log", async () => {
    const cookies = await signedIn()
    const [session, ...others] = await listSessions()
    expect(others).toEqual([])
    expect(session).toMatchObject({ createdAt: start, expiresAt: minutes(30), ipAddress: "", userAgent: "" })
    expect(await auth.currentAdmin(requestWith(cookies), start)).toMatchObject({ name: ada, email: ada })
    expect((await listEvents()).at(-1)).toMatchObject({ at: start, actor: ada, action: "admin.signed-in" })
  })

  test("sends a cookie that scripts and other sites cannot use and that ends with the session's longest life", async () => {
    expect((await signedIn())[0]).toMatch(/^session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    auth = createAdminAuth({ db: database.db, secrets, publicUrl: "https://guapcoin.example" })
    const [session, device] = await signedIn()
    expect(session).toMatch(/^__Host-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(device).toMatch(
      /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test("an unknown account and a wrong password get the same answer", async () => {
    const unknown = await signIn({ email: "nobody@example.org" })
    const wrong = await signIn({ password: "not the right password" })
    const tooLong = await signIn({ password: "x".repeat(129) })
    expect(unknown).toEqual({ outcome: "invalid-credentials" })
    expect(wrong).toEqual(unknown)
    expect(tooLong).toEqual(unknown)
    expect(await listSessions()).toEqual([])
  })

  test("a refusal is in the audit log, without the address that a stranger typed", async () => {
    await signIn({ email: "nobody@example.org" })
    await signIn({ password: "not the right password" })
    const [admin] = await database.db.select().from(users)
    const refusals = (await listEvents()).slice(-2)
    expect(refusals).toMatchObject([
      {
        action: "admin.sign-in-refused",
        actorId: null,
        subjectId: "unknown",
        details: { reason: "credentials" },
      },
      {
        action: "admin.sign-in-refused",
        actorId: null,
        subjectId: admin?.id,
        details: { reason: "credentials" },
      },
    ])
    expect(JSON.stringify(refusals)).not.toContain("nobody")
  })

  test("the right password of somebody who is not an administrator leaves no session", async () => {
    await database.db.update(users).set({ isAdmin: false })
    expect(await signIn()).toEqual({ outcome: "not-admin" })
    expect(await listSessions()).toEqual([])
    expect((await listEvents()).at(-1)).toMatchObject({
      action: "admin.sign-in-refused",
      details: { reason: "not-admin" },
    })
  })

  test("replaces the session this browser had and sweeps the ones that are over", async () => {
    const first = await signedIn()
    await signedIn({ from: "198.51.100.4" })
    await signedIn({ at: minutes(10), cookies: first })
    expect(await listSessions()).toHaveLength(2)
    await signedIn({ at: minutes(60) })
    expect(await listSessions()).toHaveLength(1)
  })

  test("accepts the same password from a keyboard that composes letters in another way", async () => {
    await auth.createAdmin({ email: "efua@example.org", password: "caf\u00e9 et th\u00e9 vert" }, start)
    expect(
      await signIn({ email: "efua@example.org", password: "cafe\u0301 et the\u0301 vert" }),
    ).toMatchObject({
      outcome: "signed-in",
    })
  })

  test("a flood is turned away instead of hashed, and does not count as failures", async () => {
    const flood = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn({
          email: `person${i}@example.org`,
          from: `198.51.100.${i}`,
          password: "not the right password",
        }),
      ),
    )
    const outcomes = Map.groupBy(flood, (result) => result.outcome)
    const answered = outcomes.get("invalid-credentials")?.length ?? 0
    expect(answered).toBeGreaterThanOrEqual(18)
    expect(outcomes.get("busy")).toHaveLength(40 - answered)
    const counted = await database.db.select().from(rateLimits).where(eq(rateLimits.hits, 1))
    expect(counted).toHaveLength(answered * 2)
  })
})

describe("a session", () => {
  test("ends after half an hour of rest, and its row goes", async () => {
    const browser = requestWith(await signedIn())
    expect(await auth.currentAdmin(browser, minutes(29.9))).not.toBeNull()
    expect(await auth.currentAdmin(browser, minutes(29.9 + 30))).toBeNull()
    expect(await listSessions()).toEqual([])
  })

  test("ends after twelve hours, however busy", async () => {
    const browser = requestWith(await signedIn())
    for (let minute = 20; minute < 12 * 60; minute += 20)
      expect(await auth.currentAdmin(browser, minutes(minute)), `minute ${minute}`).not.toBeNull()
    expect(await auth.currentAdmin(browser, minutes(12 * 60))).toBeNull()
    expect(await listSessions()).toEqual([])
  })

  test("ends after twelve hours even if its row says otherwise", async () => {
    const browser = requestWith(await signedIn())
    await database.db.update(sessions).set({ expiresAt: minutes(24 * 60) })
    expect(await auth.currentAdmin(browser, minutes(12 * 60))).toBeNull()
  })

  test("in use is written at most once a minute", async () => {
    const browser = requestWith(await signedIn())
    const lastSeen = async () => (await listSessions())[0]?.updatedAt
    await auth.currentAdmin(browser, minutes(0.5))
    expect(await lastSeen()).toEqual(start)
    await auth.currentAdmin(browser, minutes(1))
    expect(await lastSeen()).toEqual(minutes(1))
  })

  test("stops at once when the account loses its role or is deleted", async () => {
    const browser = requestWith(await signedIn())
    await database.db.update(users).set({ isAdmin: false })
    expect(await auth.currentAdmin(browser, minutes(1))).toBeNull()
    expect(await listSessions()).toEqual([])

    await database.db.update(users).set({ isAdmin: true })
    const again = requestWith(await signedIn())
    await database.db.delete(users)
    expect(await auth.currentAdmin(again, minutes(1))).toBeNull()
  })

  test("is gone after signing out, and a copy of the cookie opens nothing", async () => {
    const cookies = await signedIn()
    expect(await auth.signOut(requestWith(cookies), minutes(1))).toMatch(/^session=; Max-Age=0; Path=\//)
    expect(await listSessions()).toEqual([])
    expect(await auth.currentAdmin(requestWith(cookies), minutes(1))).toBeNull()
    expect((await listEvents()).at(-1)).toMatchObject({
      at: minutes(1),
      actor: ada,
      action: "admin.signed-out",
    })
  })

  test("cannot be made from the token alone, nor from another cookie that we signed", async () => {
    const [sessionCookie = "", deviceCookie = ""] = await signedIn()
    const [session] = await listSessions()
    const forged = `session=${btoa(JSON.stringify(session?.token))}.AAAA`
    const borrowed = deviceCookie.replace(/^device=/, "session=")
    const changed = sessionCookie.replace(/^session=./, "session=x")
    for (const cookie of [forged, borrowed, changed, "session=", "session=%E0%A4%A"])
      expect(await auth.currentAdmin(requestWith([cookie]), start), cookie).toBeNull()
  })
})

test("a database that is away is told apart from a wrong password", async () => {
  const away = connectDatabase({ host: "/nowhere", database: "none" }, silentLog)
  const parts = { db: away.db, secrets, publicUrl: "http://localhost:3000" }
  const check = createPasswordSignIn(parts, createPasswordHasher())
  await expect(check({ email: ada, password })).rejects.toSatisfy(isDatabaseUnavailable)
  auth = createAdminAuth(parts)
  await expect(signIn()).rejects.toSatisfy(isDatabaseUnavailable)
  await away.close()
})

test("better-auth prints nothing", async () => {
  const lines: unknown[] = []
  const levels = ["log", "info", "warn", "error", "debug"] as const
  for (const level of levels) vi.spyOn(console, level).mockImplementation((line) => lines.push(line))
  await signIn({ password: "not the right password" })
  await signIn({ email: "nobody@example.org" })
  await signedIn()
  vi.restoreAllMocks()
  expect(lines).toEqual([])
})

test("where the role cannot be asked, nobody is signed in and no session stays", async () => {
  await database.db.execute(
    sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  )
  await database.db.execute(
    sql`create trigger fail before update on sessions for each row execute function fail()`,
  )
  const result = await signIn()
  await database.db.execute(sql`drop function fail cascade`)
  expect(result).toMatchObject({ outcome: "check-failed", error: expect.any(Error) })
  expect(await listSessions()).toEqual([])
})

describe("whoever keeps an account waiting", () => {
  const guess = (at: Date, extra: Attempt = {}) =>
    signIn({ password: "not the right password", at, ...extra })

  test("makes everyone wait but a browser in which it has signed in before", async () => {
    const cookies = await signedIn()
    for (let i = 0; i < 5; i++) await guess(minutes(1))
    expect(await signIn({ at: minutes(1), from: "198.51.100.4" })).toEqual({ outcome: "wait", seconds: 1 })
    expect(await signIn({ at: minutes(1), cookies })).toMatchObject({ outcome: "signed-in" })
  })

  test("cannot use a known browser for more than its own guesses", async () => {
    const cookies = await signedIn()
    for (let i = 0; i < 5; i++)
      expect(await guess(minutes(1), { cookies })).toEqual({ outcome: "invalid-credentials" })
    expect(await guess(minutes(1), { cookies })).toEqual({ outcome: "wait", seconds: 1 })
    expect(await signIn({ at: minutes(1), from: "198.51.100.4" })).toMatchObject({ outcome: "signed-in" })
  })

  test("gains nothing from a browser known to another account, or known a year ago", async () => {
    await auth.createAdmin({ email: "eve@example.org", password }, start)
    const old = await signedIn()
    const later = minutes(366 * 24 * 60)
    const eves = await signedIn({ email: "eve@example.org", at: later })
    for (let i = 0; i < 5; i++) await guess(later, { from: `198.51.100.${i}` })
    expect(await signIn({ at: later, cookies: eves })).toEqual({ outcome: "wait", seconds: 1 })
    expect(await signIn({ at: later, cookies: old })).toEqual({ outcome: "wait", seconds: 1 })
  })

  test("learns nothing about who has an account", async () => {
    for (let i = 0; i < 5; i++) await guess(start, { email: "nobody@example.org", from: `198.51.100.${i}` })
    expect(await guess(start, { email: "nobody@example.org" })).toEqual({ outcome: "wait", seconds: 1 })
  })

  test("leaves counters that name nobody", async () => {
    await guess(start)
    const keys = (await database.db.select().from(rateLimits)).map((row) => row.key)
    expect(keys).toHaveLength(2)
    expect(keys.join()).not.toMatch(/ada|203\.0/)
  })

  test("is forgotten when the owner signs in; the address keeps its own failures only", async () => {
    for (let i = 0; i < 4; i++) await guess(start)
    await signedIn()
    const rows = await database.db.select().from(rateLimits)
    expect(rows.map((row) => [row.key.split(":")[1], row.hits])).toEqual([["address", 4]])
  })
})
