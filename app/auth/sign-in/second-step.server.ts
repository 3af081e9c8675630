import type { Database } from "#app/lib/db/client.server.ts"
import { createOwnCookie } from "#app/lib/http/own-cookie.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import type { Site, SiteNow } from "#app/lib/site.ts"
import { queueAccountMail } from "../accounts/account-events.server.ts"
import { type Account, type Admin, findAccount } from "../accounts/accounts.server.ts"
import { acceptPasskey } from "../second-factors/passkeys.server.ts"
import { countRecoveryCodes } from "../second-factors/recovery-codes.server.ts"
import { acceptCode, findSecondFactors, type SecondFactors } from "../second-factors/second-factors.server.ts"
import { enter, type SignedIn } from "./open-session.server.ts"
import type { Refusal } from "./refusals.ts"
import { type Attempt, admit, recordRefusal } from "./waits/attempts.server.ts"

/** Time limit for the second step. */
const lifetimeSeconds = 5 * 60
const daySeconds = 24 * 60 * 60
const mistakesOfADay = 5

/** The account, the time of the first step, and the password used: changing the password invalidates the cookie. */
type ShownPassword = { userId: string; shownAt: number; passwordSince: number }

/** The state between the two steps of a sign-in. There is no session yet, and the cookie grants no access. */
const secondStepCookie = (site: Site) =>
  createOwnCookie("second-step", { ...site, maxAge: lifetimeSeconds, sameSite: "strict" })

/** @returns the Set-Cookie value after a correct password */
export function issueSecondStep(account: Account, { now, ...site }: SiteNow): Promise<string> {
  const shown = {
    userId: account.id,
    shownAt: now.getTime(),
    passwordSince: account.passwordSince?.getTime() ?? 0,
  } satisfies ShownPassword
  return secondStepCookie(site).serialize(shown)
}

/** The account at its second step in this browser, and its second factors. */
export async function findSecondStep(
  db: Database,
  request: Request,
  { now, ...site }: SiteNow,
): Promise<{ account: Account; factors: SecondFactors } | null> {
  const shown: ShownPassword | "" | null = await secondStepCookie(site).parse(request.headers.get("Cookie"))
  if (!shown) return null
  const age = now.getTime() - shown.shownAt
  if (age < 0 || age >= lifetimeSeconds * 1000) return null
  const account = await findAccount(db, { id: shown.userId })
  if (!account?.isAdmin || account.passwordSince?.getTime() !== shown.passwordSince) return null
  return { account, factors: await findSecondFactors(db, account.id) }
}

/** @param proof a typed code, or the answer of a passkey as JSON */
export async function finishSignIn(
  db: Database,
  proof: { code: string } | { passkey: string },
  attempt: Attempt,
): Promise<SignedIn | Refusal> {
  const { request, now } = attempt
  const at = await findSecondStep(db, request, attempt)
  if (!at) return { kind: "start-again" }
  const { account } = at
  const admitted = await admit(db, account, attempt, "code" in proof ? "second-step" : "passkey")
  if (admitted.kind === "wait") return admitted
  const entered = await enter(db, account, admitted, attempt, async (tx) => {
    if ("code" in proof) return acceptTypedCode(tx, proof.code, account, attempt)
    const use = { purpose: "second-step", subject: account.id } as const
    return (await acceptPasskey(tx, proof.passkey, account.id, use, attempt)) ? "password and passkey" : null
  })
  if (entered.kind === "not-admin") return { kind: "start-again" }
  if (entered.kind === "invalid-credentials") {
    await recordRefusal(db, account.id, "second-step", now)
    await tellOfWrongSecondSteps(db, account, attempt)
    return entered
  }
  const done = await secondStepCookie(attempt).serialize("", { maxAge: 0 })
  return { ...entered, setCookies: [...entered.setCookies, done] }
}

async function acceptTypedCode(
  tx: Database,
  code: string,
  admin: Admin,
  { secrets, publicUrl, now }: SiteNow,
): Promise<string | null> {
  const kind = await acceptCode(tx, code, admin.id, { secrets, now })
  if (kind === "recovery-code") {
    const left = String(await countRecoveryCodes(tx, admin.id))
    await queueAccountMail(tx, "recovery-code-used", { to: admin, values: { left }, publicUrl, now })
  }
  return kind && `password and ${kind}`
}

/** The person at the second step knows the password. After five failures in a day the owner gets one mail. */
async function tellOfWrongSecondSteps(
  db: Database,
  admin: Admin,
  { secrets, publicUrl, now }: SiteNow,
): Promise<void> {
  const key = `second-step-day:${secrets.mark("sign-in", `second-step-day.${admin.id}`)}`
  await db.transaction(async (tx) => {
    const { hits } = await countHit(tx, key, daySeconds, now)
    if (hits === mistakesOfADay)
      await queueAccountMail(tx, "second-step-guessed", { to: admin, publicUrl, now })
  })
}
