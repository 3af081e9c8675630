import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { coinOf } from "#app/payments/coins.ts"
import { Button } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { payments } from "#content/en/payments.ts"
import type { PaySearch } from "./pay-search.ts"
import type { PaymentView } from "./payment-view.ts"

const words = payments.amount

/** Form for the amount, and on layer 2 for the coin. It loads the payment page with query parameters. */
export function AmountForm({
  publicId,
  payment: { network, coin },
  search,
}: {
  publicId: string
  payment: PaymentView
  search?: PaySearch
}) {
  const error = search?.problem && words.problems[search.problem]
  const isNative = search?.asset === "guapx"
  const otherCoin = coinOf("guapx")
  return (
    <form action={pathTo("/pay/:publicId", { publicId })} className="grid gap-4">
      <TextField
        name="amount"
        label={words.label}
        hint={format(words.hint, { coin })}
        error={error}
        defaultValue={search?.typed}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {network === "L2" && (
        <details open={isNative}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-gold-400 underline">
            {format(words.otherCoin, { coin: otherCoin })}
          </summary>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="asset"
              value="guapx"
              defaultChecked={isNative}
              className="size-5 shrink-0 accent-gold-500"
            />
            {format(words.otherCoinText, { coin: otherCoin })}
          </label>
        </details>
      )}
      <Button variant="gold" className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}
