import { z } from "zod"
import type { FieldErrors, FormValues } from "#app/lib/form/parse-form.ts"
import { format } from "#app/lib/text/format.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { mostStaffAddresses } from "./options.ts"

const { errors: messages } = adminSettings.staffMail
const longestEmail = 254

export const staffMailSchema = z.object({
  addresses: z.string().max(3000).meta({ multiline: true }).optional(),
  replyTo: z.email().max(longestEmail).optional(),
})
/** Asked during the setup. */
export const replyAddressSchema = z.object({ replyTo: z.email().max(longestEmail) })
export type StaffMailValues = FormValues<typeof staffMailSchema>

/** Without addresses, all administrators get staff mail. */
export type StaffMail = { addresses: string[]; replyTo: string | null }

const email = z.email().max(longestEmail)

/** Validates the form. Addresses are separated by lines or commas; duplicates are dropped. */
export function readStaffMail(
  sent: z.output<typeof staffMailSchema>,
): { staffMail: StaffMail; errors?: undefined } | { staffMail?: undefined; errors: FieldErrors } {
  const typed = (sent.addresses ?? "")
    .replace(/\p{Cf}/gu, "")
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = typed.find((address) => !email.safeParse(address).success)
  if (wrong) return { errors: { addresses: format(messages.address, { address: wrong.slice(0, 100) }) } }
  const addresses = typed.filter(
    (address, index) => typed.findIndex((other) => other.toLowerCase() === address.toLowerCase()) === index,
  )
  if (addresses.length > mostStaffAddresses)
    return { errors: { addresses: format(messages.count, { count: mostStaffAddresses }) } }
  return { staffMail: { addresses, replyTo: sent.replyTo ?? null } }
}

/** As text for the audit log and mails. */
export function staffMailText({ addresses, replyTo }: StaffMail) {
  return { addresses: addresses.join(", ") || null, replyTo }
}

const storedSchema = z.object({ addresses: z.array(email), replyTo: email.nullable() })

export function storedStaffMail(value: unknown): StaffMail {
  return storedSchema.safeParse(value).data ?? { addresses: [], replyTo: null }
}
