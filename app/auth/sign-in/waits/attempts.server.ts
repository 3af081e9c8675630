import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { findAdmin } from "#app/auth/accounts/accounts.server.ts"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { rateLimits } from "#app/lib/db/schema.ts"
import { networksAround, widestNetwork } from "#app/lib/http/networks.ts"
import { createOwnCookie } from "#app/lib/http/own-cookie.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Site, SiteNow } from "#app/lib/site.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import {
  admitAttempt,
  type Counted,
  type Counter,
  counterRules,
  forgetFailures,
  takeBackAttempt,
} from "./throttle.server.ts"

/** Somebody tries to get in, or to show once more who it is. */
export type Attempt = SiteNow & {
  /** For its cookies: the session it replaces and the device it comes from; and for what the browser calls itself. */
  request: Request
  /** Whom the address limits count (requestFacts). */
  limitGroup: string
}

export type Admitted = {
  kind: "admitted"
  /** Of a browser in which this account has signed in before. */
  deviceId?: string
  counted: Counted
  /** What is forgotten when the attempt was none of a guesser. */
  forgets: Counter[]
}

type CounterKind = keyof typeof counterRules

/**
 * Counted under names that tell the database neither address nor account.
 *
 * @param part a part of it that is counted apart; all parts of a name stand under one beginning
 */
function counter(
  { secrets }: Pick<Site, "secrets">,
  kind: CounterKind,
  name: string,
  part?: string,
): Counter {
  const hidden = (text: string) => secrets.mark("sign-in", `${kind}.${text}`)
  const key = `sign-in:${kind}:${hidden(name)}${part === undefined ? "" : `:${hidden(`${name} ${part}`)}`}`
  return { key, ...counterRules[kind] }
}

/**
 * Counts an attempt as failed, before anything that was sent is looked at. Nobody can be kept out by somebody else: a known
 * device answers for itself alone, and a network that has not failed at this account for a day has a try of its own,
 * however many others fail there (docs/decisions/0004-sign-in.md).
 *
 * @param account whom the attempt names, whether or not there is such an account
 */
export async function admit(
  db: Database,
  account: { email: string; passwordSince?: Date | null },
  attempt: Attempt,
  step: "password" | "passkey" | "second-step",
): Promise<Admitted | { kind: "wait"; seconds: number }> {
  const { limitGroup, now } = attempt
  const { email } = account
  const deviceId = await findDevice(account, attempt)
  const count = (kind: CounterKind, name: string, part?: string) => counter(attempt, kind, name, part)
  const addresses = networksAround(limitGroup).map(({ name, shares }) => {
    const one = count("address", name)
    return { ...one, freeAttempts: one.freeAttempts * shares }
  })
  const device = () => count("device", email, step === "second-step" ? `${deviceId}.second` : deviceId)
  const ofStranger = (): { counters: Counter[]; ceiling?: Counter } => {
    // A passkey cannot be guessed: who tries keeps nobody waiting but the own address.
    if (step === "passkey") return { counters: addresses }
    if (step === "second-step") return { counters: [count("second-step", email), ...addresses] }
    const network = count("network", email, widestNetwork(limitGroup))
    return { counters: [network, ...addresses], ceiling: count("account", email) }
  }
  const { counters, ceiling } = deviceId ? { counters: [device()], ceiling: undefined } : ofStranger()
  const { waitSeconds, counted } = await admitAttempt(db, counters, now, ceiling)
  if (!counted) return { kind: "wait", seconds: waitSeconds }
  const forgets = [...counters, ...(ceiling ? [ceiling] : [])].filter(
    (one) => !addresses.some(({ key }) => key === one.key),
  )
  return { kind: "admitted", deviceId, counted, forgets }
}

/**
 * For an operator: forgets every failure at an account, and those of all addresses, because nobody knows from which one its
 * owner comes. Other accounts keep their ceiling.
 */
export async function liftWaits(
  db: Database,
  secrets: Secrets,
  email: string,
  now: Date,
): Promise<{ kind: "lifted" | "not-found" }> {
  return db.transaction(async (tx) => {
    const admin = await findAdmin(tx, { email })
    if (!admin) return { kind: "not-found" }
    const ofAccount = (["account", "network", "second-step", "device"] as const).map(
      (kind) => counter({ secrets }, kind, admin.email).key,
    )
    for (const start of [...ofAccount, "sign-in:address:"])
      await tx.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${start})`)
    await recordAudit(tx, {
      ...actBy("system", now),
      action: "account.waits-lifted",
      subjectType: "user",
      subjectId: admin.id,
    })
    return { kind: "lifted" }
  })
}

/** The attempt was none of a guesser. Pass the transaction in which it succeeds. */
export async function forgive(tx: Database, { counted, forgets }: Admitted, now: Date): Promise<void> {
  await takeBackAttempt(tx, counted, now)
  await forgetFailures(
    tx,
    forgets.map(({ key }) => key),
  )
}

/** @param userId undefined for an account that is not there: the log never names what a stranger typed */
export async function recordRefusal(
  db: Database,
  userId: string | undefined,
  reason: "credentials" | "not-admin" | "second-step" | "passkey" | "confirmation",
  now: Date,
): Promise<void> {
  await recordAudit(db, {
    ...actBy("visitor", now),
    action: "admin.sign-in-refused",
    subjectType: "user",
    subjectId: userId ?? "unknown",
    details: { reason },
  })
}

const deviceLifetimeSeconds = 365 * 24 * 60 * 60

/** `account`: what the account is counted under, never its e-mail address. */
type Device = { id: string; account: string; issuedAt: number }

/**
 * Marks a browser in which this account has signed in before (OWASP, Device Cookies). Its failures are counted apart, so
 * that whoever keeps an account or an address waiting does not keep its owner out. It opens nothing by itself.
 */
const deviceCookie = (site: Site) =>
  createOwnCookie("device", { ...site, maxAge: deviceLifetimeSeconds, sameSite: "strict" })

/** Browsers that knew an earlier password are strangers again. */
async function findDevice(
  { email, passwordSince }: { email: string; passwordSince?: Date | null },
  attempt: Attempt,
): Promise<string | undefined> {
  const device: Device | "" | null = await deviceCookie(attempt).parse(attempt.request.headers.get("Cookie"))
  if (!device || device.account !== counter(attempt, "account", email).key) return undefined
  const { now } = attempt
  // A password of a clock that was ahead has no time to compare with: its browsers would be strangers until then.
  if (passwordSince && passwordSince <= latestSane(now) && device.issuedAt < passwordSince.getTime())
    return undefined
  const isNew = now.getTime() - device.issuedAt < deviceLifetimeSeconds * 1000
  return isNew && device.issuedAt <= latestSane(now).getTime() ? device.id : undefined
}

/** The Set-Cookie value after a sign-in; a known browser stays the same device. */
export async function issueDevice(email: string, knownId: string | undefined, on: SiteNow): Promise<string> {
  return deviceCookie(on).serialize({
    id: knownId ?? randomUUID(),
    account: counter(on, "account", email).key,
    issuedAt: on.now.getTime(),
  } satisfies Device)
}
