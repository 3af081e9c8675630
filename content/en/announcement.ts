/** Words around an announcement, whose text is written in the back office. */
export const announcement = {
  label: "Announcement",
  important: "Important:",
  close: "Close the announcement",
} as const
