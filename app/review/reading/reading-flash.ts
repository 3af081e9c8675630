import type { Flash } from "#app/lib/http/flash.server.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import { moderation } from "#content/en/moderation.ts"
import type { StaffMember } from "../decision/decide.server.ts"
import type { ReadFlash } from "../submission.ts"
import type { Step, StepOutcome } from "./reading.server.ts"

/** The message after an action: what was done, or who did it first. */
export function flashForStep(
  words: ReadFlash,
  done: Step,
  outcome: Exclude<StepOutcome, { kind: "not-found" }>,
  reader: StaffMember,
): Flash {
  const { kind, name } = outcome
  if (kind === "done") return { message: words[done], values: { name } }
  const by = outcome.by ?? moderation.nobody
  return {
    message: words.alreadyDone,
    values: { name, by, date: outcome.at ? timesFor(reader).timeText(outcome.at) : "" },
  }
}
