import { pathTo } from "#app/lib/http/path-to.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { linkLabels } from "#content/en/links.ts"
import { networkStatus as words } from "#content/en/network-status.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import type { NetworkNow } from "../chain/networks.server.ts"
import type { Network } from "../chain/options.ts"
import type { NetworkDay } from "./days.ts"
import { NetworkPanel, type Validators } from "./network-panel.tsx"

export type NetworkPageData = {
  networks: NetworkNow[]
  validators: Validators
  days: Record<Network, NetworkDay[]>
  now: Date
}

const explorers = ["explorer-l1", "explorer-l2"] as const satisfies LinkId[]

/** /network: the state of both chains with the time of each answer, and what is unknown. */
export function NetworkPage({ networks, validators, days, now }: NetworkPageData) {
  return (
    <>
      <header className="page-width grid gap-4 pt-8 pb-10 lg:pt-14">
        <h1 className="text-title">{words.heading}</h1>
        <p className="measure text-ivory-300 text-lg">{words.lead}</p>
      </header>
      <div className="page-width grid grid-cols-1 gap-10 pb-4">
        {networks.map((one) => (
          <NetworkPanel
            key={one.network}
            {...one}
            validators={one.network === "l2" ? validators : null}
            days={days[one.network]}
            now={now}
          />
        ))}
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
          <section aria-labelledby="rules" className="grid content-start gap-3">
            <h2 id="rules" className="text-heading">
              {words.rules.heading}
            </h2>
            {words.rules.lines.map((line) => (
              <p key={line} className="measure text-ivory-300">
                {line}
              </p>
            ))}
          </section>
          <section aria-labelledby="look" className="grid content-start justify-items-start gap-3">
            <h2 id="look" className="text-heading">
              {words.look.heading}
            </h2>
            {explorers.map((id) => (
              <Explorer key={id} id={id} />
            ))}
            <a
              href={`${pathTo("/whitepapers")}?tab=technical#topics`}
              className="text-link inline-block py-2"
            >
              {words.look.whitepapers}
            </a>
          </section>
        </div>
      </div>
    </>
  )
}

/** A link to a block explorer; nothing if no address is set. */
function Explorer({ id }: { id: (typeof explorers)[number] }) {
  const href = useLinkHref(id, links[id].href)
  return href ? (
    <ExternalLink href={href} className="text-link inline-block py-2">
      {linkLabels[id]}
    </ExternalLink>
  ) : null
}
