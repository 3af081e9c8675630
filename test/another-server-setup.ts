import { existsSync } from "node:fs"
import type { TestProject } from "vitest/node"
import { startServer } from "./postgres-setup.ts"

const postgres15 = "/usr/lib/postgresql/15/bin"

/** Uses the server of TEST_DATABASE_URL; without it, PostgreSQL 15 as Debian installs it. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  if (!url && !existsSync(postgres15))
    throw new Error(`Neither TEST_DATABASE_URL nor ${postgres15} (apt-get install postgresql-15)`)
  return startServer(project, url ? { url } : { programs: postgres15 })
}
