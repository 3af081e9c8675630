import { WalletPage } from "#app/features/wallet-demo/wallet-page.tsx"
import { readWalletSearch } from "#app/features/wallet-demo/wallet-search.ts"
import { ExchangesDialog, ExchangesDialogButton } from "#app/features/wallet-links/exchanges-dialog.tsx"
import { WalletDialog, WalletDialogButton } from "#app/features/wallet-links/wallet-dialog.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { wallet } from "#content/en/wallet.ts"
import type { Route } from "./+types/wallet"

export const handle = { elements: true, keptWith: [], query: ["tab", "range", "pay", "amount"] }
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
