import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { users } from "#app/lib/db/schema.ts"
import { mailTopics } from "#app/lib/mail/staff-topics.ts"

/** The staff mails that this account has chosen; null if never chosen. */
export async function findMailTopics(db: Database, id: string): Promise<string[] | null> {
  const [row] = await db.select({ topics: users.mailTopics }).from(users).where(eq(users.id, id))
  return row?.topics ?? null
}

/** Stores the chosen staff mails. Unknown topics are ignored. */
export async function chooseMailTopics(
  db: Database,
  by: { id: string; name: string },
  form: FormData,
  now: Date,
): Promise<void> {
  const ticked = form.getAll("topic")
  const chosen = mailTopics.filter((topic) => ticked.includes(topic))
  await db.transaction(async (tx) => {
    await tx.update(users).set({ mailTopics: chosen }).where(eq(users.id, by.id))
    const details = { topics: chosen.join(", ") }
    await recordAct(tx, "account.mails-chosen", { type: "user", id: by.id }, { by, now }, details)
  })
}
