import { eq, sql } from "drizzle-orm"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { authenticators, passkeys, settings, users } from "#app/lib/db/schema.ts"
import { asksForSecondStep, findSecondFactors } from "../second-factors/second-factors.server.ts"
import { type AccountChange, queueAccountMail } from "./account-events.server.ts"

/** Key in the settings table; value: { required: true }. */
const key = "second-step"

/** Whether a second step is required for every administrator. */
export async function isSecondStepRequired(db: Database): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return (row?.value as { required?: boolean } | undefined)?.required === true
}

/** SQL condition for queries on `users`: the rule is on and this account has no second step. */
export const lacksRequiredStep = sql<boolean>`(
  exists (select from ${settings} where ${settings.key} = ${key} and ${settings.value} @> '{"required": true}')
  and not exists (select from ${authenticators}
    where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)
  and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
)`

/**
 * Makes a second step required or optional, and mails all staff.
 *
 * @returns `none-yourself` if the caller has no second step and would be locked out
 */
export async function changeSecondStepRule(
  db: Database,
  required: boolean,
  { by, publicUrl, now }: AccountChange,
): Promise<{ kind: "saved" | "none-yourself" }> {
  return db.transaction(async (tx) => {
    if (required && !asksForSecondStep(await findSecondFactors(tx, by.id))) return { kind: "none-yourself" }
    if ((await isSecondStepRequired(tx)) === required) return { kind: "saved" }
    const value = { value: { required }, updatedAt: now }
    await tx
      .insert(settings)
      .values({ key, ...value })
      .onConflictDoUpdate({ target: settings.key, set: value })
    const event = required ? "second-step-required" : "second-step-optional"
    await recordAudit(tx, {
      ...actBy(by, now),
      action: `settings.${event}`,
      subjectType: "setting",
      subjectId: key,
    })
    await queueAccountMail(tx, event, { to: null, values: { by: by.name }, publicUrl, now })
    return { kind: "saved" }
  })
}
