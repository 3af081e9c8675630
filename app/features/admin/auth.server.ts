import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accounts, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { type Admin, type CreateOutcome, createAdmin, hasAdmin, listAdminEmails } from "./admins.server.ts"
import type { Credentials } from "./credentials.ts"
import { createPasswordHasher, TooManyHashesError } from "./password-hash.server.ts"
import { createPasswordSignIn } from "./password-sign-in.server.ts"
import { createSessionCookie, endSession, findSessionAdmin, startSession } from "./sessions.server.ts"
import { createFirstAdmin, isSetupLinkOpen, type SetupOutcome } from "./setup-links.server.ts"
import {
  admitAttempt,
  createDeviceCookie,
  forgetFailures,
  longestWait,
  takeBackAttempt,
} from "./sign-in-throttle.server.ts"

export type { Admin }

export type SignInAttempt = Credentials & {
  /** For its cookies: the session it replaces and the device it comes from. */
  request: Request
  /** Whom the address limits count (requestFacts). */
  limitGroup: string
  now: Date
}

export type SignInOutcome =
  | { outcome: "signed-in"; admin: Admin; setCookies: string[] }
  /** Unknown account or wrong password: nobody learns which. */
  | { outcome: "invalid-credentials" }
  | { outcome: "not-admin" }
  /** The password was right, but whether the account is an administrator's could not be asked. Nobody is signed in. */
  | { outcome: "check-failed"; error: unknown }
  | { outcome: "wait"; seconds: number }
  | { outcome: "busy" }

export type AdminAuth = {
  signIn(attempt: SignInAttempt): Promise<SignInOutcome>
  /** @returns the Set-Cookie value that takes the session off the browser */
  signOut(request: Request, now: Date): Promise<string>
  /** Asked anew by every request: an account that is gone or no longer an administrator's is out at once. */
  currentAdmin(request: Request, now: Date): Promise<Admin | null>
  /** From the environment; scripts/admin-create.ts does the same by hand. */
  createAdmin(account: Credentials, now?: Date): Promise<CreateOutcome>
  /** For whoever holds a setup link; uses it up. */
  createFirstAdmin(
    token: string,
    account: Credentials,
    now: Date,
  ): Promise<SetupOutcome | { outcome: "busy" }>
  hasAdmin(): Promise<boolean>
  listAdminEmails(): Promise<string[]>
}

/**
 * The back office's sign-in. better-auth checks passwords and makes sessions; cookies, time limits, the role and the
 * throttle are ours (docs/decisions/0004-sign-in.md says why).
 */
export function createAdminAuth(parts: { db: Database; secrets: Secrets; publicUrl: string }): AdminAuth {
  const { db, secrets, publicUrl } = parts
  const hasher = createPasswordHasher()
  const passwordSignIn = createPasswordSignIn(parts, hasher)
  const sessionCookie = createSessionCookie(secrets, publicUrl)
  const deviceCookie = createDeviceCookie(secrets, publicUrl)

  /** Counted under a name that tells the database neither address nor account. */
  const counter = (kind: keyof typeof longestWait, name: string) => ({
    key: `sign-in:${kind}:${secrets.sign("sign-in", `${kind}.${name}`)}`,
    maxWaitSeconds: longestWait[kind],
  })

  async function recordRefusal(email: string, reason: "credentials" | "not-admin", now: Date): Promise<void> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    // better-auth looks for the password of a user it finds. The same for one it does not: 0.4 ms would tell them apart.
    if (!user) await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, "unknown"))
    await recordAudit(db, {
      at: now,
      actorId: null,
      actor: "visitor",
      action: "admin.sign-in-refused",
      subjectType: "user",
      // What a stranger typed is somebody's address, or a password in the wrong field.
      subjectId: user?.id ?? "unknown",
      details: { reason },
    })
  }

  return {
    async signIn({ email, password, request, limitGroup, now }) {
      const account = counter("account", email)
      const deviceId = await deviceCookie.findId(request, account.key, now)
      // A known device answers for itself alone: neither an account nor an address that somebody else keeps busy may
      // keep its owner out.
      const person = deviceId ? counter("device", deviceId) : account
      const counters = deviceId ? [person] : [person, counter("address", limitGroup)]
      const admission = await admitAttempt(db, counters, now)
      if (!admission.counted) return { outcome: "wait", seconds: admission.waitSeconds }

      let token: string | null
      try {
        token = await passwordSignIn({ email, password })
      } catch (error) {
        if (!(error instanceof TooManyHashesError)) throw error
        await takeBackAttempt(db, admission.counted, now)
        return { outcome: "busy" }
      }
      if (token === null) {
        await recordRefusal(email, "credentials", now)
        return { outcome: "invalid-credentials" }
      }

      const replaces = await sessionCookie.readToken(request)
      let admin: Admin | null
      try {
        admin = await db.transaction(async (tx) => {
          const admin = await startSession(tx, token, replaces, now)
          if (!admin) return null
          await takeBackAttempt(tx, admission.counted, now)
          await forgetFailures(tx, person.key)
          await recordAudit(tx, signedEvent("admin.signed-in", admin, now))
          return admin
        })
      } catch (error) {
        // The token never left the server; without the database it cannot be deleted now, and no cookie leads to it.
        await endSession(db, token).catch(() => null)
        return { outcome: "check-failed", error }
      }
      if (!admin) {
        await recordRefusal(email, "not-admin", now)
        return { outcome: "not-admin" }
      }
      const setCookies = [
        await sessionCookie.issue(token),
        await deviceCookie.issue(account.key, deviceId, now),
      ]
      return { outcome: "signed-in", admin, setCookies }
    },

    async signOut(request, now) {
      const token = await sessionCookie.readToken(request)
      if (token)
        await db.transaction(async (tx) => {
          const admin = await endSession(tx, token)
          if (admin) await recordAudit(tx, signedEvent("admin.signed-out", admin, now))
        })
      return sessionCookie.clear()
    },

    async currentAdmin(request, now) {
      const token = await sessionCookie.readToken(request)
      return token ? findSessionAdmin(db, token, now) : null
    },

    createAdmin: (account, now = new Date()) =>
      createAdmin(db, hasher, { ...account, via: "environment" }, now),

    async createFirstAdmin(token, { email, password }, now) {
      // Before the hash, so that nobody without a link makes the machine work; and again inside the transaction.
      if (!(await isSetupLinkOpen(db, token, now))) return { outcome: "link-closed" }
      try {
        const passwordHash = await hasher.hash(password)
        return await createFirstAdmin(db, token, { email, passwordHash }, now)
      } catch (error) {
        if (error instanceof TooManyHashesError) return { outcome: "busy" }
        throw error
      }
    },

    hasAdmin: () => hasAdmin(db),
    listAdminEmails: () => listAdminEmails(db),
  }
}

function signedEvent(action: "admin.signed-in" | "admin.signed-out", admin: Admin, at: Date) {
  return { at, actorId: admin.id, actor: admin.name, action, subjectType: "user", subjectId: admin.id }
}
