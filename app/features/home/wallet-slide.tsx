import { ArrowDownLeft, ArrowUpRight, Layers } from "lucide-react"
import { demos } from "#content/en/demos.ts"
import { site } from "#content/en/site.ts"
import { DemoScreen } from "./demo-screen.tsx"

const icons = { Receive: ArrowDownLeft, Send: ArrowUpRight, Stake: Layers }

export function WalletSlide() {
  const { name, balance, balanceLabel, fee, feeLabel, recent, transactions, send, receive } = demos.wallet
  return (
    <DemoScreen name={name}>
      <div className="rounded-card bg-ink-950 p-4 text-center">
        <p className="text-sm text-ivory-300">{balanceLabel}</p>
        <p className="font-display text-3xl font-semibold text-gold-400 tabular-nums">{balance}</p>
        <p className="text-sm text-ivory-300">{site.ticker}</p>
        <p className="mt-3 grid grid-cols-2 gap-2 text-sm font-semibold" aria-hidden="true">
          <span className="rounded-control bg-gold-500 py-1.5 text-ink-950">{send}</span>
          <span className="rounded-control bg-ink-700 py-1.5">{receive}</span>
        </p>
      </div>
      <p className="mt-4 mb-1 text-sm font-semibold text-ivory-300">{recent}</p>
      <ul className="grid">
        {transactions.map(({ id, type, amount, time, address }) => {
          const Icon = icons[type]
          return (
            <li key={id} className="flex items-center gap-3 border-ink-700 border-t py-2 text-sm">
              <span className="grid size-8 place-items-center rounded-full bg-ink-700 text-gold-400">
                <Icon aria-hidden="true" className="size-4" />
              </span>
              <span className="grow leading-tight">
                {type}
                <span className="block font-mono text-ivory-400 text-xs">{address}</span>
              </span>
              <span className="text-end leading-tight tabular-nums">
                {amount} {site.ticker}
                <span className="block text-ivory-400 text-xs">{time}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-auto flex justify-between pt-2 text-ivory-400 text-xs">
        {feeLabel}
        <span className="tabular-nums">
          {fee} {site.ticker}
        </span>
      </p>
    </DemoScreen>
  )
}
