import { adminMerchants } from "#content/en/admin-merchants.ts"
import type { MerchantStatus } from "./options.ts"

const colours = {
  pending: "border-gold-500 text-gold-300",
  approved: "border-leaf text-leaf-text",
  rejected: "border-ember text-ember-text",
}

export function StatusBadge({ status }: { status: MerchantStatus }) {
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 text-sm whitespace-nowrap ${colours[status]}`}
    >
      {adminMerchants.statuses[status]}
    </span>
  )
}
