import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Layers, TrendingUp } from "lucide-react"
import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"
import { site } from "#content/en/site.ts"
import { wallet } from "#content/en/wallet.ts"
import { payments, stakeTerms, walletFigures } from "#content/facts/wallet-demo.ts"
import { amountText } from "./amount.ts"
import { CopyAddress } from "./copy-address.tsx"
import { dollarText } from "./dollar-text.ts"
import { PriceChart } from "./price-chart.tsx"
import type { ChartRange } from "./price-series.ts"

const icons = { received: ArrowDownLeft, sent: ArrowUpRight, staked: Layers, exchange: ArrowLeftRight }

export function WalletTab({ range, date }: { range: ChartRange; date: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[24rem_1fr] lg:gap-6">
      <div className="grid content-start gap-4 lg:gap-6">
        <Balance />
        <CopyAddress />
      </div>
      <PriceChart range={range} date={date} />
      <div className="lg:col-span-2">
        <Transactions />
      </div>
    </div>
  )
}

/** Wallet picture with the demo balance. */
function Balance() {
  const { heading, label, change, priceLabel, priceChange, note } = wallet.balance
  const amount = amountText(stakeTerms.balanceUnits, site.locale)
  const { gainToday, price, priceGain } = walletFigures
  return (
    <section aria-labelledby="balance-heading" className="panel overflow-hidden border-gold-700">
      <PatternTile text={wallet.heading} repeat={3} className="h-16 w-full" />
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="balance-heading" className="text-lg">
            {heading}
          </h2>
          <Badge tone="gold">{wallet.demo}</Badge>
        </div>
        <dl className="grid gap-4">
          <div>
            <dt className="text-ivory-300 text-sm">{label}</dt>
            <dd>
              <span className="font-display font-semibold text-[min(1.875rem,12vw)] text-gold-400 tabular-nums">
                {format(wallet.transactions.amount, { amount })}
              </span>
              <Change>{format(change, { percent: gainToday.toLocaleString(site.locale) })}</Change>
            </dd>
          </div>
          <div className="border-ink-700 border-t pt-4">
            <dt className="text-ivory-300 text-sm">{priceLabel}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold text-xl tabular-nums">{dollarText(price, 3)}</span>
              <Change>{format(priceChange, { percent: priceGain.toLocaleString(site.locale) })}</Change>
            </dd>
          </div>
        </dl>
        <p className="text-ivory-300 text-sm">{note}</p>
      </div>
    </section>
  )
}

function Change({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-leaf-text tabular-nums">
      <TrendingUp aria-hidden="true" className="size-4" />
      {children}
    </span>
  )
}

function Transactions() {
  const { heading, note, amount: amountOf, status, payments: names } = wallet.transactions
  return (
    <section aria-labelledby="transactions-heading" className="panel p-4 sm:p-6">
      <h2 id="transactions-heading" className="text-heading">
        {heading}
      </h2>
      <p className="mt-1 mb-3 text-ivory-300 text-sm">{note}</p>
      <ul>
        {payments.map(({ kind, amount, address }) => {
          const Icon = icons[kind]
          return (
            <li
              key={kind}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-ink-700 border-t py-3 md:grid md:grid-cols-[auto_1fr_1fr_1fr_1fr_9rem]"
            >
              <span className="grid size-11 place-items-center rounded-full bg-ink-700 text-gold-400">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="grow font-semibold">{names[kind].name}</span>
              <span
                className={classNames(
                  "text-end font-semibold whitespace-nowrap tabular-nums md:order-last",
                  amount.startsWith("+") && "text-leaf-text",
                )}
              >
                {format(amountOf, { amount })}
              </span>
              <span className="grow ps-14 text-ivory-300 text-sm md:contents">
                <span className="block font-mono">{address}</span>
                <span>{names[kind].time}</span>
              </span>
              <Badge tone="leaf" className="justify-self-end md:justify-self-start">
                {status}
              </Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
