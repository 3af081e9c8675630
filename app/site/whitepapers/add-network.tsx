import { Wallet } from "lucide-react"
import { use } from "react"
import { format } from "#app/lib/text/format.ts"
import { walletNetwork } from "#app/payments/wallet-network.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { CopyText } from "#app/ui/copy/copy-text.tsx"
import { SetLinksContext } from "#app/ui/set-links.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { layer2Figures } from "#content/facts/network.ts"
import { outcomes } from "./add-to-wallet.ts"
import { quotedFigures } from "./figures.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "add-network": React.HTMLAttributes<HTMLElement> & { "data-network": string }
    }
  }
}

const words = whitepapers.addNetwork
const edges: Partial<Record<(typeof outcomes)[number], string>> = {
  added: "border-s-leaf",
  refused: "border-s-indigo",
  otherSymbol: "border-s-indigo",
}

/** Adds layer 2 to a wallet in the browser; the same values are listed below for every other wallet. */
export function AddNetwork() {
  const network = walletNetwork(use(SetLinksContext))
  const byHand = [
    [words.fields.chainName, network.chainName],
    [words.fields.rpcUrl, network.rpcUrls[0] ?? ""],
    [words.fields.chainId, layer2Figures["chain-id"].values.id],
    [words.fields.symbol, network.nativeCurrency.symbol],
    [words.fields.explorer, network.blockExplorerUrls[0] ?? ""],
  ] as const
  return (
    <section aria-labelledby="add-network" className="panel grid gap-8 p-5 sm:p-8 lg:grid-cols-2 lg:gap-16">
      <div className="grid content-start gap-4">
        <h2 id="add-network" className="text-heading">
          {words.heading}
        </h2>
        <p className="text-ivory-300">{words.lead}</p>
        <add-network data-network={JSON.stringify(network)} className="grid gap-4">
          <button
            type="button"
            className={buttonClass(
              { variant: "gold", size: "lg" },
              "needs-script justify-self-start noscript:hidden",
            )}
          >
            <Wallet aria-hidden="true" className="size-5 shrink-0" />
            {words.label}
          </button>
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
          <div role="status">
            <p data-say="adding" hidden className="text-ivory-300">
              {words.adding}
            </p>
            {outcomes.map((outcome) => (
              <p
                key={outcome}
                data-say={outcome}
                hidden
                className={`border-s-4 ps-4 ${edges[outcome] ?? "border-s-ember"}`}
              >
                {format(words.outcomes[outcome], quotedFigures())}
              </p>
            ))}
          </div>
        </add-network>
      </div>
      <div>
        <h3 className="mb-2 font-bold">{words.byHand}</h3>
        <dl className="*:border-ink-700 *:border-t">
          {byHand.map(([label, value]) => (
            <div key={label} className="grid items-center gap-x-6 py-2 md:grid-cols-3">
              <dt className="text-ivory-300">{label}</dt>
              <dd className="md:col-span-2">
                <CopyText text={value} label={label} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
