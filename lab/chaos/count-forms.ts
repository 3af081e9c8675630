import type pg from "pg"
import { type Form, forms, registration } from "../../e2e/form-posts.ts"
import { type Finding, holds } from "./fault.ts"
import { countByEmail } from "./visitors.ts"

/** Names of wrong forms; all lists must stay empty. */
export type Wrongs = Record<"lost" | "doubled" | "incomplete", string[]>
export const noWrongs = (): Wrongs => ({ lost: [], doubled: [], incomplete: [] })

const namedAtMost = 5

export function holdsWithout({ lost, doubled, incomplete }: Wrongs): Finding {
  const named = [...lost, ...doubled, ...incomplete].slice(0, namedAtMost).join("; ")
  const counts = `${lost.length}, ${doubled.length}, ${incomplete.length}`
  return holds("lost, doubled, incomplete", named === "", named === "" ? counts : `${counts} (${named})`)
}

/** The key of a form is not visible outside; the email address identifies the form instead. */
const emailOf = (key: string) => `${key}@example.org`
const keyOf = (email: string) => email.split("@")[0] ?? ""

/** The form's name in the report. */
export const nameOf = ({ form, key }: { form: Form; key: string }) => `${form.table} ${key}`

/** The fields of a form that belongs to a key. */
export function fieldsFor(form: Form, key: string): Record<string, string> {
  const email = { email: emailOf(key) }
  return form === registration ? { ...email, businessName: `Chaos test ${key}` } : email
}

/** The keys of the forms that are stored. */
export async function keysIn(db: pg.Client, sent: { form: Form; key: string }[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const form of forms) {
    const emails = sent.filter((one) => one.form === form).map(({ key }) => emailOf(key))
    for (const email of (await countByEmail(db, form, emails)).keys()) present.add(keyOf(email))
  }
  return present
}

/** Checks at the end: each accepted form is stored exactly once. */
export async function countForms(
  db: pg.Client,
  taken: Map<Form, Set<string>>,
  wrongs: Wrongs,
): Promise<void> {
  for (const [form, keys] of taken) {
    const { rows } = await db.query(`select email, count(*)::int as times from ${form.table} group by email`)
    const times = new Map<string, number>(rows.map((row) => [keyOf(row.email), row.times]))
    const named = (found: string[]) => found.map((key) => nameOf({ form, key }))
    wrongs.doubled.push(...named([...times.keys()].filter((key) => (times.get(key) ?? 0) > 1)))
    wrongs.lost.push(...named([...keys].filter((key) => !times.has(key))))
  }
}

/**
 * Checks that each application is complete (staff got a mail about it, or a digest instead), and that every audit entry and mail
 * belongs to an application.
 */
export async function countApplications(db: pg.Client, wrongs: Wrongs): Promise<void> {
  const { rows } = await db.query(`
    with entries as (
      select subject_id, count(*) as n from audit_log where action = 'merchant.submitted' group by subject_id
    ), queued as (
      select split_part(dedupe_key, ':', 2) as id,
        count(*) filter (where kind = 'merchant-received') as received, count(*) filter (where kind = 'merchant-new') as told
      from mails
      where dedupe_key like 'merchant-received:%' or dedupe_key like 'merchant-new:%' group by 1
    )
    select format('application %s: %s rows, %s entries, %s and %s mails', coalesce(m.id::text, e.subject_id, q.id),
      num_nonnulls(m.id), coalesce(e.n, 0), coalesce(q.received, 0), coalesce(q.told, 0)) as wrong
    from merchant_requests m
    full join entries e on e.subject_id = m.id::text
    full join queued q on q.id = coalesce(m.id::text, e.subject_id)
    where m.id is null or e.n is distinct from 1 or q.received > 1 or q.told > 1`)
  wrongs.incomplete.push(...rows.map(({ wrong }) => wrong))
  const { rows: twice } = await db.query(
    "select dedupe_key as key from mails group by dedupe_key having count(*) > 1",
  )
  wrongs.doubled.push(...twice.map(({ key }) => `mail ${key}`))
}
