import { z } from "zod"
import { storyLimits } from "./options.ts"

export const rejectionSchema = z.object({
  reason: z.string().max(storyLimits.rejectionReason).meta({ multiline: true }).optional(),
})
