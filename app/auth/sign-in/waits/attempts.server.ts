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

/** An attempt to sign in or to confirm. */
export type Attempt = SiteNow & {
  /** Its cookies contain the replaced session and the device; its headers the user agent. */
  request: Request
  /** Client network for rate limits (requestFacts). */
  limitGroup: string
}

export type Admitted = {
  kind: "admitted"
  /** Set for a browser in which this account has signed in before. */
  deviceId?: string
  counted: Counted
  /** Counters to reset if the attempt succeeds. */
  forgets: Counter[]
}

type CounterKind = keyof typeof counterRules

/**
 * A counter with a pseudonymous key that reveals neither address nor account.
 *
 * @param part counted separately; all parts of a name share a key prefix
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
 * Counts an attempt as failed before looking at it. Nobody can lock out the owner: a known
 * device has its own counter, and a network without a failure at this account for a day
 * has an attempt of its own, however many others fail (docs/decisions/staff-access.md).
 *
 * @param account named in the attempt, existing or not
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
    // A passkey cannot be guessed, so failures only delay their own address.
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
 * For operators: resets all failure counters of an account, and of all addresses,
 * because the owner's address is unknown. Other accounts keep their ceilings.
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

/** Takes back the count of a successful attempt. Pass its transaction. */
export async function forgive(tx: Database, { counted, forgets }: Admitted, now: Date): Promise<void> {
  await takeBackAttempt(tx, counted, now)
  await forgetFailures(
    tx,
    forgets.map(({ key }) => key),
  )
}

/** @param userId undefined for an unknown account: the log never contains typed addresses */
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

/** `account`: pseudonymous key of the account, never its e-mail address. */
type Device = { id: string; account: string; issuedAt: number }

/**
 * Identifies a browser in which this account has signed in before (OWASP, Device Cookies). Its
 * failures are counted separately, so that an attacker cannot lock out the owner. Grants no access.
 */
const deviceCookie = (site: Site) =>
  createOwnCookie("device", { ...site, maxAge: deviceLifetimeSeconds, sameSite: "strict" })

/** The device of the request; undefined if its cookie is older than the current password. */
async function findDevice(
  { email, passwordSince }: { email: string; passwordSince?: Date | null },
  attempt: Attempt,
): Promise<string | undefined> {
  const device: Device | "" | null = await deviceCookie(attempt).parse(attempt.request.headers.get("Cookie"))
  if (!device || device.account !== counter(attempt, "account", email).key) return undefined
  const { now } = attempt
  // Ignore the time of a password set while the clock was ahead: otherwise all browsers would be unknown until then.
  if (passwordSince && passwordSince <= latestSane(now) && device.issuedAt < passwordSince.getTime())
    return undefined
  const isNew = now.getTime() - device.issuedAt < deviceLifetimeSeconds * 1000
  return isNew && device.issuedAt <= latestSane(now).getTime() ? device.id : undefined
}

/** The Set-Cookie value after a sign-in. A known browser keeps its device id. */
export async function issueDevice(email: string, knownId: string | undefined, on: SiteNow): Promise<string> {
  return deviceCookie(on).serialize({
    id: knownId ?? randomUUID(),
    account: counter(on, "account", email).key,
    issuedAt: on.now.getTime(),
  } satisfies Device)
}
