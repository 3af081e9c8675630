import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { mayDiffer, nightlyOnAnotherServer, withoutDatabase } from "./test/another-server.ts"
import { LongestFirst } from "./test/longest-first.ts"
import { nightlyFilesFor, touchedPaths } from "./test/nightly/when-touched.mjs"
import { longestWaitMs } from "./test/wait-until.ts"

/** Which one `scripts/test.mjs` runs: unset by hand, when every project has all of its files. */
const suite = process.env.TEST_SUITE

type Project = {
  name: string
  include: string[]
  exclude?: string[]
  /** Of one test: no test takes nearly as long on a machine five times slower than ours, so it only says that one hangs. */
  minutes: number
  /** As the product runs; with React as developers have it each page takes half as long again. */
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
    // What passes then is told as unsteady (test/closing-reporter.ts).
    retry: suite ? 1 : 0,
    // The files of a worker share what they import: each has a database and an application of its own.
    isolate: false,
    // Files wait more than they work, for the database, a slow hash or a clock: three at once take half the time on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    setupFiles: ["./test/seed.ts", "./test/umask.ts"],
    // What happens by itself is waited for as long as anything takes that is still alive (test/wait-until.ts).
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
/** What takes long and seldom breaks; the gate runs of it what a landing touches. */
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

/** The tests of a project once more, on a server that TEST_DATABASE_URL names, else on PostgreSQL 15. */
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
