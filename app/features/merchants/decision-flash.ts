import { timeText } from "#app/platform/date-text.ts"
import { moderation } from "#content/en/moderation.ts"
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
      by: outcome.by ?? moderation.nobody,
      date: outcome.at ? timeText(outcome.at) : "",
    },
  }
}
