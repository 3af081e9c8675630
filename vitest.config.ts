import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { LongestFirst } from "./test/longest-first.ts"
import { longestWaitMs } from "./test/wait-until.ts"

const database = "./test/postgres-setup.ts"

// Files wait more than they work, for the database, a slow hash or a clock: three at once take half the time on two cores.
const maxWorkers = Math.max(3, availableParallelism() - 1)

// The files of a worker share what they import: each has a database and an application of its own.
const isolate = false

// No test takes nearly as long on a machine five times slower than ours: the limits only say that one hangs. In milliseconds.
const hung = 60_000

const setupFiles = ["./test/seed.ts", "./test/umask.ts"]

// What happens by itself is waited for as long as anything takes that is still alive (test/wait-until.ts).
const expect = { poll: { timeout: longestWaitMs } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "feature",
          isolate,
          expect,
          setupFiles,
          include: ["{app,content,packages,scripts,server}/**/*.test.{ts,tsx}"],
          exclude: ["packages/*/test/nightly/**", "**/node_modules/**"],
          globalSetup: [database],
          maxWorkers,
          testTimeout: hung,
          hookTimeout: hung,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: "http",
          isolate,
          expect,
          setupFiles,
          include: ["test/**/*.test.ts"],
          exclude: ["test/nightly/**"],
          globalSetup: [database],
          // As the product runs; with React as developers have it each page takes half as long again.
          env: { NODE_ENV: "production" },
          maxWorkers,
          testTimeout: 2 * hung,
          hookTimeout: 2 * hung,
        },
      },
      {
        test: {
          name: "browser",
          isolate,
          expect,
          include: ["e2e/**/*.test.ts"],
          globalSetup: [database],
          maxWorkers,
          testTimeout: 4 * hung,
          hookTimeout: 4 * hung,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          // What takes long and seldom breaks; when a landing touches it, it is part of the gate (test/nightly/when-touched.mjs).
          name: "nightly",
          isolate,
          expect,
          setupFiles,
          include: [
            "{test,packages/*/test}/nightly/**/*.test.ts",
            "lab/{freshness,other-days,weaving}/**/*.test.ts",
          ],
          globalSetup: [database],
          env: { NODE_ENV: "production" },
          maxWorkers,
          testTimeout: 4 * hung,
          hookTimeout: 4 * hung,
        },
      },
    ],
  },
})
