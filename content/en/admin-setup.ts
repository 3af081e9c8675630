/** What /admin/setup/:token asks besides the account. In a file of its own: every page before the guard loads the words of admin.ts. */
export const setupReplyAddress = {
  label: "Reply address",
  hint: "Where replies to this site's emails go. Everyone who gets such an email can see it. It may be your own address, and you can change it in Settings.",
} as const
