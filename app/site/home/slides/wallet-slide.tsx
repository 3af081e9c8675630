import { ArrowDownLeft, Scissors, ShoppingBasket } from "lucide-react"
import { demos } from "#content/en/demos.ts"
import { walletSlide } from "#content/facts/demos.ts"
import { ticker } from "#content/facts/site.ts"
import { DemoScreen } from "./demo-screen.tsx"

const icons = { family: ArrowDownLeft, salon: Scissors, market: ShoppingBasket }

export function WalletSlide() {
  const { name, balanceLabel, feeLabel, recent, payments, send, receive } = demos.wallet
  return (
    <DemoScreen name={name}>
      <div className="rounded-card bg-ink-950 px-[min(1rem,4vw)] py-4 text-center">
        <p className="text-sm text-ivory-300">{balanceLabel}</p>
        <p className="font-display text-[min(1.875rem,12vw)] font-semibold leading-tight text-gold-400 tabular-nums">
          {walletSlide.balance}
        </p>
        <p className="text-sm text-ivory-300">{ticker}</p>
        <p
          className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2 text-sm font-semibold"
          aria-hidden="true"
        >
          <span className="rounded-control bg-gold py-1.5 text-ink">{send}</span>
          <span className="rounded-control bg-ink-700 py-1.5">{receive}</span>
        </p>
      </div>
      <p className="mt-4 mb-1 text-sm font-semibold text-ivory-300">{recent}</p>
      <ul className="grid">
        {walletSlide.payments.map(({ kind, amount }) => {
          const Icon = icons[kind]
          return (
            <li
              key={kind}
              className="flex flex-wrap items-center gap-x-3 border-ink-700 border-t py-2 text-sm"
            >
              <span className="grid size-[min(2rem,10vw)] place-items-center rounded-full bg-ink-700 text-gold-400">
                <Icon aria-hidden="true" className="size-4" />
              </span>
              <span className="grow leading-tight">
                {payments[kind].name}
                <span className="block text-ivory-400 text-xs">{payments[kind].time}</span>
              </span>
              <span className="grow text-end leading-tight tabular-nums">
                {amount} {ticker}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-2 text-ivory-400 text-xs">
        {feeLabel}
        <span className="tabular-nums">
          {walletSlide.fee} {ticker}
        </span>
      </p>
    </DemoScreen>
  )
}
