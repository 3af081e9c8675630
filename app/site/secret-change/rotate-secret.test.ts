import { beforeEach, describe, expect, test } from "vitest"
import { personKey } from "#app/admin/personal-data/erasure.server.ts"
import { replaceRecoveryCodes } from "#app/auth/second-factors/recovery-codes.server.ts"
import { acceptCode, sealedFor } from "#app/auth/second-factors/second-factors.server.ts"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { createTotpSecret } from "#app/auth/second-factors/totp.server.ts"
import { readProof, writeProof } from "#app/learn/certificate/proof.server.ts"
import {
  applications,
  auditLog,
  authenticators,
  mails,
  newsletterSubscribers,
  recoveryCodes,
  settings,
  townHallSubscribers,
  users,
} from "#app/lib/db/schema.ts"
import { checkFormToken, issueFormToken } from "#app/lib/form/form-token.server.ts"
import { readKeyring } from "#app/lib/secrets/keyring.server.ts"
import { deriveSecrets, type Secrets, secretsOf } from "#app/lib/secrets/secrets.server.ts"
import { findApplicationState } from "#app/listings/application/application-state.server.ts"
import { stateTokenOf } from "#app/listings/application/state-link.server.ts"
import { addApplication, addStaff } from "#app/listings/application/test-support.ts"
import { longLivedTokens } from "#app/long-lived-tokens.ts"
import { confirmationToken, manageToken } from "#app/subscriptions/link-tokens.server.ts"
import { findByConfirmationToken, findByManageToken } from "#app/subscriptions/newsletter.server.ts"
import { ask } from "#app/subscriptions/test-support.ts"
import { joinTownHalls } from "#app/subscriptions/town-halls/test-support.ts"
import { findByToken as findGuest } from "#app/subscriptions/town-halls/town-halls.server.ts"
import { unsubscribeToken } from "#app/subscriptions/town-halls/unsubscribe-link.server.ts"
import { useDatabase } from "#test/database.ts"
import { rotateSecret } from "./rotate-secret.server.ts"

const database = useDatabase()
/** Same as in the tests' support files. */
const lock = "a secret of the tests, and of nothing else"
const before = deriveSecrets(lock)
const now = new Date("2026-05-01T12:00:00Z")
const day = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)
const email = "ada@example.org"
const totp = createTotpSecret()

beforeEach(async () => {
  const { db } = database
  for (const table of [settings, mails, newsletterSubscribers, townHallSubscribers, applications, users])
    await db.delete(table)
  await addStaff(db, "Bola")
  await addStaff(db, "Grace")
  await db.insert(authenticators).values({
    ...{ userId: "Bola", createdAt: now, confirmedAt: now },
    sealedSecret: before.seal(sealedFor, "Bola", totp),
  })
})

const rotate = (leaked: boolean, at = now, locks = [lock]) =>
  rotateSecret(database.db, { locks, leaked, longLivedTokens, publicUrl: "https://guap.example", now: at })

/** Secrets of an instance that loads them at that time. */
async function secretsAt(at: Date, locks = [lock]): Promise<Secrets> {
  const found = await readKeyring(database.db, locks)
  if (found.kind === "closed") throw new Error("The ring is closed")
  return secretsOf(found.ring, at)
}

const lastEntry = async () => (await database.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)

const accepts = (secrets: Secrets, at: Date) =>
  acceptCode(database.db, codeAt(totp, at), "Bola", { secrets, now: at })

describe("a changed secret", () => {
  test("keeps earlier links valid on day 89, and not on day 91", async () => {
    const old = before.sign("listing-claim", "1")
    expect(await rotate(false)).toEqual({ kind: "rotated", until: day(90), lost: 0 })
    expect((await secretsAt(day(89))).verify("listing-claim", "1", old)).toBe(true)
    expect((await secretsAt(day(91))).verify("listing-claim", "1", old)).toBe(false)
    const made = (await secretsAt(now)).sign("listing-claim", "1")
    expect(made).not.toBe(old)
    expect((await secretsAt(day(91))).verify("listing-claim", "1", made)).toBe(true)
  })

  test("accepts forms that were open during the change, also after a second change", async () => {
    const token = issueFormToken(before, "contact", now)
    await rotate(false)
    await rotate(false)
    const later = new Date(now.getTime() + 60_000)
    expect(checkFormToken(await secretsAt(later), "contact", token, later)).toBe("ok")
  })

  test("keeps authenticator apps and recovery codes working without the former secret", async () => {
    const [code = ""] = await replaceRecoveryCodes(database.db, before, "Bola")
    await rotate(false)
    expect(await accepts(await secretsAt(now), now)).toBe("code")
    const late = await secretsAt(day(400))
    expect(await acceptCode(database.db, code, "Bola", { secrets: late, now: day(400) })).toBe(
      "recovery-code",
    )
    const [row] = await database.db.select().from(authenticators)
    expect(before.open(sealedFor, "Bola", row?.sealedSecret ?? "")).toBeNull()
  })

  test("opens what an outdated instance sealed, and seals it again with the next change", async () => {
    await rotate(false)
    await database.db.update(authenticators).set({ sealedSecret: before.seal(sealedFor, "Bola", totp) })
    expect(await accepts(await secretsAt(day(91)), day(91))).toBe("code")
    expect(await rotate(false, day(92))).toMatchObject({ lost: 0 })
  })

  test("keeps certificates, subscriptions and links of applicants valid if it has not leaked", async () => {
    const { db } = database
    const proof = { day: "2026-05-01", lessons: ["wallets"] as const }
    const written = writeProof(before, proof)
    await ask(db, email, now)
    await rotate(false)
    const late = await secretsAt(day(400))
    expect(readProof(late, written)).toEqual(proof)
    expect(manageToken(late, email)).toBe(manageToken(before, email))
    expect(await findByManageToken(db, manageToken(late, email))).toBeDefined()
  })

  test("is in the audit log, and every administrator is told what expires when", async () => {
    await rotate(false)
    expect(await lastEntry()).toMatchObject({
      actor: "command",
      actorId: null,
      action: "settings.secret-changed",
    })
    const told = await database.db.select().from(mails)
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(["bola@guap.example", "grace@guap.example"])
    expect(told[0]?.text).toContain("Jul 30, 2026")
  })
})

