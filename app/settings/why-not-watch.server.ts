import type { Database } from "#app/lib/db/client.server.ts"
import { format } from "#app/lib/text/format.ts"
import type { Ask } from "#app/payments/chain/ask.server.ts"
import { checkEndpoints, isEnoughToWatch, type WatchProblem } from "#app/payments/watcher/can-watch.server.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { networkStatus } from "#content/en/network-status.ts"

const words = adminSettings.payments
const problemText = (problem: WatchProblem): string =>
  ({ ...networkStatus.endpoints.problems, ...words.problems })[problem]

/** Checks the layer 2 endpoints for watching payments. @returns null if enough are usable, otherwise the result of each */
export async function whyNotWatch(
  db: Database,
  { askEndpoint, now }: { askEndpoint: Ask; now: Date },
): Promise<string | null> {
  const checks = await checkEndpoints(db, askEndpoint, now)
  if (isEnoughToWatch(checks)) return null
  const said = checks.map(({ host, problem }) =>
    format(words.server, { host, problem: problem ? problemText(problem) : words.canWatch }),
  )
  return format(words.cannotWatch, { found: said.join(" ") || words.noServers })
}
