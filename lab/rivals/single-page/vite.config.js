import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [react()],
  // The pictures keep the addresses that the shared views and styles have for them: public/assets.
  publicDir: ".cache/public",
  build: { outDir: "build", assetsDir: "static", assetsInlineLimit: 0 },
})
