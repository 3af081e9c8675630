import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { type Form, isTaken, openForm } from "../../e2e/form-posts.ts"

/** Opens a form, with retries: an instance that has just started on a busy machine refuses some visitors. */
export async function openInTime(
  origin: string,
  form: Form,
  fields: Record<string, string>,
  tries = 40,
): ReturnType<typeof openForm> {
  for (let i = 0; i < tries; i++) {
    const send = await openForm(origin, form, fields)
    if (send) return send
    await sleep(500)
  }
  return undefined
}

/** Opens and sends a form, with retries until it is accepted. */
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
