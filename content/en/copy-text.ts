/** Text of the copy button. */
export const copyText = {
  label: "Copy",
  /** For screen readers: a page may have several copy buttons. */
  labelOf: "Copy: {label}",
  done: "Copied!",
  failed: "Copying did not work. The text is selected now: copy it by hand.",
} as const
