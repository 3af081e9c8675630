import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import { wallet } from "#content/en/wallet.ts"
import { ExchangeTab } from "./exchange-tab.tsx"
import { StakeTab } from "./stake-tab.tsx"
import { type WalletSearch, type WalletTab, walletHref } from "./wallet-search.ts"
import { WalletTab as WalletTabView } from "./wallet-tab.tsx"

const tabs = Object.keys(wallet.tabs) as WalletTab[]

/**
 * /wallet: three demo tools.
 *
 * @param date 'YYYY-MM-DD', in UTC: selects the made-up prices of that day
 * @param calls links to a real wallet and to exchanges
 */
export function WalletPage({
  search,
  date,
  calls,
}: {
  search: WalletSearch
  date: string
  calls: ReactNode
}) {
  return (
    <>
      <header className="page-width grid gap-4 pt-6 pb-6 lg:pt-12 lg:pb-10">
        <Badge tone="gold" className="w-fit">
          {wallet.demo}
        </Badge>
        <h1 className="max-w-4xl text-title">{wallet.heading}</h1>
        <p className="measure text-ivory-300 text-lg">{wallet.lead}</p>
      </header>
      <div className="page-width">
        <Tabs
          label={wallet.tabsLabel}
          tabs={tabs.map((tab) => ({
            label: wallet.tabs[tab].label,
            href: walletHref({ tab }),
            current: tab === search.tab,
          }))}
        />
      </div>
      <div className="page-width pt-6 pb-16 lg:pt-12 lg:pb-28">
        {search.tab === "wallet" && <WalletTabView range={search.range} date={date} />}
        {search.tab === "exchange" && <ExchangeTab pay={search.pay} />}
        {search.tab === "stake" && <StakeTab amount={search.amount} />}
      </div>
      <section aria-labelledby="call-heading" className="bg-ink-900">
        <div className="page-width section-room grid items-center gap-8 md:grid-cols-[1.4fr_1fr] lg:gap-16">
          <div className="grid gap-5">
            <h2 id="call-heading" className="text-title">
              {wallet.call.heading}
            </h2>
            <p className="measure text-ivory-300 text-lg">{wallet.call.text}</p>
            <p className="flex flex-wrap gap-3">{calls}</p>
          </div>
          <Illustration name="handheld" className="max-md:aspect-3/2 max-md:object-cover" />
        </div>
      </section>
    </>
  )
}
