import type { Database } from "#app/lib/db/client.server.ts"
import { fill } from "#app/lib/text/fill.ts"
import type { Ask } from "#app/payments/chain/ask.server.ts"
import { checkEndpoints, isEnoughToWatch, type WatchProblem } from "#app/payments/watcher/can-watch.server.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { networkStatus } from "#content/en/network-status.ts"

const words = adminSettings.payments
const problemText = (problem: WatchProblem): string =>
  ({ ...networkStatus.endpoints.problems, ...words.problems })[problem]

/** Asks the servers of layer 2 whether payments could be watched now. @returns null if so, else what each of them said */
export async function whyNotWatch(
  db: Database,
  { askEndpoint, now }: { askEndpoint: Ask; now: Date },
): Promise<string | null> {
  const checks = await checkEndpoints(db, askEndpoint, now)
  if (isEnoughToWatch(checks)) return null
  const said = checks.map(({ host, problem }) =>
    fill(words.server, { host, problem: problem ? problemText(problem) : words.canWatch }),
  )
  return fill(words.cannotWatch, { found: said.join(" ") || words.noServers })
}
