import { codesOf } from "#app/lib/text/codes.ts"

// Enum values and limits of contact messages, used by the form, the server and the database.

export const inquiryTypeWords = { media: "Media", support: "Support", other: "Other" } as const
export type InquiryType = keyof typeof inquiryTypeWords
export const inquiryTypes = codesOf(inquiryTypeWords)

/** Characters. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000, reply: 5000 } as const
