import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  // Every route in the first manifest: no `/__manifest` endpoint, and none of its denial-of-service history.
  routeDiscovery: { mode: "initial" },
} satisfies Config
