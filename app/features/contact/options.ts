/** Lists and limits of contact messages, for the form, the server and the database alike. */
export const inquiryTypes = ["Media", "Support", "Other"] as const
export const messageStatuses = ["unread", "read"] as const

/** Characters. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000, reply: 5000 } as const
