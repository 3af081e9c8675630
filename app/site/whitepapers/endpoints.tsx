import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { CopyText } from "#app/ui/copy/copy-text.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { useWorkTexts } from "#app/ui/what-works.ts"
import { linkWords } from "#content/en/footer-links.ts"
import { linkLabels, sourceNames } from "#content/en/links.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { links } from "#content/facts/links.ts"
import { guapToken, type layer1Endpoints, type layer2Endpoints } from "#content/facts/network.ts"
import type { Source } from "#content/facts/sources.ts"

const { table, token } = whitepapers

type EndpointId = (typeof layer1Endpoints | typeof layer2Endpoints)[number]

/** Public addresses of a network. Addresses that a browser can open are links; all can be copied. */
export function Endpoints({
  ids,
  note,
  children,
}: {
  ids: readonly EndpointId[]
  note: string
  children?: ReactNode
}) {
  return (
    <section aria-labelledby="endpoints" className="panel">
      <div className="grid gap-2 p-5">
        <h3 id="endpoints" className="font-bold text-lg">
          {table.captions.endpoints}
        </h3>
        <p className="measure text-ivory-300">{format(note, useWorkTexts())}</p>
      </div>
      <ul className="*:border-ink-700 *:border-t">
        {ids.map((id) => (
          <Endpoint key={id} id={id} />
        ))}
        {children}
      </ul>
    </section>
  )
}

function Endpoint({ id }: { id: EndpointId }) {
  const { source } = links[id]
  const label = linkLabels[id]
  const href = useLinkHref(id, links[id].href)
  return (
    <Row label={label} source={source}>
      {href ? (
        <CopyText text={href} label={label} href={href.startsWith("https:") ? href : undefined} />
      ) : (
        <p className="text-ivory-400">{linkWords.comingSoon}</p>
      )}
    </Row>
  )
}

/** GUAP as a token on layer 2, below the endpoints. */
export function TokenAddress() {
  const { address, symbol, decimals, source } = guapToken
  return (
    <Row label={token.label} source={source}>
      <CopyText text={address} label={token.label}>
        <AddressGroups address={address} />
      </CopyText>
      <p className="text-ivory-300 text-sm">
        {token.explanation} {symbol}, {format(token.decimals, { count: decimals })}.
      </p>
    </Row>
  )
}

function Row({ label, source, children }: { label: string; source: Source; children: ReactNode }) {
  return (
    <li className="grid items-center gap-1 px-5 py-4 md:grid-cols-3">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="text-ivory-400 text-sm">{format(table.sourceOf, { source: sourceNames[source] })}</p>
      </div>
      <div className="min-w-0 md:col-span-2">{children}</div>
    </li>
  )
}
