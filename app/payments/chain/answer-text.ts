import { format, formatCount } from "#app/lib/text/format.ts"
import { networkStatus } from "#content/en/network-status.ts"
import { site } from "#content/en/site.ts"
import type { NetworkNow } from "./networks.server.ts"

const words = networkStatus.endpoints

/** The status of an endpoint as text, for visitors and staff. */
export function answerText({ standing, problem, answerMs, blocks }: NetworkNow["endpoints"][number]): string {
  if (standing === "problem") return problem ? words.problems[problem] : ""
  const text = words.standings[standing]
  return typeof text === "string"
    ? format(text, { ms: answerMs?.toLocaleString(site.locale) })
    : formatCount(text, blocks, site.locale)
}
