import path from "node:path"
import { defineConfig } from "vitest/config"

/** A year of a thousand listings takes minutes: it runs on demand only. */
// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration so.
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, "../.."),
    include: ["lab/freshness/*.simulation.ts"],
    globalSetup: "test/postgres-setup.ts",
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
  },
})
