import { desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { applicationQuestions as questions } from "#app/lib/db/schema.ts"

/** All questions about an application, newest first. */
export function listQuestions(db: Database, applicationId: number) {
  const { number, question, askedAt, answeredAt, answer, changes } = questions
  return db
    .select({ number, question, askedAt, answeredAt, answer, changes })
    .from(questions)
    .where(eq(questions.applicationId, applicationId))
    .orderBy(desc(questions.number))
}
