import { z } from "zod"
import { formMessages } from "#content/en/forms.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { isPhoneNumber, isWebAddress } from "./application-rules.ts"
import { businessTypes, countries, directoryCategories, limits } from "./options.ts"
import { checkWalletAddress } from "./wallet-address.ts"

/**
 * A merchant's application as it is sent. Feeds the parser, the HTML constraints and the selects; the columns share
 * its limits. Which fields must be filled in depends on the answers: application-rules.ts.
 */
export const applicationSchema = z.object({
  businessName: z.string().max(limits.businessName).optional(),
  businessType: z.enum(businessTypes).optional(),
  directoryCategory: z.enum(directoryCategories).optional(),
  website: z
    .string()
    .max(limits.website)
    .refine(isWebAddress, { error: formMessages.url })
    .meta({ format: "uri" })
    .optional(),
  email: z.email().max(limits.email).optional(),
  phone: z.string().max(limits.phone).refine(isPhoneNumber, { error: formMessages.phone }).optional(),
  ownerName: z.string().max(limits.ownerName).optional(),
  description: z.string().max(limits.description).meta({ multiline: true }).optional(),
  onlineOnly: z.boolean(),
  address: z.string().max(limits.address).optional(),
  city: z.string().max(limits.city).optional(),
  state: z.string().max(limits.state).optional(),
  zip: z.string().max(limits.zip).optional(),
  country: z.enum(countries).optional(),
  walletAddress: z
    .string()
    .superRefine((value, context) => {
      const check = checkWalletAddress(value)
      if (!check.ok) context.addIssue({ code: "custom", message: merchantContent.walletErrors[check.reason] })
    })
    .optional(),
  showWallet: z.boolean(),
  acceptTerms: z.boolean(),
})
