import { use } from "react"
import { Badge } from "#app/ui/badge.tsx"
import type { ButtonLook } from "#app/ui/button.tsx"
import { Dialog, DialogButton } from "#app/ui/dialog/dialog.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { SetLinksContext, useLinkHref } from "#app/ui/set-links.ts"
import { workTones } from "#app/ui/what-works.ts"
import { linkWords } from "#content/en/footer-links.ts"
import { walletLinks } from "#content/en/wallet-links.ts"
import { whatWorks, workStates } from "#content/en/what-works.ts"
import { exchange, links } from "#content/facts/links.ts"
import { markets, stateOf } from "#content/facts/what-works.ts"

const dialogId = "exchanges"
const words = walletLinks.exchanges

export function ExchangesDialogButton(look: ButtonLook & { className?: string }) {
  return (
    <DialogButton dialog={dialogId} {...look}>
      {words.open}
    </DialogButton>
  )
}

/** Where the coin is traded. Render it once per page that has a button for it. */
export function ExchangesDialog() {
  const href = useLinkHref("exchange", links.exchange.href)
  const state = stateOf(markets.exchange, use(SetLinksContext))
  return (
    <Dialog id={dialogId} title={words.title}>
      <ul className="grid gap-3">
        <li className="panel flex flex-wrap items-center justify-between gap-4 p-4">
          <span>
            <span className="block font-semibold">{exchange.name}</span>
            <span className="text-ivory-300 text-sm">{exchange.pair}</span>
          </span>
          <Badge tone={workTones[state]}>{workStates[state]}</Badge>
          {href ? (
            <ExternalLink href={href} className="text-link min-h-11 content-center font-semibold">
              {linkWords.visit}
            </ExternalLink>
          ) : (
            <span className="text-ivory-300">{linkWords.comingSoon}</span>
          )}
        </li>
      </ul>
      <p className="mt-4 text-ivory-300 text-sm">{whatWorks.market[state]}</p>
      <p className="mt-2 text-ivory-300 text-sm">{words.note}</p>
    </Dialog>
  )
}
