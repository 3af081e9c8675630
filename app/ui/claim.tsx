import { format } from "#app/lib/text/format.ts"
import { claimWords, factsPage } from "#content/en/claims.ts"
import { linkLabels } from "#content/en/links.ts"
import { type ClaimId, type ClaimState, claims, type Evidence } from "#content/facts/claims.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import { press } from "#content/facts/press.ts"
import { Badge, type BadgeTone } from "./badge.tsx"
import { ExternalLink } from "./external-link.tsx"
import { useLinkHref } from "./set-links.ts"

const tones: Record<ClaimState, BadgeTone> = { confirmed: "leaf", stated: "gold", unknown: "quiet" }

/** A claim of content/facts/claims.ts with its state and its sources, as part of a `dl`. */
export function Claim({ id }: { id: ClaimId }) {
  const { label, text } = claimWords[id]
  const { state, evidence } = claims[id]
  return (
    <div id={id} className="panel grid scroll-mt-4 content-start gap-2 p-5">
      <dt className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-bold">
        {label} <Badge tone={tones[state]}>{factsPage.states[state].label}</Badge>
      </dt>
      <dd className="grid gap-2 text-ivory-300">
        <p>{text}</p>
        {evidence.map((source) => (
          <Source key={"link" in source ? source.link : source.article} source={source} />
        ))}
      </dd>
    </div>
  )
}

function Source({ source }: { source: Evidence }) {
  return "link" in source ? <OfLink id={source.link} /> : <OfArticle name={source.article} />
}

function OfLink({ id }: { id: LinkId }) {
  const href = useLinkHref(id, links[id].href)
  return href ? <SourceLink href={href} name={linkLabels[id]} /> : null
}

function OfArticle({ name }: { name: string }) {
  const article = press.find((one) => one.name === name)
  return article ? <SourceLink href={article.url} name={name} /> : null
}

function SourceLink({ href, name }: { href: string; name: string }) {
  return (
    <p className="text-sm">
      <ExternalLink href={href} className="text-link inline-block py-1">
        {format(factsPage.source, { source: name })}
      </ExternalLink>
    </p>
  )
}
