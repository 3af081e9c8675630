/** Text that all lists of the back office share. */
export const staffLists = {
  all: "All",
  spam: "Spam",
  filterLabel: "Status",
  search: "Search",
  sortLabel: "Sort by",
  sorts: { newest: "Newest first", oldest: "Oldest first", name: "A to Z" },
  previous: "Previous page",
  next: "Next page",
  pages: "Pages",
  moreThan: "{count}+",
  select: "Select {name}",
  /** For a filter that is not set. */
  any: "Any",
  selectAll: "Select all on this page",
  selection: "Selection",
  /** Groups in the time zone select. */
  zones: { usual: "Common", other: "All time zones" },
  nothingChanged: "Nothing was changed",
  selected: { zero: "None selected", one: "{count} selected", other: "{count} selected" },
  /** For rows with a warning. */
  markedLeft: {
    one: "{count} with a warning is not selected. Select it yourself if you want it.",
    other: "{count} with warnings are not selected. Select them yourself if you want them.",
  },
  keys: {
    summary: "Keyboard shortcuts",
    use: "Single-key shortcuts",
    list: [
      { key: "j", text: "next row" },
      { key: "k", text: "previous row" },
      { key: "Enter", text: "open the row" },
      { key: "x", text: "select the row" },
      { key: "a", text: "approve" },
      { key: "r", text: "reject" },
      { key: "/", text: "search" },
    ],
    detail: [
      { key: "a", text: "approve" },
      { key: "r", text: "reject" },
      { key: "u", text: "back to the list" },
    ],
  },
} as const
