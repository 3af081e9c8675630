import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import type { FormState } from "#app/lib/form/form-state.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import type { Words } from "#app/lib/text/codes.ts"
import { type ClaimSituation, claimNoteLength, claimSituations } from "../owners/claim-options.ts"

/** What the public form offers; posted as it is stored. */
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
/** How long the mailed link can confirm the mailbox. */
export const confirmWithinDays = 3
/** How long the address on file is waited for, where it says nothing. */
export const answerWithinDays = 7
/** A claim that nobody could decide ends after so many days. */
export const claimLastsDays = 30
/** How long a former owner is told of a new payment address. */
export const formerOwnerDays = 30

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)
