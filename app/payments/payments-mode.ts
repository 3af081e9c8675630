/** What the site does about payments: nothing, show where and how to pay, or also watch the chain for what came. */
export const paymentsModes = ["show", "watch", "off"] as const
export type PaymentsMode = (typeof paymentsModes)[number]

/** What is stored, read with care; `show`, the mode of a fresh install, for whatever is none of the modes. */
export function storedPaymentsMode(value: unknown): PaymentsMode {
  const mode = typeof value === "object" && value !== null && "mode" in value ? value.mode : undefined
  return paymentsModes.find((known) => known === mode) ?? "show"
}
