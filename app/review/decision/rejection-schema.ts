import { z } from "zod"
import { reopenReasonLength } from "../options.ts"

/** @param longest the characters of a reason; none is needed */
export const rejectionSchema = (longest: number) =>
  z.object({ reason: z.string().max(longest).meta({ multiline: true }).optional() })

/** What a sender is asked. @param longest the characters of a question; without one there is nothing to answer */
export const questionSchema = (longest: number) =>
  z.object({ question: z.string().max(longest).meta({ multiline: true }) })

/** What was typed into a form on the screen of a submission, as it comes back. */
export type TypedTexts = Partial<Record<"note" | "reason" | "question" | "reopenReason", string>>

/** Why a decision is reopened, for the log. */
export const reopeningSchema = z.object({
  reopenReason: z.string().max(reopenReasonLength).meta({ multiline: true }),
})
