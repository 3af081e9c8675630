import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

const database = "./test/postgres-setup.ts"

// Files wait more than they work, for the database, a slow hash or a clock: three at once take half the time on two cores.
const maxWorkers = Math.max(3, availableParallelism() - 1)

export default defineConfig({
  test: {
    // Hashing a password takes about 100 ms by design and the machine may be busy.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "feature",
          include: ["{app,server,content,scripts}/**/*.test.{ts,tsx}"],
          globalSetup: [database],
          maxWorkers,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "http",
          include: ["test/**/*.test.ts"],
          globalSetup: [database],
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
