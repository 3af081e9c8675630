import { globSync, readFileSync } from "node:fs"

/**
 * Tests whose result can differ between database servers, each group with its reason. CI runs these on PostgreSQL 15; the
 * nightly suite runs everything else that uses the database there.
 */
export const mayDiffer: Record<string, string[]> = {
  feature: [
    // migrations, their locks and their age, time limits, notifications
    "app/lib/db/**/*.test.ts",
    // indexes that use other operators: text search, towns, distance
    "app/listings/directory/directory-places.test.ts",
    "app/places/places.test.ts",
    "app/lib/list/**/*.test.ts",
    // which worker takes which row, under SKIP LOCKED and advisory locks
    "app/lib/mail/outbox/worker.test.ts",
    "app/listings/verification/daily-job.test.ts",
    "app/lib/http/rate-limit.test.ts",
  ],
  http: [
    // upgraded sites, row by row
    "test/upgrade/**/*.test.ts",
    // one journey per domain
    "test/registration.test.ts",
    "test/listing-owner-edits.test.ts",
    "test/listing-claims.test.ts",
    "test/undo.test.ts",
    "test/counter-seen.test.ts",
    "test/town-halls.test.ts",
    "test/admin-person.test.ts",
  ],
}

/** The nightly files that query the database most, and the backups. */
export const nightlyOnAnotherServer = [
  "test/nightly/{attack-forms,payloads,costly-text,watcher-endpoints,nightly-backup}.test.ts",
]

/**
 * Test files whose result is the same on every server: tests of the embedded database (it is a server of its own), of refused
 * addresses, of failing mail servers, and unit tests that use no database.
 */
export function withoutDatabase(): string[] {
  const rules = globSync("{app,content,scripts,server}/**/*.test.{ts,tsx}")
  const isPure = (file: string) => !/test\/database|DATABASE_URL/.test(readFileSync(file, "utf8"))
  return ["packages/**", "lab/**", "test/attack/authorization.test.ts", ...rules.filter(isPure)]
}
