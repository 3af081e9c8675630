import { z } from "zod"

/** @param longest the characters of a reason; none is needed */
export const rejectionSchema = (longest: number) =>
  z.object({ reason: z.string().max(longest).meta({ multiline: true }).optional() })
