import { defineConfig } from "vitest/config"

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration so.
export default defineConfig({
  test: {
    include: ["test/upgrade/make-dump.ts"],
    globalSetup: ["./test/postgres-setup.ts"],
    env: { NODE_ENV: "production" },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