describe("a leaked secret", () => {
  test("ends everything signed with it or with earlier ones at once", async () => {
    const older = before.sign("listing-claim", "1")
    const form = issueFormToken(before, "contact", now)
    const written = writeProof(before, { day: "2026-05-01", lessons: ["wallets"] })
    await rotate(false)
    const newer = (await secretsAt(now)).sign("listing-claim", "1")
    expect(await rotate(true)).toEqual({ kind: "rotated", until: null, lost: 0 })
    const secrets = await secretsAt(now)
    for (const link of [older, newer]) expect(secrets.verify("listing-claim", "1", link)).toBe(false)
    expect(checkFormToken(secrets, "contact", form, new Date(now.getTime() + 60_000))).toBe("stale")
    expect(readProof(secrets, written)).toBeNull()
  })

  test("keeps authenticator apps, and ends recovery codes", async () => {
    const { db } = database
    const [code = ""] = await replaceRecoveryCodes(db, before, "Bola")
    await rotate(true)
    const secrets = await secretsAt(now)
    expect(await accepts(secrets, now)).toBe("code")
    expect(await acceptCode(db, code, "Bola", { secrets, now })).toBeNull()
    expect(await db.$count(recoveryCodes)).toBe(0)
  })

  test("ends mailed links, and the next mail has a working one", async () => {
    const { db } = database
    await ask(db, email, now)
    await joinTownHalls(db, { fullName: "Ada", email })
    await addApplication(db, {})
    const [reader] = await db.select().from(newsletterSubscribers)
    const [application] = await db.select().from(applications)
    if (!reader || !application) throw new Error("Nobody asked")
    await rotate(true)
    const after = await secretsAt(now)
    const found = async (secrets: Secrets) => [
      (await findByConfirmationToken(db, confirmationToken(secrets, email, reader.requestedAt), now))
        .state !== "unknown",
      (await findByManageToken(db, manageToken(secrets, email))) !== undefined,
      (await findGuest(db, unsubscribeToken(secrets, email))) !== undefined,
      (await findApplicationState(db, stateTokenOf(secrets, application.submissionKey))) !== undefined,
    ]
    expect(await found(before)).toEqual([false, false, false, false])
    expect(await found(after)).toEqual([true, true, true, true])
  })

  test("gives erased persons the same pseudonym as the erasure list beside the backups", async () => {
    await rotate(false)
    await rotate(true)
    await rotate(false)
    expect(personKey(await secretsAt(now), "Ada@example.org")).toBe(personKey(before, email))
  })

  test("is in the audit log, and every administrator is told what has ended", async () => {
    await rotate(true)
    expect(await lastEntry()).toMatchObject({ actor: "command", action: "settings.secret-replaced" })
    expect(await database.db.select().from(mails)).toMatchObject([
      { urgency: "account", text: expect.stringContaining("recovery codes no longer work") },
      { urgency: "account" },
    ])
  })
})

test("nothing is changed if no key-encryption key opens the keyring", async () => {
  await rotate(false)
  const kept = await database.db.select().from(settings)
  const sealed = await database.db.select().from(authenticators)
  expect(await rotate(false, now, ["another lock, of another installation"])).toEqual({ kind: "closed" })
  expect(await database.db.select().from(settings)).toEqual(kept)
  expect(await database.db.select().from(authenticators)).toEqual(sealed)
})

test("the database alone reveals no secret, and the key-encryption key can be replaced", async () => {
  await rotate(false)
  const next = "the lock that comes after the one of the tests"
  const made = (await secretsAt(now)).sign("form", "a")
  expect(await rotate(false, now, [next, lock])).toMatchObject({ kind: "rotated" })
  expect((await secretsAt(now, [next])).verify("form", "a", made)).toBe(true)
  expect(await readKeyring(database.db, [lock])).toEqual({ kind: "closed" })
  const [row] = await database.db.select().from(settings)
  expect(JSON.stringify(row)).not.toContain(lock)
})

test("a change that fails half-way leaves everything unchanged", async () => {
  const fails = async () => {
    throw new Error("The power is gone.")
  }
  const rotation = { locks: [lock], leaked: true, publicUrl: "https://guap.example", now }
  await expect(rotateSecret(database.db, { ...rotation, longLivedTokens: [fails] })).rejects.toThrow("power")
  expect(await database.db.select().from(settings)).toEqual([])
  expect(await database.db.select().from(mails)).toEqual([])
  expect(await accepts(await secretsAt(now), now)).toBe("code")
})
