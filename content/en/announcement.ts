/** Text around an announcement, which staff write in the back office. */
export const announcement = {
  label: "Announcement",
  important: "Important:",
  close: "Close the announcement",
} as const
