import { Apple, Globe, Laptop, Monitor } from "lucide-react"
import { fill } from "#app/platform/fill.ts"
import type { ButtonLook } from "#app/ui/button.tsx"
import { Dialog, DialogButton } from "#app/ui/dialog.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { type LinkId, links } from "#content/en/links.ts"
import { walletLinks } from "#content/en/wallet-links.ts"

const dialogId = "download-wallet"
const words = walletLinks.download
const options: { link: LinkId; words: { title: string; text: string }; Icon: typeof Globe }[] = [
  { link: "web-wallet", words: words.options.web, Icon: Globe },
  { link: "wallet-windows", words: words.options.windows, Icon: Monitor },
  { link: "wallet-macos", words: words.options.macos, Icon: Apple },
  { link: "wallet-linux", words: words.options.linux, Icon: Laptop },
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
  const documentation = links["wallet-documentation"]
  const documentationHref = useLinkHref("wallet-documentation", documentation.href)
  return (
    <Dialog id={dialogId} title={words.title}>
      <p className="mb-4 text-ivory-300">{fill(words.lead, { version: walletLinks.version })}</p>
      <ul className="grid gap-3">
        {options.map((option) => (
          <Wallet key={option.link} {...option} />
        ))}
      </ul>
      <p className="mt-4 text-ivory-300 text-sm">
        {words.help}{" "}
        {documentationHref ? (
          <ExternalLink href={documentationHref} className="text-link">
            {documentation.label}
          </ExternalLink>
        ) : (
          <a href="/learning-path/wallets" className="text-link">
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
    <li className="panel relative flex items-center gap-4 p-4 has-[a]:card-link">
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
        <span className="text-ivory-300 text-sm">{href ? text : words.comingSoon}</span>
      </span>
    </li>
  )
}
