import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

const database = "./test/postgres-setup.ts"

// Files wait more than they work, for the database, a slow hash or a clock: three at once take half the time on two cores.
const maxWorkers = Math.max(3, availableParallelism() - 1)

// The files of a worker share what they import: each has a database and an application of its own. Journeys in a browser do not: their
// list of screens learns the addresses of the rows of its file.
const isolate = false

export default defineConfig({
  test: {
    // Hashing a password takes about 100 ms by design and the machine may be busy.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "feature",
          isolate,
          include: ["{app,content,packages,scripts,server,lab/freshness,lab/weaving}/**/*.test.{ts,tsx}"],
          globalSetup: [database],
          maxWorkers,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: "http",
          isolate,
          include: ["test/**/*.test.ts"],
          globalSetup: [database],
          // As the product runs; with React as developers have it each page takes half as long again.
          env: { NODE_ENV: "production" },
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: [database],
          // Each file has a browser and a server of its own; more at once would wait for each other on two cores.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
