import { z } from "zod"
import type { FieldErrors, FormValues } from "#app/platform/form/parse-form.ts"
import { contactLimits, inquiryTypes } from "./options.ts"

/** A message as it is sent. Feeds the parser, the HTML constraints and the select; the columns share its limits. */
export const contactSchema = z.object({
  name: z.string().max(contactLimits.name),
  email: z.email().max(contactLimits.email),
  subject: z.string().max(contactLimits.subject).optional(),
  category: z.enum(inquiryTypes),
  message: z.string().max(contactLimits.message).meta({ multiline: true }),
})

export type ContactMessage = z.output<typeof contactSchema>
export type ContactValues = FormValues<typeof contactSchema>
export type ContactField = keyof ContactValues

/** In the order of the form. */
export const contactFields = Object.keys(contactSchema.shape) as ContactField[]

/** What must be filled in (document 2, section 5). */
export const requiredFields = ["name", "email", "category", "message"] as const satisfies ContactField[]

/** What the server says about a form that it has not accepted yet. */
export type ContactState = {
  values: ContactValues
  errors: FieldErrors<ContactField>
  /** Why it was not accepted, in the words of the error catalogue. */
  failure?: string
  token: string
  /** Carried from post to post: the form stays the same one, however often it is sent. */
  submissionKey: string
}
