/** Words of the button that copies a text. */
export const copyText = {
  label: "Copy",
  /** For screen readers, which meet several of these buttons on one page. */
  labelOf: "Copy: {label}",
  done: "Copied!",
  failed: "Copying did not work. The text is selected now: copy it by hand.",
} as const
