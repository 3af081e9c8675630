import type pg from "pg"
import { type Form, forms, registration } from "../../e2e/form-posts.ts"
import { countByEmail } from "./visitors.ts"

/** What must stay nothing. */
export type Counted = { lost: number; doubled: number; incomplete: number }

/** The product keys a form by form and answers; here the address tells which one it is. */
const emailOf = (key: string) => `${key}@example.org`
const keyOf = (email: string) => email.split("@")[0] ?? ""

/** What a visitor types whose key it is. */
export function fieldsFor(form: Form, key: string): Record<string, string> {
  const email = { email: emailOf(key) }
  return form === registration ? { ...email, businessName: `Chaos test ${key}` } : email
}

/** Which of them are stored, by key. */
export async function keysIn(db: pg.Client, sent: { form: Form; key: string }[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const form of forms) {
    const emails = sent.filter((one) => one.form === form).map(({ key }) => emailOf(key))
    for (const email of (await countByEmail(db, form, emails)).keys()) present.add(keyOf(email))
  }
  return present
}

/** At the end: each form that was taken is there, and none is there twice. */
export async function countForms(
  db: pg.Client,
  taken: Map<Form, Set<string>>,
  counted: Counted,
): Promise<void> {
  for (const [form, keys] of taken) {
    const { rows } = await db.query(`select email, count(*)::int as times from ${form.table} group by email`)
    const times = new Map<string, number>(rows.map((row) => [keyOf(row.email), row.times]))
    counted.doubled += [...times.values()].filter((count) => count > 1).length
    counted.lost += [...keys].filter((key) => !times.has(key)).length
  }
}

/** Each application is whole (staff were told of it by a mail, or in a digest that took its place), and no entry and no mail of one belongs to none. */
export async function countApplications(db: pg.Client, counted: Counted): Promise<void> {
  const { rows } = await db.query(`
    with entries as (
      select subject_id, count(*) as n from audit_log where action = 'merchant.submitted' group by subject_id
    ), queued as (
      select split_part(dedupe_key, ':', 2) as id,
        count(*) filter (where kind = 'merchant-received') as received, count(*) filter (where kind = 'merchant-new') as told
      from mails
      where dedupe_key like 'merchant-received:%' or dedupe_key like 'merchant-new:%' group by 1
    )
    select count(*) filter (where m.id is null or e.n is distinct from 1 or q.received > 1 or q.told > 1)::int as wrong
    from merchant_requests m
    full join entries e on e.subject_id = m.id::text
    full join queued q on q.id = coalesce(m.id::text, e.subject_id)`)
  counted.incomplete += rows[0].wrong
  const { rows: twice } = await db.query(
    "select count(*)::int as n from (select dedupe_key from mails group by dedupe_key having count(*) > 1) as doubled",
  )
  counted.doubled += twice[0].n
}
