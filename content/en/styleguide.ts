/** Text of the page that shows every UI primitive to developers. */
export const styleguide = {
  title: "Style guide",
  label: "Label",
  hint: "A hint says what is wanted",
  error: "An error says what to do about it",
  value: "Value",
  choose: "Choose one",
  text: "A sentence that stands for any other.",
  disabled: "disabled",
  open: "Open the dialog",
  openPanel: "Open the side panel",
  close: "Close",
} as const
