import { pathTo } from "#app/lib/http/path-to.ts"
import { timeText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { networkStatus } from "#content/en/network-status.ts"
import type { NetworkSummary as Summary } from "./summarize-network.ts"

const words = networkStatus.glance

/** One line per chain, and a link to /network. */
export function NetworkSummary({ networks }: { networks: readonly Summary[] }) {
  return (
    <div className="grid justify-items-start gap-1">
      {networks.map(({ network, state, at }) => (
        <p key={network} className="text-ivory-300 text-sm">
          {format(words.states[state], { name: words.names[network], time: at && timeText(at) })}
        </p>
      ))}
      <a href={pathTo("/network")} className="text-link inline-block py-2">
        {words.open}
      </a>
    </div>
  )
}
