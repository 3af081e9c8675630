import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { mailboxOf, mailboxSql } from "./mailbox.ts"

const database = useDatabase()

test.each([
  ["v.ic.tim+1@gmail.com", "victim@gmail.com"],
  ["V.Ic.TIM@GoogleMail.com", "victim@gmail.com"],
  ["victim+a+b@gmail.com", "victim@gmail.com"],
  ["Ada.L+shop@Example.org", "ada.l@example.org"],
  ["ada.l@example.org", "ada.l@example.org"],
  ["adal@example.org", "adal@example.org"],
  ["ada@gmail.com.example.org", "ada@gmail.com.example.org"],
  ["a.b@notgmail.com", "a.b@notgmail.com"],
  ["+ada@example.org", "+ada@example.org"],
  ["+ada+b@example.org", "+ada@example.org"],
  ["ada@a+b.example", "ada@a+b.example"],
  ["no address", "@"],
])("%s is %s, in TypeScript and in SQL", async (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
  if (!address.includes("@")) return
  const { rows } = await database.db.execute(
    sql`select ${sql.raw(mailboxSql("email"))} as mailbox from (select ${address}::text as email) as given`,
  )
  expect(rows).toEqual([{ mailbox }])
})
