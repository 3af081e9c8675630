import { defineConfig } from "vitest/config"

const database = "./test/postgres-setup.ts"

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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "http",
          include: ["test/**/*.test.ts"],
          globalSetup: [database],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: [database],
          // One browser and one server on two cores: journeys take turns.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
