import { timeText } from "#app/platform/date-text.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import type { DecisionOutcome } from "./review.server.ts"

/** The message after a decision: what was done, or who was faster. */
export function flashForDecision(
  done: "merchant-approved" | "merchant-rejected",
  outcome: Exclude<DecisionOutcome, { kind: "not-found" }>,
): { key: string; values: Record<string, string> } {
  if (outcome.kind === "decided") return { key: done, values: { name: outcome.name } }
  return {
    key: "merchant-already-decided",
    values: {
      name: outcome.name,
      by: outcome.by ?? adminMerchants.detail.nobody,
      date: outcome.at ? timeText(outcome.at) : "",
    },
  }
}
