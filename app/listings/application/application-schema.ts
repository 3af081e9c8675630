import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import { isWebAddress } from "#app/lib/text/web-address.ts"
import { walletProblem } from "#app/payments/wallet-problem.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { formMessages } from "#content/en/forms.ts"
import { type ApplicationField, applicationFieldNames, applicationFields, ruleOf } from "../options.ts"
import { townValueLength } from "../position/town-choice.ts"

type Shape = {
  [Field in ApplicationField]: (typeof applicationFields)[Field] extends { box: true }
    ? z.ZodBoolean
    : z.ZodOptional<z.ZodType<string>>
}

/** The schema of a field, from its rule. Which fields are required depends on the answers: application-rules.ts. */
function fromRule(field: ApplicationField): Shape[ApplicationField] {
  const rule = ruleOf(field)
  if ("box" in rule) return z.boolean()
  if ("words" in rule) return choice(rule.words).optional()
  if ("country" in rule) return choice(countryWords).optional()
  const text = z.string().max("town" in rule ? townValueLength : rule.max)
  return ("multiline" in rule ? text.meta({ multiline: true }) : text).optional()
}

const { website, email } = applicationFields

/** Schema of an application, for the parser and for the attributes of the inputs. */
export const applicationSchema = z.object({
  ...(Object.fromEntries(applicationFieldNames.map((field) => [field, fromRule(field)])) as Shape),
  website: z
    .string()
    .max(website.max)
    .refine(isWebAddress, { error: () => formMessages.url })
    .meta({ format: "uri" })
    .optional(),
  email: z.email().max(email.max).optional(),
  // Without a length limit: a text too long for an address may be a private key, and gets the message about keys.
  walletAddress: z
    .string()
    .superRefine((value, context) => {
      const message = walletProblem(value)
      if (message) context.addIssue({ code: "custom", message })
    })
    .optional(),
})
