import { eq } from "drizzle-orm"
import { z } from "zod"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { users } from "#app/lib/db/schema.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { holdsAddress } from "#app/lib/text/holds-address.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { displayNameLength } from "../accounts/options.ts"

const schema = z.object({
  displayName: z
    .string()
    .max(displayNameLength)
    .refine((name) => !holdsAddress(name), { error: () => accountContent.account.displayName.address }),
})

/** Stores the author name shown to readers. @returns the typed name, and its error if it was refused */
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
