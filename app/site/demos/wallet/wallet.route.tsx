import { pageMeta } from "#app/lib/http/page-meta.ts"
import { ExchangesDialog, ExchangesDialogButton } from "#app/payments/wallet-links/exchanges-dialog.tsx"
import { WalletDialog, WalletDialogButton } from "#app/payments/wallet-links/wallet-dialog.tsx"
import { services } from "#app/services.ts"
import { wallet } from "#content/en/wallet.ts"
import type { Route } from "./+types/wallet.route"
import { WalletPage } from "./wallet-page.tsx"
import { readWalletSearch } from "./wallet-search.ts"

export const handle = { elements: true, cacheTags: [], query: ["tab", "range", "pay", "amount"] }
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, wallet.tabs[args.loaderData?.search.tab ?? "wallet"])

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    search: readWalletSearch(new URL(request.url).searchParams),
    date: context.get(services).clock().toISOString().slice(0, 10),
  }
}

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WalletPage
        {...loaderData}
        calls={
          <>
            <WalletDialogButton variant="gold" size="lg" />
            <ExchangesDialogButton variant="outline" size="lg" />
          </>
        }
      />
      <WalletDialog />
      <ExchangesDialog />
    </>
  )
}
