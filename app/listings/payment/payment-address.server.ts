import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { users } from "#app/lib/db/schema.ts"

/**
 * The terms on which a payment address is shown that somebody set just now: where there are two administrators, after a second
 * one's yes.
 *
 * @param address null: it was removed, which waits for nothing
 * @param by the member of the staff; null for anybody else
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
