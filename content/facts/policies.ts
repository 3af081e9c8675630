/** The date of each policy page, from the specification. ISO format, the same in every language. */
export const policyDates = { terms: "2025-05-04", privacy: "2025-05-04" } as const
