import { ArrowDown } from "lucide-react"
import { format } from "#app/lib/text/format.ts"
import { demos } from "#content/en/demos.ts"
import { site } from "#content/en/site.ts"
import { exchangeSlide as figures } from "#content/facts/demos.ts"
import { bitcoinTicker, ticker } from "#content/facts/site.ts"
import { DemoScreen } from "./demo-screen.tsx"

export function ExchangeSlide() {
  const exchange = demos.exchange
  const facts = [
    [exchange.rateLabel, format(exchange.rate, { rate: figures.guapPerBtc.toLocaleString(site.locale) })],
    [exchange.feeLabel, format(exchange.fee, { amount: figures.fee })],
    [exchange.deliveryLabel, format(exchange.delivery, { minutes: figures.deliveryMinutes })],
  ]
  return (
    <DemoScreen name={exchange.name}>
      <ReadOnlyAmount
        label={exchange.pay}
        amount={figures.pay}
        asset={bitcoinTicker}
        below={format(exchange.balance, { amount: figures.balance })}
      />
      <p className="grid place-items-center py-2 text-gold-400">
        <ArrowDown aria-hidden="true" className="size-5" />
      </p>
      <ReadOnlyAmount label={exchange.receive} amount={figures.receive} asset={ticker} />
      <dl className="mt-4 grid gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ivory-300">{label}</dt>
            <dd className="ms-auto text-end tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p
        className="mt-auto rounded-control bg-gold py-2 text-center font-semibold text-ink"
        aria-hidden="true"
      >
        {exchange.action}
      </p>
    </DemoScreen>
  )
}

function ReadOnlyAmount({
  label,
  amount,
  asset,
  below,
}: {
  label: string
  amount: string
  asset: string
  below?: string
}) {
  return (
    <label className="block rounded-card bg-ink-950 p-3 text-ivory-300 text-sm">
      {label}
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <input
          readOnly
          value={amount}
          // As wide as its text: the coin wraps below it if both do not fit.
          size={amount.length + 1}
          className="min-w-0 grow bg-transparent font-semibold text-xl text-ivory-50 tabular-nums"
        />
        <span className="font-semibold text-ivory-50">{asset}</span>
      </span>
      {below && <span className="text-ivory-400 text-xs">{below}</span>}
    </label>
  )
}
