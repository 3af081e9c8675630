import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import type { FormState } from "#app/lib/form/form-state.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import type { Words } from "#app/lib/text/codes.ts"
import { evidenceNoteLength, type ReportAnswer, reportAnswers } from "../listing/listing-options.ts"
import { typedCodeLength } from "../payment/sticker-code.ts"

/** Form values equal the stored values. */
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

/** Whether an answer says that the business accepts the coin; undefined for other topics, which only staff handle. */
export function sideOf(answer: ReportAnswer): "yes" | "no" | undefined {
  if (answer === "paid" || answer === "asked-yes") return "yes"
  return answer === "wrong-details" || answer === "fraud" ? undefined : "no"
}
