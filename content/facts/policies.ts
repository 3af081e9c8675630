/** The day a policy page bears, as the specification says. ISO, and the same in every language. */
export const policyDates = { terms: "2025-05-04", privacy: "2025-05-04" } as const
