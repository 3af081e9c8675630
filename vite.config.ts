import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The bundle holds the application factory, not only the routes: React Router compares context keys by
  // identity, so `createApp` and the routes have to come from the same bundle.
  environments: { ssr: { build: { rollupOptions: { input: "./server/bundle.ts" } } } },
  build: { assetsInlineLimit: 0 },
})
