import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { type Form, isTaken, openForm } from "../../e2e/form-posts.ts"

/** Opens and sends a form, again until it is taken. */
export async function sendUntilTaken(
  origin: string,
  form: Form,
  email: string,
  tries = 20,
): Promise<boolean> {
  for (let i = 0; i < tries; i++) {
    const send = await openForm(origin, form, { email })
    if (send && isTaken(await send())) return true
    await sleep(500)
  }
  return false
}

/** @returns how often each of the addresses is stored */
export async function countByEmail(
  db: pg.Client,
  form: Form,
  emails: string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query(
    `select email, count(*)::int as times from ${form.table} where email = any($1) group by email`,
    [emails],
  )
  return new Map(rows.map((row) => [row.email, row.times]))
}
