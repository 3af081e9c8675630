import { Apple, Globe, Laptop, Monitor } from "lucide-react"
import { fill } from "#app/platform/fill.ts"
import { pathTo } from "#app/platform/path-to.ts"
import type { ButtonLook } from "#app/ui/button.tsx"
import { Dialog, DialogButton } from "#app/ui/dialog/dialog.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { TellMe } from "#app/ui/not-open.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { linkLabels } from "#content/en/links.ts"
import { walletLinks } from "#content/en/wallet-links.ts"
import { isAwaited } from "#content/facts/awaited.ts"
import { type LinkId, links, walletVersion } from "#content/facts/links.ts"
import { wallets } from "#content/facts/what-works.ts"

const dialogId = "download-wallet"
const words = walletLinks.download
const options: { link: LinkId; words: { title: string; text: string }; Icon: typeof Globe }[] = [
  { ...wallets.phone, words: words.options.web, Icon: Globe },
  { ...wallets.windows, words: words.options.windows, Icon: Monitor },
  { ...wallets.macos, words: words.options.macos, Icon: Apple },
  { ...wallets.linux, words: words.options.linux, Icon: Laptop },
]

export function WalletDialogButton({
  label = words.open,
  ...look
}: ButtonLook & { className?: string; label?: string }) {
  return (
    <DialogButton dialog={dialogId} {...look}>
      {label}
    </DialogButton>
  )
}

/** Where the wallets are. A page that has a button for it draws it once. */
export function WalletDialog() {
  const documentationHref = useLinkHref("wallet-documentation", links["wallet-documentation"].href)
  return (
    <Dialog id={dialogId} title={words.title}>
      <p className="mb-4 text-ivory-300">{fill(words.lead, { version: walletVersion })}</p>
      <ul className="grid gap-3">
        {options.map((option) => (
          <Wallet key={option.link} {...option} />
        ))}
      </ul>
      <p className="mt-4 text-ivory-300 text-sm">
        {words.help}{" "}
        {documentationHref ? (
          <ExternalLink href={documentationHref} className="text-link">
            {linkLabels["wallet-documentation"]}
          </ExternalLink>
        ) : (
          <a href={pathTo("/learning-path/:topic", { topic: "wallets" })} className="text-link">
            {words.helpLesson}
          </a>
        )}
      </p>
    </Dialog>
  )
}

function Wallet({ link, words: { title, text }, Icon }: (typeof options)[number]) {
  const href = useLinkHref(link, links[link].href)
  return (
    <li className="panel relative flex items-center gap-4 p-4 has-[.card-target]:card-link">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-gold-400" strokeWidth={1.5} />
      <span className="grow">
        <span className="block font-semibold">
          {href ? (
            <ExternalLink href={href} className="card-target">
              {title}
            </ExternalLink>
          ) : (
            title
          )}
        </span>
        <span className="text-ivory-300 text-sm">
          {href ? text : words.comingSoon} {!href && isAwaited(link) && <TellMe link={link} />}
        </span>
      </span>
    </li>
  )
}
