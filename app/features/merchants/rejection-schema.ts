import { z } from "zod"
import { limits } from "./options.ts"

export const rejectionSchema = z.object({
  reason: z.string().max(limits.rejectionReason).meta({ multiline: true }).optional(),
})
