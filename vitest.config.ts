import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { mayDiffer, nightlyOnAnotherServer, withoutDatabase } from "./test/another-server.ts"
import { LongestFirst } from "./test/longest-first.ts"
import { nightlyFilesFor, touchedPaths } from "./test/nightly/when-touched.mjs"
import { longestWaitMs } from "./test/wait-until.ts"

/** Set by `scripts/test.mjs`; unset when run by hand, when every project includes all of its files. */
const suite = process.env.TEST_SUITE

type Project = {
  name: string
  include: string[]
  exclude?: string[]
  /** The timeout of one test. No test takes nearly as long, even on a machine five times slower, so it only detects a hang. */
  minutes: number
  /** As the product runs. With React's development build each page takes 1.5 times as long. */
  isProduction?: boolean
  globalSetup?: string
}

const project = ({ name, include, exclude = [], minutes, isProduction = false, globalSetup }: Project) => ({
  ...(isProduction && { oxc: { jsx: { development: false } } }),
  test: {
    name,
    include,
    exclude: [...exclude, "**/node_modules/**"],
    globalSetup,
    env: isProduction ? { NODE_ENV: "production" } : {},
    testTimeout: minutes * 60_000,
    hookTimeout: minutes * 60_000,
    // A test that passes only on retry is reported as flaky (test/closing-reporter.ts).
    retry: suite ? 1 : 0,
    // The files of a worker share their imported modules; each has its own database and application.
    isolate: false,
    // Test files wait more than they compute (for the database, a slow hash or a clock): three at once take half the time on two
    // cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    setupFiles: ["./test/seed.ts", "./test/umask.ts"],
    // Polling waits for as long as any working operation may take (test/wait-until.ts).
    expect: { poll: { timeout: longestWaitMs } },
  },
})

const feature: Project = {
  name: "feature",
  include: ["{app,content,packages,scripts,server}/**/*.test.{ts,tsx}"],
  exclude: ["packages/*/test/nightly/**"],
  minutes: 1,
}
const http: Project = {
  name: "http",
  include: ["test/**/*.test.ts"],
  exclude: ["test/nightly/**", "test/checks.test.ts"],
  minutes: 2,
  isProduction: true,
}
/** Slow tests that seldom fail; CI runs those that a change affects. */
const nightly: Project = {
  name: "nightly",
  include:
    suite === "gate"
      ? nightlyFilesFor(touchedPaths()).map(
          (name) => `{test/nightly,packages/*/test/nightly,lab/*}/${name}.test.ts`,
        )
      : ["{test,packages/*/test}/nightly/**/*.test.ts", "lab/{freshness,other-days,weaving}/**/*.test.ts"],
  minutes: 4,
  isProduction: true,
}

/** The tests of a project again, on the server in TEST_DATABASE_URL, or else on PostgreSQL 15. */
const onAnotherServer = (given: Project): Project => ({
  ...given,
  name: `${given.name} on another server`,
  include: (suite === "gate" && mayDiffer[given.name]) || given.include,
  exclude: [...(given.exclude ?? []), ...withoutDatabase()],
  globalSetup: "./test/another-server-setup.ts",
})

export default defineConfig({
  test: {
    globalSetup: "./test/postgres-setup.ts",
    sequence: { sequencer: LongestFirst },
    projects: [
      { name: "checks", include: ["test/checks.test.ts"], minutes: 10 },
      nightly,
      { name: "browser", include: ["e2e/**/*.test.ts"], minutes: 4 },
      http,
      feature,
      onAnotherServer(http),
      onAnotherServer(feature),
      onAnotherServer({ ...nightly, include: nightlyOnAnotherServer }),
    ].map(project),
  },
})
