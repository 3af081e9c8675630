import { timeText } from "#app/platform/date-text.ts"
import { moderation } from "#content/en/moderation.ts"
import type { TriageOutcome } from "./triage.server.ts"

/** The message after a step: what was done, or who was faster. */
export function flashForTriage(
  done: "message-read" | "message-unread" | "message-deleted" | "message-restored",
  outcome: Exclude<TriageOutcome, { kind: "not-found" }>,
): { key: string; values: Record<string, string> } {
  const { kind, name } = outcome
  if (kind === "done") return { key: done, values: { name } }
  const by = outcome.by ?? moderation.nobody
  return { key: "message-already-done", values: { name, by, date: outcome.at ? timeText(outcome.at) : "" } }
}
