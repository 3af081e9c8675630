import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { useProduct } from "./harness.ts"

// crash.test.ts is the same for the registration of a business, in a stream of them.

const product = useProduct()

type Form = { path: string; table: string; fields: Record<string, string>; parts?: true; mailKey: string }
const forms: Form[] = [
  {
    path: "/contact",
    table: "contact_messages",
    fields: { name: "Ada", category: "Other", message: "Hello" },
    mailKey: "contact-new:",
  },
  {
    path: "/community/story",
    table: "story_submissions",
    fields: { name: "Ada", title: "A story", story: "Once.", category: "Business" },
    parts: true,
    mailKey: "story-",
  },
  {
    path: "/town-halls",
    table: "town_hall_subscribers",
    fields: { fullName: "Ada Obi" },
    mailKey: "town-hall-",
  },
  { path: "/newsletter", table: "newsletter_subscribers", fields: { form: "page" }, mailKey: "newsletter" },
]

/** The form as it was rendered, filled in: it can be sent more than once. */
async function open({ path, fields, parts }: Form, email: string): Promise<() => Promise<Response>> {
  const page = await (await fetch(product.origin + path)).text()
  const body = parts ? new FormData() : new URLSearchParams()
  // The box in the footer has a form of its own, without these.
  for (const name of ["token", "submissionKey", "consent"]) {
    const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1]
    if (value) body.set(name, value)
  }
  for (const [name, value] of Object.entries({ ...fields, email })) body.set(name, value)
  return () =>
    fetch(product.origin + path, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { origin: product.origin },
    })
}

const countOf = (query: ReturnType<typeof sql>) =>
  product.database(async (db) => Number((await db.execute<{ count: number }>(query)).rows[0]?.count))

test.each(forms)(
  "a server that dies in the middle of $path loses nothing and doubles nothing",
  async (form) => {
    const emails = [0, 4, 12, 30].map((ms) => ({ ms, email: `killed-${form.table}-${ms}@example.org` }))
    for (const { ms, email } of emails) {
      const send = await open(form, email)
      const first = send().catch(() => undefined)
      await sleep(ms)
      await product.stop("SIGKILL")
      await first
      await product.start()
      // Whatever became of the first time, the person presses the button again.
      expect((await send()).status).toBeLessThan(500)
      const table = sql.identifier(form.table)
      expect(await countOf(sql`select count(*) from ${table} where email = ${email}`), `after ${ms} ms`).toBe(
        1,
      )
    }
    // Each has its mails once: as many of each kind as there are rows.
    const kinds = await product.database((db) =>
      db.execute<{ kind: string; count: number }>(
        sql`select kind, count(*)::int as count from mails where dedupe_key like ${`${form.mailKey}%`} group by kind`,
      ),
    )
    expect(kinds.rows.length).toBeGreaterThan(0)
    for (const { kind, count } of kinds.rows) expect([kind, count]).toEqual([kind, emails.length])
  },
)
