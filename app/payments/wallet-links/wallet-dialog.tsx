import { Apple, Globe, Laptop, Monitor } from "lucide-react"
import { use } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import type { ButtonLook } from "#app/ui/button.tsx"
import { Dialog, DialogButton } from "#app/ui/dialog/dialog.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { LaunchNotice } from "#app/ui/not-open.tsx"
import { SetLinksContext, useLinkHref } from "#app/ui/set-links.ts"
import { useWorkTexts, workTones } from "#app/ui/what-works.ts"
import { linkLabels } from "#content/en/links.ts"
import { walletLinks } from "#content/en/wallet-links.ts"
import { workStates } from "#content/en/what-works.ts"
import { isAwaited } from "#content/facts/awaited.ts"
import { links } from "#content/facts/links.ts"
import { stateOf, wallets } from "#content/facts/what-works.ts"

const dialogId = "download-wallet"
const words = walletLinks.download

type Option = (typeof wallets)[keyof typeof wallets] & {
  words: { title: string; text: string }
  Icon: typeof Globe
}

const phone: Option = { ...wallets.phone, words: words.options.web, Icon: Globe }
const computers: Option[] = [
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

/** The wallets with the status of each, phones first. Render it once per page that has a button for it. */
export function WalletDialog() {
  const works = useWorkTexts()
  const documentationHref = useLinkHref("wallet-documentation", links["wallet-documentation"].href)
  return (
    <Dialog id={dialogId} title={words.title}>
      <h3 className="mb-2 font-bold">{words.phone}</h3>
      <ul>
        <Wallet {...phone} />
      </ul>
      <p className="mt-2">
        <a href={`${pathTo("/get-guapcoin")}#phone`} className="text-link inline-flex min-h-11 items-center">
          {words.onPhone}
        </a>
      </p>
      <h3 className="mt-4 mb-2 font-bold">{words.computer}</h3>
      <p className="mb-3 text-ivory-300 text-sm">{format(words.lead, works)}</p>
      <ul className="grid gap-3">
        {computers.map((option) => (
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

function Wallet({ link, isConfirmed, words: { title, text }, Icon }: Option) {
  const href = useLinkHref(link, links[link].href)
  const state = stateOf({ link, isConfirmed }, use(SetLinksContext))
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
        {href && (
          <Badge tone={workTones[state]} className="my-1">
            {workStates[state]}
          </Badge>
        )}
        <span className="block text-ivory-300 text-sm">
          {href ? text : words.comingSoon} {!href && isAwaited(link) && <LaunchNotice link={link} />}
        </span>
      </span>
    </li>
  )
}
