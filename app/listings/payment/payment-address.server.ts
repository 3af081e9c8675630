import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { users } from "#app/lib/db/schema.ts"

/**
 * Column values of a new payment address: pending, and with two or more
 * administrators subject to the approval of a second one.
 *
 * @param address null if it was removed, which takes effect at once
 * @param by the staff member; null for anybody else
 */
export async function walletTermsFrom(
  tx: Database,
  address: string | null,
  { by, now }: { by: { id: string } | null; now: Date },
) {
  return {
    walletChangedAt: now,
    walletChangedBy: by?.id ?? null,
    walletNeedsYes: address !== null && (await countAdministrators(tx)) > 1,
    walletAgreedAt: null,
    walletAgreedBy: null,
  }
}

export function countAdministrators(db: Database): Promise<number> {
  return db.$count(users, eq(users.isAdmin, true))
}
