import { z } from "zod"
import { contactLimits } from "../options.ts"

export const replySchema = z.object({ reply: z.string().max(contactLimits.reply).meta({ multiline: true }) })
