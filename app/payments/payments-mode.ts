/**
 * Payments mode of the site: `show` explains where and how to pay,
 * `watch` also watches the chain for payments, `off` does nothing.
 */
export const paymentsModes = ["show", "watch", "off"] as const
export type PaymentsMode = (typeof paymentsModes)[number]

/** The stored mode. Any unknown value becomes `show`, the default of a new installation. */
export function storedPaymentsMode(value: unknown): PaymentsMode {
  const mode = typeof value === "object" && value !== null && "mode" in value ? value.mode : undefined
  return paymentsModes.find((known) => known === mode) ?? "show"
}
