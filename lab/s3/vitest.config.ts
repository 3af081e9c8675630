import { defineConfig } from "vitest/config"

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration so.
export default defineConfig({
  test: { include: ["lab/s3/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
})
