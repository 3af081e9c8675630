import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import type { FormState } from "#app/lib/form/form-state.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import type { Words } from "#app/lib/text/codes.ts"
import { type ClaimSituation, claimNoteLength, claimSituations } from "../owners/claim-options.ts"

/** Choices of the public form. Posted values equal stored values. */
export type AskedSituation = Exclude<ClaimSituation, "moved">
export const situationWords = Object.fromEntries(
  claimSituations.filter((situation) => situation !== "moved").map((situation) => [situation, situation]),
) as Words<AskedSituation>

export const claimSchema = z.object({
  email: z.email().max(254),
  situation: choice(situationWords),
  note: z.string().max(claimNoteLength).optional().meta({ multiline: true }),
})
export type ClaimValues = FormValues<typeof claimSchema>
export type Claiming = z.output<typeof claimSchema>
export type ClaimFormState = FormState<ClaimValues>

const dayMs = 24 * 60 * 60 * 1000
/** Days in which the mailed link can confirm the mailbox. */
export const confirmWithinDays = 3
/** Days that staff wait for an owner who does not answer. */
export const answerWithinDays = 7
/** Days until an undecided claim expires. */
export const claimLastsDays = 30
/** Days in which a former owner is mailed about a new payment address. */
export const formerOwnerDays = 30

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)
