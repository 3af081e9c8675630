import type { Database } from "#app/db/client.server.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { queueAccountMail } from "./account-mails.tsx"
import type { Admin } from "./admins.server.ts"

const daySeconds = 24 * 60 * 60
const mistakesOfADay = 5

/** Whoever gets to the second step knows the password. After the fifth failure of a day its owner is told, once. */
export async function tellOfWrongSecondSteps(
  db: Database,
  admin: Admin,
  { secrets, publicUrl, now }: { secrets: Secrets; publicUrl: string; now: Date },
): Promise<void> {
  const key = `second-step-day:${secrets.sign("sign-in", `second-step-day.${admin.id}`)}`
  await db.transaction(async (tx) => {
    const { hits } = await countHit(tx, key, daySeconds, now)
    if (hits === mistakesOfADay)
      await queueAccountMail(tx, "second-step-guessed", { to: admin, publicUrl, now })
  })
}
