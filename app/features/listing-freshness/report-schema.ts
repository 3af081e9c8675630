import { z } from "zod"
import {
  evidenceNoteLength,
  type ReportAnswer,
  reportAnswers,
} from "#app/platform/business/listing/listing-options.ts"
import { typedCodeLength } from "#app/platform/business/payment/sticker-code.ts"
import { choice } from "#app/platform/form/choice.ts"
import type { FormState } from "#app/platform/form/form-state.ts"
import type { FormValues } from "#app/platform/form/parse-form.ts"
import type { Words } from "#app/platform/text/codes.ts"

/** Posted as they are stored. */
export const answerWords = Object.fromEntries(
  reportAnswers.map((answer) => [answer, answer]),
) as Words<ReportAnswer>

export const reportSchema = z.object({
  answer: choice(answerWords),
  note: z.string().max(evidenceNoteLength).optional().meta({ multiline: true }),
  code: z.string().max(typedCodeLength).optional(),
})

export type Report = z.output<typeof reportSchema>
export type ReportValues = FormValues<typeof reportSchema>
export type ReportState = FormState<ReportValues>

/** What an answer says about the coin; undefined: it is about something else, which is for staff alone. */
export function sideOf(answer: ReportAnswer): "yes" | "no" | undefined {
  if (answer === "paid" || answer === "asked-yes") return "yes"
  return answer === "wrong-details" || answer === "fraud" ? undefined : "no"
}
