/** What /admin/setup/:token asks besides the account. In a separate file: every page before sign-in loads admin.ts. */
export const setupReplyAddress = {
  label: "Reply address",
  hint: "Where replies to this site's emails go. Everyone who gets such an email can see it. It may be your own address, and you can change it in Settings.",
} as const
