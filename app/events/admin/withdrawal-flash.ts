import type { Flash } from "#app/lib/http/flash.server.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { moderation } from "#content/en/moderation.ts"
import type { WithdrawalOutcome } from "./withdrawal.server.ts"

/** Flash message after a step: what was done with how many events, or who did it first. */
export function flashForWithdrawal(
  done: "cancelled" | "reinstated" | "deleted" | "restored",
  outcome: Exclude<WithdrawalOutcome, { kind: "not-found" }>,
  reader: StaffMember,
): Flash {
  if (outcome.kind === "done") {
    const { title, count } = outcome
    const key = `event${count > 1 ? "s" : ""}-${done}` as const
    return { key, values: { name: title, count: String(count) } }
  }
  const { title, by, at } = outcome
  return {
    key: "event-already-changed",
    values: { name: title, by: by ?? moderation.nobody, date: at ? timesFor(reader).timeText(at) : "" },
  }
}
