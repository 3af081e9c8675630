import { defineConfig } from "vitest/config"

/** Audits that need additional programs. They run on demand, not in `npm test`. */
// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration so.
export default defineConfig({
  test: {
    include: ["lab/audit/*.audit.ts"],
    globalSetup: ["./test/postgres-setup.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
