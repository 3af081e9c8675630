import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import type { FormState } from "#app/lib/form/form-state.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import { contactLimits, inquiryTypeWords } from "./options.ts"

/** A contact message. Used by the parser, the HTML constraints and the select; the columns have the same limits. */
export const contactSchema = z.object({
  name: z.string().max(contactLimits.name),
  email: z.email().max(contactLimits.email),
  subject: z.string().max(contactLimits.subject).optional(),
  category: choice(inquiryTypeWords),
  message: z.string().max(contactLimits.message).meta({ multiline: true }),
})

export type ContactMessage = z.output<typeof contactSchema>
export type ContactValues = FormValues<typeof contactSchema>
export type ContactField = keyof ContactValues

/** In the order of the form. */
export const contactFields = Object.keys(contactSchema.shape) as ContactField[]

/** Required fields (docs/rulings.md, Stories, messages, town halls). */
export const requiredFields = ["name", "email", "category", "message"] as const satisfies ContactField[]

export type ContactState = FormState<ContactValues>
