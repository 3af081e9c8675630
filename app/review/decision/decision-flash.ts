import type { Flash } from "#app/lib/http/flash.server.ts"
import { flashForMany } from "#app/lib/list/many-flash.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import type { FlashMessage } from "#content/en/flash.ts"
import { moderation } from "#content/en/moderation.ts"
import type { DecisionFlash } from "../submission.ts"
import { type Decision, type DecisionOutcome, numberOf, type StaffMember } from "./decide.server.ts"
import type { TakeBackOutcome } from "./take-back.server.ts"
import { type DecisionKey, writeDecisions } from "./undo.ts"

/**
 * The message after a decision: what was done, with an undo button, or who decided first. A repeated press counts as done.
 *
 * @param at the page that shows it
 */
export function flashForDecision(
  words: DecisionFlash,
  done: Decision["status"],
  id: number,
  outcome: Exclude<DecisionOutcome, { kind: "not-found" }>,
  { reader, at }: { reader: StaffMember; at: string },
): Flash {
  const { name } = outcome
  const number = numberOf(outcome)
  if (number !== undefined) {
    const flash = { message: messageOf(words, done), values: { name } }
    return withUndo(flash, [{ id, number }], at)
  }
  if (outcome.kind !== "already-decided") return { message: moderation.changedMeanwhile, values: { name } }
  return {
    message: (outcome.status === "asked" && words.alreadyAsked) || words.alreadyDecided,
    values: {
      name,
      by: outcome.by ?? moderation.nobody,
      date: outcome.at ? timesFor(reader).timeText(outcome.at) : "",
    },
  }
}

function messageOf(words: DecisionFlash, done: Decision["status"]): FlashMessage {
  const message = words[done]
  if (!message) throw new Error(`This kind has no words for '${done}'`)
  return message
}

/** Adds a button that takes back the decisions of one press. @param at the page that shows it and receives the POST */
export function withUndo(flash: Flash, decisions: DecisionKey[], at: string): Flash {
  if (decisions.length === 0) return flash
  const fields = { intent: "undo", decisions: writeDecisions(decisions) }
  return { ...flash, button: { action: at, label: moderation.undo.label, fields } }
}

/** The message after taking back decisions: the reason if it was one, counts if there were several. */
export function flashForUndo(outcomes: TakeBackOutcome[]): Flash {
  const words = moderation.undo
  const [one, ...others] = outcomes
  if (one && one.kind !== "not-found" && others.length === 0)
    return { message: words[one.kind], values: { name: one.name } }
  const changed = outcomes.filter(({ kind }) => kind === "taken-back").length
  return flashForMany(words.many, { changed, unchanged: outcomes.length - changed })
}
