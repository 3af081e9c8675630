import { eq } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/db/client.server.ts"
import { users } from "#app/db/schema.ts"
import { displayNameLength } from "#app/platform/accounts/options.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import { checkValues, readValues } from "#app/platform/form/parse-form.ts"
import { holdsAddress } from "#app/platform/text/holds-address.ts"
import { accountContent } from "#content/en/admin-account.ts"

const schema = z.object({
  displayName: z
    .string()
    .max(displayNameLength)
    .refine((name) => !holdsAddress(name), { error: () => accountContent.account.displayName.address }),
})

/** Keeps what readers see above this person's articles. @returns what is wrong with it, and what was typed */
export async function chooseDisplayName(
  db: Database,
  by: { id: string; name: string },
  form: FormData,
  now: Date,
): Promise<{ displayName: string; error?: string }> {
  const { displayName } = readValues(schema, form)
  const { errors } = checkValues(schema, { displayName })
  if (errors) return { displayName, error: errors.displayName }
  await db.transaction(async (tx) => {
    await tx.update(users).set({ displayName }).where(eq(users.id, by.id))
    await recordAct(tx, "account.display-name-chosen", { type: "user", id: by.id }, { by, now })
  })
  return { displayName }
}
