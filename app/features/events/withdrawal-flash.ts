import { timeText } from "#app/platform/date-text.ts"
import { moderation } from "#content/en/moderation.ts"
import type { WithdrawalOutcome } from "./withdrawal.server.ts"

/** The message after a step: what was done and with how many, or who was faster. */
export function flashForWithdrawal(
  done: "cancelled" | "reinstated" | "deleted" | "restored",
  outcome: Exclude<WithdrawalOutcome, { kind: "not-found" }>,
): { key: string; values: Record<string, string> } {
  if (outcome.kind === "done") {
    const { title, count } = outcome
    return { key: `event${count > 1 ? "s" : ""}-${done}`, values: { name: title, count: String(count) } }
  }
  const { title, by, at } = outcome
  return {
    key: "event-already-changed",
    values: { name: title, by: by ?? moderation.nobody, date: at ? timeText(at) : "" },
  }
}
