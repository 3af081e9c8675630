import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { forms, openForm } from "#e2e/form-posts.ts"
import { useProduct } from "#e2e/harness.ts"

// crash.test.ts tests the same for registrations, in a continuous stream.

const product = useProduct({}, "embedded")

/** The forms, each with the prefix of the key that makes its mails unique. */
const mailKeys = [
  ["/contact", "contact-new:"],
  ["/community/story", "story-"],
  ["/town-halls", "town-hall-"],
  ["/newsletter", "newsletter"],
]

const countOf = (query: ReturnType<typeof sql>) =>
  product.database(async (db) => Number((await db.execute<{ count: number }>(query)).rows[0]?.count))

test("a server killed during four forms loses none and stores none twice", async () => {
  const moments = [0, 4, 12, 30, 60]
  for (const ms of moments) {
    const opened = await Promise.all(
      mailKeys.map(async ([path]) => {
        const form = forms.find((one) => one.path === path)
        const email = `killed-${form?.table}-${ms}@example.org`
        const send = form && (await openForm(product.origin, form, { email }))
        if (!send) throw new Error(`${path} did not open`)
        return { send, email, table: sql.identifier(form.table) }
      }),
    )
    // A form answered within two seconds looks automated, and sends no mail.
    await sleep(2100)
    const first = opened.map(({ send }) => send())
    await sleep(ms)
    await product.stop("SIGKILL")
    await Promise.all(first)
    await product.start()
    for (const { send, email, table } of opened) {
      // Whatever happened to the first attempt, the person presses the button again.
      expect((await send())?.status).toBeLessThan(500)
      const count = await countOf(sql`select count(*) from ${table} where email = ${email}`)
      expect(count, `${email} after ${ms} ms`).toBe(1)
    }
  }
  // Each row has each of its mails once: as many mails of each type as rows.
  for (const [, mailKey] of mailKeys) {
    const kinds = await product.database((db) =>
      db.execute<{ kind: string; count: number }>(
        sql`select kind, count(*)::int as count from mails where dedupe_key like ${`${mailKey}%`} group by kind`,
      ),
    )
    expect(kinds.rows.length).toBeGreaterThan(0)
    for (const { kind, count } of kinds.rows) expect([kind, count]).toEqual([kind, moments.length])
  }
})
