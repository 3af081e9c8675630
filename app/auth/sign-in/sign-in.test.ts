import { eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { connectDatabase, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { auditLog, rateLimits, sessions, users } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { listAdminEmails } from "../accounts/accounts.server.ts"
import * as staffSessions from "../accounts/staff-sessions.server.ts"
import { createAdmin } from "./new-admins.server.ts"
import * as openSession from "./open-session.server.ts"
import { signInWithPassword } from "./sign-in.server.ts"

const site = {
  secrets: deriveSecrets("a secret of these tests, and of nothing else"),
  publicUrl: "http://localhost:3000",
}
const password = "woven gold on dark cloth"
const ada = "ada@example.org"
const start = new Date("2026-05-01T12:00:00Z")
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

const database = useDatabase()

beforeEach(async () => {
  await database.db.delete(users)
  await database.db.delete(rateLimits)
  await createAdmin(database.db, { email: ada, password }, start)
})

type Attempt = Partial<{
  email: string
  password: string
  cookies: string[]
  from: string
  at: Date
  publicUrl: string
}>

function signIn(attempt: Attempt = {}, db = database.db) {
  const credentials = { email: attempt.email ?? ada, password: attempt.password ?? password }
  return signInWithPassword(db, credentials, {
    ...site,
    publicUrl: attempt.publicUrl ?? site.publicUrl,
    request: requestWith(attempt.cookies ?? []),
    limitGroup: attempt.from ?? "203.0.113.7",
    now: attempt.at ?? start,
  })
}

async function signedIn(attempt: Attempt = {}): Promise<string[]> {
  const result = await signIn(attempt)
  if (result.kind !== "signed-in") throw new Error(result.kind)
  return result.setCookies
}

const currentAdmin = (request: Request, now: Date) =>
  staffSessions.currentAdmin(database.db, request, { ...site, now })
const signOut = (request: Request, now: Date) => openSession.signOut(database.db, request, { ...site, now })

/** A request with the cookies from these Set-Cookie values. */
function requestWith(setCookies: string[]): Request {
  const cookie = setCookies.map((value) => value.split(";")[0]).join("; ")
  return new Request("http://localhost:3000/admin", { headers: { cookie } })
}

const listSessions = () => database.db.select().from(sessions)
const listEvents = () => database.db.select().from(auditLog).orderBy(auditLog.id)

describe("accounts", () => {
  test("a password is stored as argon2id with 32 MiB and four passes", async () => {
    const [account] = await database.db.select().from(users)
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=32768,t=4,p=1\$/)
  })

  test("an e-mail address has one administrator, regardless of case", async () => {
    expect(await createAdmin(database.db, { email: " ADA@Example.org ", password }, start)).toEqual({
      kind: "email-taken",
    })
    expect(await listAdminEmails(database.db)).toEqual([ada])
  })

  test("an invalid e-mail address and a short password are refused before anything is written", async () => {
    const result = await createAdmin(database.db, { email: "ada", password: "eleven char" }, start)
    expect(result).toMatchObject({
      kind: "invalid",
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
  test("creates one session without an IP address, and an audit entry", async () => {
    const cookies = await signedIn()
    const [session, ...others] = await listSessions()
    expect(others).toEqual([])
    expect(session).toMatchObject({ createdAt: start, expiresAt: minutes(30), userAgent: "" })
    expect(JSON.stringify(session)).not.toContain("203.0.113")
    expect(await currentAdmin(requestWith(cookies), start)).toMatchObject({ name: ada, email: ada })
    expect((await listEvents()).at(-1)).toMatchObject({ at: start, actor: ada, action: "admin.signed-in" })
  })

  test("sets a cookie that scripts and other sites cannot use, with the absolute lifetime of the session", async () => {
    expect((await signedIn())[0]).toMatch(/^session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    const [session, device] = await signedIn({ publicUrl: "https://guapcoin.example" })
    expect(session).toMatch(/^__Host-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(device).toMatch(
      /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test("an unknown account and a wrong password get the same answer", async () => {
    const unknown = await signIn({ email: "nobody@example.org" })
    const wrong = await signIn({ password: "not the right password" })
    const tooLong = await signIn({ password: "x".repeat(129) })
    expect(unknown).toEqual({ kind: "invalid-credentials" })
    expect(wrong).toEqual(unknown)
    expect(tooLong).toEqual(unknown)
    expect(await listSessions()).toEqual([])
  })

  test("a refusal is in the audit log, without the typed address", async () => {
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

  test("the right password of a former administrator creates no session", async () => {
    await database.db.update(users).set({ isAdmin: false })
    expect(await signIn()).toEqual({ kind: "not-admin" })
    expect(await listSessions()).toEqual([])
    expect((await listEvents()).at(-1)).toMatchObject({
      action: "admin.sign-in-refused",
      details: { reason: "not-admin" },
    })
  })

  test("replaces the previous session of this browser and deletes expired ones", async () => {
    const first = await signedIn()
    await signedIn({ from: "198.51.100.4" })
    await signedIn({ at: minutes(10), cookies: first })
    expect(await listSessions()).toHaveLength(2)
    await signedIn({ at: minutes(60) })
    expect(await listSessions()).toHaveLength(1)
  })

  test("accepts the same password in another Unicode normalization", async () => {
    await createAdmin(
      database.db,
      { email: "efua@example.org", password: "caf\u00e9 et th\u00e9 vert" },
      start,
    )
    expect(
      await signIn({ email: "efua@example.org", password: "cafe\u0301 et the\u0301 vert" }),
    ).toMatchObject({
      kind: "signed-in",
    })
  })

  test("a flood is refused without hashing and does not count as failures", async () => {
    const flood = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn({
          email: `person${i}@example.org`,
          from: `198.51.${i}.7`,
          password: "not the right password",
        }),
      ),
    )
    const outcomes = Map.groupBy(flood, (result) => result.kind)
    const answered = outcomes.get("invalid-credentials")?.length ?? 0
    expect(answered).toBeGreaterThanOrEqual(18)
    expect(outcomes.get("busy")).toHaveLength(40 - answered)
    const counted = await database.db.select().from(rateLimits).where(eq(rateLimits.hits, 1))
    expect(counted).toHaveLength(answered * 4)
  })
})

describe("a session", () => {
  test("is stored by the hash of its token only", async () => {
    const [cookie = ""] = await signedIn()
    const signed = decodeURIComponent(cookie.split(/[=;]/)[1] ?? "")
    const token = JSON.parse(atob(signed.split(".")[0] ?? ""))
    const [session] = await listSessions()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(session)).not.toContain(token)
  })

  test("ends after half an hour without use, and its row is deleted", async () => {
    const browser = requestWith(await signedIn())
    expect(await currentAdmin(browser, minutes(29.9))).not.toBeNull()
    expect(await currentAdmin(browser, minutes(29.9 + 30))).toBeNull()
    expect(await listSessions()).toEqual([])
  })

  test("ends after twelve hours, even in use", async () => {
    const browser = requestWith(await signedIn())
    for (let minute = 20; minute < 12 * 60; minute += 20)
      expect(await currentAdmin(browser, minutes(minute)), `minute ${minute}`).not.toBeNull()
    expect(await currentAdmin(browser, minutes(12 * 60))).toBeNull()
    expect(await listSessions()).toEqual([])
  })

  test("ends after twelve hours even if its row has a later expiry", async () => {
    const browser = requestWith(await signedIn())
    await database.db.update(sessions).set({ expiresAt: minutes(24 * 60) })
    expect(await currentAdmin(browser, minutes(12 * 60))).toBeNull()
  })

  test.each([
    ["five hours", 5 * 60],
    ["a year", 365 * 24 * 60],
  ])("from a clock that was ahead by %s ends when the clock is right again", async (_, ahead) => {
    const browser = requestWith(await signedIn({ at: minutes(ahead) }))
    expect(await currentAdmin(browser, minutes(ahead))).not.toBeNull()
    expect(await currentAdmin(browser, minutes(1))).toBeNull()
    expect(await listSessions()).toEqual([])
  })

  test("used while the clock was ahead ends too, because its idle time is unknown", async () => {
    const browser = requestWith(await signedIn())
    for (let minute = 20; minute <= 300; minute += 20) await currentAdmin(browser, minutes(minute))
    expect(await currentAdmin(browser, minutes(1))).toBeNull()
  })

  test("in use is written at most once a minute", async () => {
    const browser = requestWith(await signedIn())
    const lastSeen = async () => (await listSessions())[0]?.lastSeenAt
    await currentAdmin(browser, minutes(0.5))
    expect(await lastSeen()).toEqual(start)
    await currentAdmin(browser, minutes(1))
    expect(await lastSeen()).toEqual(minutes(1))
  })

  test("ends at once when the account loses its role or is deleted", async () => {
    const browser = requestWith(await signedIn())
    await database.db.update(users).set({ isAdmin: false })
    expect(await currentAdmin(browser, minutes(1))).toBeNull()
    expect(await listSessions()).toEqual([])

    await database.db.update(users).set({ isAdmin: true })
    const again = requestWith(await signedIn())
    await database.db.delete(users)
    expect(await currentAdmin(again, minutes(1))).toBeNull()
  })

  test("ends on sign-out, and a copy of the cookie is useless", async () => {
    const cookies = await signedIn()
    expect(await signOut(requestWith(cookies), minutes(1))).toMatch(/^session=; Max-Age=0; Path=\//)
    expect(await listSessions()).toEqual([])
    expect(await currentAdmin(requestWith(cookies), minutes(1))).toBeNull()
    expect((await listEvents()).at(-1)).toMatchObject({
      at: minutes(1),
      actor: ada,
      action: "admin.signed-out",
    })
  })

  test("cannot be forged from the token alone or from another signed cookie", async () => {
    const [sessionCookie = "", deviceCookie = ""] = await signedIn()
    const forged = `${sessionCookie.split(".")[0]}.AAAA`
    const borrowed = deviceCookie.replace(/^device=/, "session=")
    const changed = sessionCookie.replace(/^session=./, "session=x")
    for (const cookie of [forged, borrowed, changed, "session=", "session=%E0%A4%A"])
      expect(await currentAdmin(requestWith([cookie]), start), cookie).toBeNull()
  })
})

test("an unavailable database is distinguished from a wrong password", async () => {
  const away = connectDatabase({ host: "/nowhere", database: "none" }, silentLog)
  await expect(signIn({}, away.db)).rejects.toSatisfy(isDatabaseUnavailable)
  await away.close()
})

test("signing in prints nothing", async () => {
  const lines: unknown[] = []
  const levels = ["log", "info", "warn", "error", "debug"] as const
  for (const level of levels) vi.spyOn(console, level).mockImplementation((line) => lines.push(line))
  await signIn({ password: "not the right password" })
  await signIn({ email: "nobody@example.org" })
  await signedIn()
  vi.restoreAllMocks()
  expect(lines).toEqual([])
})

test("if the role query fails, nobody is signed in and no session remains", async () => {
  await database.db.execute(
    sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  )
  await database.db.execute(
    sql`create trigger fail before insert on sessions for each row execute function fail()`,
  )
  const result = await signIn()
  await database.db.execute(sql`drop function fail cascade`)
  expect(result).toMatchObject({ kind: "check-failed", error: expect.any(Error) })
  expect(await listSessions()).toEqual([])
})

describe("an attacker who makes an account wait", () => {
  const guess = (at: Date, extra: Attempt = {}) =>
    signIn({ password: "not the right password", at, ...extra })

  test("delays networks that failed too, but no browser that signed in before", async () => {
    const cookies = await signedIn()
    for (let i = 0; i < 5; i++) await guess(minutes(1), { from: `203.0.113.${i}` })
    expect(await signIn({ at: minutes(1), from: "203.0.113.4" })).toEqual({ kind: "wait", seconds: 1 })
    expect(await signIn({ at: minutes(1), cookies })).toMatchObject({ kind: "signed-in" })
  })

  test("leaves one attempt to every network without a failure for a day", async () => {
    for (let i = 0; i < 5; i++) await guess(minutes(1), { from: `203.0.113.${i}` })
    const from = "198.51.100.4"
    expect(await guess(minutes(1), { from })).toEqual({ kind: "invalid-credentials" })
    expect(await signIn({ at: minutes(1), from })).toEqual({ kind: "wait", seconds: 1 })
    expect(await signIn({ at: minutes(1), from: "192.0.2.5" })).toMatchObject({ kind: "signed-in" })
  })

  test("gets one attempt for all 65,536 IPv6 networks of one customer", async () => {
    for (let i = 0; i < 5; i++) await guess(minutes(1), { from: `203.0.113.${i}` })
    const from = (network: number) => `2001:db8:77:${network}::/64`
    expect(await guess(minutes(1), { from: from(1) })).toEqual({ kind: "invalid-credentials" })
    expect(await guess(minutes(1), { from: from(2) })).toEqual({ kind: "wait", seconds: 1 })
    expect(await signIn({ at: minutes(1), from: "2001:db8:78:1::/64" })).toMatchObject({ kind: "signed-in" })
  })

  test("cannot use a known browser for more guesses than its own", async () => {
    const cookies = await signedIn()
    for (let i = 0; i < 5; i++)
      expect(await guess(minutes(1), { cookies })).toEqual({ kind: "invalid-credentials" })
    expect(await guess(minutes(1), { cookies })).toEqual({ kind: "wait", seconds: 1 })
    expect(await signIn({ at: minutes(1), from: "198.51.100.4" })).toMatchObject({ kind: "signed-in" })
  })

  test("with sixteen attempts a second from four addresses does not lock out the owner at a fifth", async () => {
    const four = ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4"]
    const kinds = new Map<string, number>()
    for (let second = 0; second < 30; second++) {
      for (let i = 0; i < 16; i++) {
        const at = new Date(start.getTime() + second * 1000 + i * 62)
        const { kind } = await guess(at, { from: four[i % 4] ?? "" })
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
      if (second % 10 === 9)
        expect(
          await signIn({ from: `198.51.100.${second}`, at: new Date(start.getTime() + second * 1000 + 999) }),
        ).toMatchObject({ kind: "signed-in" })
    }
    // The free attempts, a few with doubling waits, and those that each sign-in of the owner resets.
    expect(kinds.get("invalid-credentials")).toBeLessThan(40)
    expect(kinds.get("wait")).toBeGreaterThan(440)
  }, 240_000)

  test("gains nothing from a browser known to another account, or known a year ago", async () => {
    await createAdmin(database.db, { email: "eve@example.org", password }, start)
    const old = await signedIn()
    const later = minutes(366 * 24 * 60)
    const eves = await signedIn({ email: "eve@example.org", at: later })
    await guess(later)
    for (let i = 0; i < 4; i++) await guess(later, { from: `198.51.100.${i}` })
    expect(await signIn({ at: later, cookies: eves })).toEqual({ kind: "wait", seconds: 1 })
    expect(await signIn({ at: later, cookies: old })).toEqual({ kind: "wait", seconds: 1 })
  })

  test("does not learn which accounts exist", async () => {
    for (const email of [ada, "nobody@example.org"]) {
      for (let i = 0; i < 5; i++) await guess(start, { email, from: `198.51.100.${i}` })
      expect(await guess(start, { email }), email).toEqual({ kind: "invalid-credentials" })
      expect(await guess(start, { email }), email).toEqual({ kind: "wait", seconds: 1 })
    }
  })

  test("leaves only pseudonymous counters", async () => {
    await guess(start)
    const keys = (await database.db.select().from(rateLimits)).map((row) => row.key)
    expect(keys).toHaveLength(4)
    expect(keys.join()).not.toMatch(/ada|203\.0/)
  })

  test("is forgotten when the owner signs in; only the counters of the address and its network remain", async () => {
    for (let i = 0; i < 4; i++) await guess(start)
    await signedIn()
    const rows = await database.db.select().from(rateLimits)
    expect(rows.map((row) => [row.key.split(":")[1], row.hits])).toEqual([
      ["address", 4],
      ["address", 4],
    ])
  })
})
