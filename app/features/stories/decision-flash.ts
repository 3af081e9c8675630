import { timeText } from "#app/platform/date-text.ts"
import { moderation } from "#content/en/moderation.ts"
import type { StoryDecision } from "./story-review.server.ts"

/** The message after a decision: what was done, or who was faster. */
export function flashForDecision(
  done: "submission-approved" | "submission-rejected",
  outcome: Exclude<StoryDecision, { kind: "not-found" }>,
): { key: string; values: Record<string, string> } {
  if (outcome.kind === "decided") return { key: done, values: { title: outcome.title } }
  return {
    key: "submission-already-decided",
    values: {
      title: outcome.title,
      by: outcome.by ?? moderation.nobody,
      date: outcome.at ? timeText(outcome.at) : "",
    },
  }
}
