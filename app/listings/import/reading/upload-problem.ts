import { format } from "#app/lib/text/format.ts"
import { importLimits } from "#app/listings/import-options.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { site } from "#content/en/site.ts"
import type { CsvProblem } from "./read-csv.server.ts"

type Problem = CsvProblem | { kind: "missing" | "busy" | "too-slow" | "too-large" | "several" }

export const importSizes = () => ({
  lines: importLimits.lines.toLocaleString(site.locale),
  columns: importLimits.columns,
  megabytes: importLimits.bytes / 1024 / 1024,
})

/** Message for staff why a file was refused. */
export function uploadProblem(problem: Problem): string {
  const line = "line" in problem ? problem.line : 0
  const heading = "heading" in problem ? problem.heading : ""
  return format(listingImport.problems[problem.kind], { ...importSizes(), line, heading })
}
