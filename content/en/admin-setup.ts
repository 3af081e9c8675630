/** What /admin/setup/:token asks besides the account; apart, since every page before the guard loads the words of those. */
export const setupReplyAddress = {
  label: "Reply address",
  hint: "Where answers go when someone replies to an email of this site. Who gets such an email can see it. It may be your own address; Settings can change it.",
} as const
