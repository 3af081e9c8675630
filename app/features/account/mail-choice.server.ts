import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { users } from "#app/db/schema.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import { mailTopics } from "#app/platform/mail/staff-topics.ts"

/** Which mails to the staff this account has chosen; null for who has never chosen. */
export async function findMailTopics(db: Database, id: string): Promise<string[] | null> {
  const [row] = await db.select({ topics: users.mailTopics }).from(users).where(eq(users.id, id))
  return row?.topics ?? null
}

/** Keeps which mails to the staff somebody gets: what was ticked; what is no topic is left out. */
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
