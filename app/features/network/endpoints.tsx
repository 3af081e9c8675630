import type { ReactNode } from "react"
import { fill } from "#app/platform/fill.ts"
import { CopyText } from "#app/ui/copy-text.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { linkWords } from "#content/en/footer-links.ts"
import { type LinkId, links } from "#content/en/links.ts"
import { guapToken } from "#content/en/network.ts"
import { whitepapers } from "#content/en/whitepapers.ts"

const { table, token } = whitepapers

/** Public addresses of a network. What a browser can open is a link; all of them can be copied. */
export function Endpoints({
  ids,
  note,
  children,
}: {
  ids: readonly LinkId[]
  note: string
  children?: ReactNode
}) {
  return (
    <section aria-labelledby="endpoints" className="panel">
      <div className="grid gap-2 p-5">
        <h3 id="endpoints" className="font-bold text-lg">
          {table.captions.endpoints}
        </h3>
        <p className="measure text-ivory-300">{note}</p>
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

function Endpoint({ id }: { id: LinkId }) {
  const { label, source } = links[id]
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
  const { label, address, symbol, decimals, source } = guapToken
  return (
    <Row label={label} source={source}>
      <CopyText text={address} label={label} />
      <p className="text-ivory-300 text-sm">
        {token.explanation} {symbol}, {fill(token.decimals, { count: decimals })}.
      </p>
    </Row>
  )
}

function Row({ label, source, children }: { label: string; source: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-1 px-5 py-4 md:grid-cols-3">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="text-ivory-400 text-sm">{fill(table.sourceOf, { source })}</p>
      </div>
      <div className="min-w-0 md:col-span-2">{children}</div>
    </li>
  )
}
