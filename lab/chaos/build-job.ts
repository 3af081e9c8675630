import path from "node:path"
import { build } from "vite"

const outDir = path.resolve(import.meta.dirname, "../../node_modules/.cache/chaos")

/** The output of `buildJob`: the bundled `age-listings.ts`. */
export const builtJob = path.join(outDir, "age-listings.mjs")

/**
 * Bundles the job: Node cannot read JSX, in which the mails are written, and transforming it in each process would take seconds.
 */
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
