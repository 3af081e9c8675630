import { globSync, readFileSync } from "node:fs"

/** What can differ between database servers: each with why. Everything else that touches the database runs there in the nightly suite. */
export const mayDiffer: Record<string, string[]> = {
  feature: [
    // migrations, their locks and their age, time limits, notifications
    "app/lib/db/**/*.test.ts",
    // indexes that exist with other operators: words, places, what is near
    "app/listings/directory/directory-places.test.ts",
    "app/places/places.test.ts",
    "app/lib/list/**/*.test.ts",
    // who takes which row, under SKIP LOCKED and advisory locks
    "app/lib/mail/outbox/worker.test.ts",
    "app/listings/verification/daily-job.test.ts",
    "app/lib/http/rate-limit.test.ts",
  ],
  http: [
    // sites of before, row by row
    "test/upgrade/**/*.test.ts",
    // one journey of each domain
    "test/registration.test.ts",
    "test/listing-owner-edits.test.ts",
    "test/listing-claims.test.ts",
    "test/undo.test.ts",
    "test/counter-seen.test.ts",
    "test/town-halls.test.ts",
    "test/admin-person.test.ts",
  ],
}

/** Of the nightly files what asks the database much, and its copies. */
export const nightlyOnAnotherServer = [
  "test/nightly/{attack-forms,payloads,costly-text,watcher-endpoints,nightly-backup}.test.ts",
]

/**
 * Test files that are the same on every server: the embedded database is its own, addresses that are refused and servers that take no
 * mail need none, and nor do many rules.
 */
export function withoutDatabase(): string[] {
  const rules = globSync("{app,content,scripts,server}/**/*.test.{ts,tsx}")
  const isPure = (file: string) => !/test\/database|DATABASE_URL/.test(readFileSync(file, "utf8"))
  return ["packages/**", "lab/**", "test/attack/authorization.test.ts", ...rules.filter(isPure)]
}
