import { and, eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { type Admin, type CreateOutcome, createAdmin, hasAdmin, listAdminEmails } from "./admins.server.ts"
import type { Credentials } from "./credentials.server.ts"
import { acceptPasskey, findClaimedOwner } from "./passkeys.server.ts"
import { findPasswordHash, passwordSince } from "./password.server.ts"
import { createPasswordHasher, TooManyHashesError } from "./password-hash.server.ts"
import { createPasswordSignIn } from "./password-sign-in.server.ts"
import {
  acceptCode,
  asksForSecondStep,
  findSecondFactors,
  type SecondFactors,
} from "./second-factors.server.ts"
import { createSecondStepCookie } from "./second-step-cookie.server.ts"
import { tellOfWrongSecondSteps } from "./second-step-warning.server.ts"
import {
  addSession,
  createSessionCookie,
  endSession,
  findSessionAdmin,
  renewSession,
  type SignedInAdmin,
  startSession,
} from "./sessions.server.ts"
import { createFirstAdmin, isSetupLinkOpen, type SetupOutcome } from "./setup-links.server.ts"
import { recordRefusal, signedEvent } from "./sign-in-audit.server.ts"
import type {
  Attempt,
  Proof,
  ReauthenticationOutcome,
  Refusal,
  SignedIn,
  SignInAttempt,
  SignInOutcome,
} from "./sign-in-outcomes.ts"
import {
  admitAttempt,
  type Counter,
  createDeviceCookie,
  forgetFailures,
  longestWait,
  takeBackAttempt,
} from "./sign-in-throttle.server.ts"

export type { Admin, SignedInAdmin }

export type AdminAuth = {
  signIn(attempt: SignInAttempt): Promise<SignInOutcome>
  /** Whose second step this browser is at, with what it can show. */
  findSecondStep(request: Request, now: Date): Promise<{ admin: Admin; factors: SecondFactors } | null>
  finishSignIn(attempt: Attempt & { proof: Proof }): Promise<SignedIn | Refusal>
  signInWithPasskey(attempt: Attempt & { passkey: string }): Promise<SignedIn | Refusal>
  /** Of who is signed in already, before something that matters. The session gets a new token. */
  reauthenticate(
    attempt: Attempt & { admin: SignedInAdmin; proof: { password: string } | { passkey: string } },
  ): Promise<ReauthenticationOutcome>
  /** For a password somebody has chosen. @returns null when too many are being hashed */
  hashPassword(password: string): Promise<string | null>
  /** After a new password, for the browser that chose it: its new session token, and its place among known devices. */
  keepBrowser(email: string, sessionToken: string, now: Date): Promise<string[]>
  /** @returns the Set-Cookie value that takes the session off the browser */
  signOut(request: Request, now: Date): Promise<string>
  /** Asked anew by every request: an account that is gone or no longer an administrator's is out at once. */
  currentAdmin(request: Request, now: Date): Promise<SignedInAdmin | null>
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
 * The back office's sign-in. better-auth checks passwords and makes sessions; cookies, time limits, the role, second
 * steps and the throttle are ours (docs/decisions/0004-sign-in.md says why).
 */
export function createAdminAuth(parts: { db: Database; secrets: Secrets; publicUrl: string }): AdminAuth {
  const { db, secrets, publicUrl } = parts
  const hasher = createPasswordHasher()
  const passwordSignIn = createPasswordSignIn(parts, hasher)
  const sessionCookie = createSessionCookie(secrets, publicUrl)
  const deviceCookie = createDeviceCookie(secrets, publicUrl)
  const secondStepCookie = createSecondStepCookie(secrets, publicUrl)

  /** Counted under a name that tells the database neither address nor account. */
  const counter = (kind: keyof typeof longestWait, name: string): Counter => ({
    key: `sign-in:${kind}:${secrets.sign("sign-in", `${kind}.${name}`)}`,
    maxWaitSeconds: longestWait[kind],
  })

  /**
   * Who is counted. A known device answers for itself alone: neither an account nor an address that somebody else keeps
   * busy may keep its owner out.
   */
  async function countersOf(
    email: string,
    { request, limitGroup, now }: Attempt,
    step: "first" | "second" = "first",
  ) {
    const account = counter("account", email)
    const since = await passwordSince(db, email)
    const deviceId = await deviceCookie.findId(request, account.key, { since, now })
    const stranger = step === "first" ? account : counter("second-step", email)
    const person = deviceId ? counter("device", step === "first" ? deviceId : `${deviceId}.second`) : stranger
    const counters = deviceId ? [person] : [person, counter("address", limitGroup)]
    return { account, deviceId, person, counters }
  }

  const nameOf = (request: Request) => request.headers.get("User-Agent") ?? ""

  /** A session for who has shown more than a password. `accept` proves it within the transaction, or returns null. */
  async function openSession(
    admin: Admin,
    { request, now }: Attempt,
    accept: (tx: Database) => Promise<string | null>,
    { person, counted }: { person: Counter; counted: Map<string, Date> },
  ): Promise<{ admin: Admin; token: string } | "not-admin" | null> {
    const replaces = await sessionCookie.readToken(request)
    return db.transaction(async (tx) => {
      const via = await accept(tx)
      if (via === null) return null
      const token = await addSession(tx, admin.id, now)
      const started = await startSession(tx, token, { replaces, userAgent: nameOf(request), now })
      if (!started) return "not-admin"
      await takeBackAttempt(tx, counted, now)
      await forgetFailures(tx, person.key)
      await recordAudit(tx, signedEvent("admin.signed-in", started, now, { via }))
      return { admin: started, token }
    })
  }

  const cookiesFor = async (
    token: string,
    { account, deviceId }: { account: Counter; deviceId: string | undefined },
    now: Date,
  ) => [await sessionCookie.issue(token), await deviceCookie.issue(account.key, deviceId, now)]

  async function findSecondStep(request: Request, now: Date) {
    const shown = await secondStepCookie.read(request, now)
    if (!shown) return null
    const [admin] = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.id, shown.userId), eq(users.isAdmin, true)))
    if (!admin || (await passwordSince(db, admin.email))?.getTime() !== shown.passwordSince) return null
    return { admin, factors: await findSecondFactors(db, admin.id) }
  }

  async function hashPassword(password: string): Promise<string | null> {
    try {
      return await hasher.hash(password)
    } catch (error) {
      if (error instanceof TooManyHashesError) return null
      throw error
    }
  }

  return {
    async signIn(attempt) {
      const { email, password, request, now } = attempt
      const { account, deviceId, person, counters } = await countersOf(email, attempt)
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
        await recordRefusal(db, email, "credentials", now)
        return { outcome: "invalid-credentials" }
      }

      const replaces = await sessionCookie.readToken(request)
      let result: { admin: Admin | null; needsSecondStep: boolean }
      try {
        result = await db.transaction(async (tx) => {
          const admin = await startSession(tx, token, { replaces, userAgent: nameOf(request), now })
          if (!admin) return { admin, needsSecondStep: false }
          await takeBackAttempt(tx, admission.counted, now)
          await forgetFailures(tx, person.key)
          const needsSecondStep = asksForSecondStep(await findSecondFactors(tx, admin.id))
          if (needsSecondStep) await endSession(tx, token)
          else await recordAudit(tx, signedEvent("admin.signed-in", admin, now, { via: "password" }))
          return { admin, needsSecondStep }
        })
      } catch (error) {
        // The token never left the server; without the database it cannot be deleted now, and no cookie leads to it.
        await endSession(db, token).catch(() => null)
        return { outcome: "check-failed", error }
      }
      const { admin, needsSecondStep } = result
      if (!admin) {
        await recordRefusal(db, email, "not-admin", now)
        return { outcome: "not-admin" }
      }
      if (needsSecondStep) {
        const since = await passwordSince(db, email)
        const shown = { userId: admin.id, shownAt: now.getTime(), passwordSince: since?.getTime() ?? 0 }
        return { outcome: "second-step", setCookies: [await secondStepCookie.issue(shown)] }
      }
      return { outcome: "signed-in", admin, setCookies: await cookiesFor(token, { account, deviceId }, now) }
    },

    findSecondStep,
    hashPassword,

    async finishSignIn(attempt) {
      const { request, proof, now } = attempt
      const at = await findSecondStep(request, now)
      if (!at) return { outcome: "start-again" }
      const { admin } = at
      const { account, deviceId, person, counters } = await countersOf(admin.email, attempt, "second")
      const admission = await admitAttempt(db, counters, now)
      if (!admission.counted) return { outcome: "wait", seconds: admission.waitSeconds }
      const on = { secrets, publicUrl, now }
      const purpose = { purpose: "second-step", subject: admin.id, userId: admin.id } as const
      const accept = async (tx: Database) => {
        if ("passkey" in proof)
          return (await acceptPasskey(tx, proof.passkey, purpose, on)) ? "password and passkey" : null
        const kind = await acceptCode(tx, proof.code, { by: admin, ...on })
        return kind && `password and ${kind}`
      }
      const started = await openSession(admin, attempt, accept, { person, counted: admission.counted })
      if (started === "not-admin") return { outcome: "start-again" }
      if (!started) {
        await recordRefusal(db, admin.email, "second-step", now)
        await tellOfWrongSecondSteps(db, admin, { secrets, publicUrl, now })
        return { outcome: "invalid-credentials" }
      }
      const setCookies = await cookiesFor(started.token, { account, deviceId }, now)
      setCookies.push(await secondStepCookie.clear())
      return { outcome: "signed-in", admin: started.admin, setCookies }
    },

    async signInWithPasskey(attempt) {
      const { passkey, now } = attempt
      const owner = await findClaimedOwner(db, passkey)
      const { account, deviceId, person, counters } = await countersOf(owner?.email ?? "", attempt)
      // A passkey cannot be guessed: who tries keeps nobody waiting but the own address.
      const counted = deviceId ? counters : counters.filter(({ key }) => key !== person.key)
      const admission = await admitAttempt(db, counted, now)
      if (!admission.counted) return { outcome: "wait", seconds: admission.waitSeconds }
      const accept = async (tx: Database) =>
        owner &&
        (await acceptPasskey(
          tx,
          passkey,
          { purpose: "sign-in", subject: "", userId: owner.id },
          { secrets, publicUrl, now },
        ))
          ? "passkey"
          : null
      const started = owner
        ? await openSession(owner, attempt, accept, { person, counted: admission.counted })
        : null
      if (started === "not-admin") {
        await recordRefusal(db, owner?.email ?? "", "not-admin", now)
        return { outcome: "not-admin" }
      }
      if (!started) {
        await recordRefusal(db, owner?.email ?? "", "passkey", now)
        return { outcome: "invalid-credentials" }
      }
      const setCookies = await cookiesFor(started.token, { account, deviceId }, now)
      return { outcome: "signed-in", admin: started.admin, setCookies }
    },

    async reauthenticate(attempt) {
      const { admin, proof, now } = attempt
      const { person, counters } = await countersOf(admin.email, attempt)
      const admission = await admitAttempt(db, counters, now)
      if (!admission.counted) return { outcome: "wait", seconds: admission.waitSeconds }
      let isRight = false
      if ("password" in proof) {
        const hash = await findPasswordHash(db, admin.id)
        try {
          isRight = hash !== null && (await hasher.verify({ hash, password: proof.password }))
        } catch (error) {
          if (!(error instanceof TooManyHashesError)) throw error
          await takeBackAttempt(db, admission.counted, now)
          return { outcome: "busy" }
        }
      }
      const token = await db.transaction(async (tx) => {
        const purpose = { purpose: "confirm", subject: admin.id, userId: admin.id } as const
        if ("passkey" in proof)
          isRight = await acceptPasskey(tx, proof.passkey, purpose, { secrets, publicUrl, now })
        if (!isRight) return null
        await takeBackAttempt(tx, admission.counted, now)
        await forgetFailures(tx, person.key)
        return renewSession(tx, admin.sessionId, now)
      })
      if (!isRight) {
        await recordRefusal(db, admin.email, "confirmation", now)
        return { outcome: "invalid-credentials" }
      }
      if (!token) return { outcome: "start-again" }
      return { outcome: "confirmed", setCookies: [await sessionCookie.issue(token)] }
    },

    async keepBrowser(email, sessionToken, now) {
      return cookiesFor(sessionToken, { account: counter("account", email), deviceId: undefined }, now)
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
      const passwordHash = await hashPassword(password)
      return passwordHash === null
        ? { outcome: "busy" }
        : createFirstAdmin(db, token, { email, passwordHash }, now)
    },

    hasAdmin: () => hasAdmin(db),
    listAdminEmails: () => listAdminEmails(db),
  }
}
