import { codesOf } from "#app/lib/text/codes.ts"

// Lists and limits of contact messages, for the form, the server and the database alike.

export const inquiryTypeWords = { media: "Media", support: "Support", other: "Other" } as const
export type InquiryType = keyof typeof inquiryTypeWords
export const inquiryTypes = codesOf(inquiryTypeWords)

/** Characters. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000, reply: 5000 } as const
