import path from "node:path"
import { build } from "vite"

const outDir = path.resolve(import.meta.dirname, "../../node_modules/.cache/chaos")

/** Where `buildJob` puts the program of `age-listings.ts`. */
export const builtJob = path.join(outDir, "age-listings.mjs")

/** Node reads no JSX, which the mails are written in; each process would take seconds to read all of it anew. */
export async function buildJob(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: path.join(import.meta.dirname, "age-listings.ts"),
      outDir,
      rolldownOptions: { output: { entryFileNames: path.basename(builtJob) } },
    },
  })
}
