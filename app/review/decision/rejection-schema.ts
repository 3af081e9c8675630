import { z } from "zod"
import { reopenReasonLength } from "../options.ts"

/** @param longest in characters; the reason is optional */
export const rejectionSchema = (longest: number) =>
  z.object({ reason: z.string().max(longest).meta({ multiline: true }).optional() })

/** A question to the sender. @param longest in characters; the question is required */
export const questionSchema = (longest: number) =>
  z.object({ question: z.string().max(longest).meta({ multiline: true }) })

/** Typed texts of the forms on a submission's page, after an error. */
export type TypedTexts = Partial<Record<"note" | "reason" | "question" | "reopenReason", string>>

/** The reason for reopening, for the audit log. */
export const reopeningSchema = z.object({
  reopenReason: z.string().max(reopenReasonLength).meta({ multiline: true }),
})
