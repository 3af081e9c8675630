import type { ExchangeKind } from "#app/learn/lessons.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import { linkLabels } from "#content/en/links.ts"
import { links } from "#content/facts/links.ts"
import { LessonBody } from "../lesson-body.tsx"

const words = lessonPage.exchangeKinds
const kinds: readonly ExchangeKind[] = ["centralized", "decentralized"]

/** The two tabs of the topic. Each has its own address, so tabs work without script and can be shared. */
export function ExchangeKinds({ path, kind }: { path: string; kind: ExchangeKind }) {
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{words.heading}</h2>
      <nav aria-label={words.label} className="lesson-tabs">
        {kinds.map((one) => (
          <a
            key={one}
            className="lesson-tab"
            href={one === "centralized" ? `${path}#kinds` : `${path}?kind=${one}#kinds`}
            aria-current={one === kind ? "page" : undefined}
          >
            {words[one]}
          </a>
        ))}
      </nav>
      <LessonBody file={`learning-path/exchanges-${kind}`} below="h3" />
      {kind === "centralized" && <Pair />}
    </section>
  )
}

function Pair() {
  const href = useLinkHref("exchange", links.exchange.href)
  return (
    <div className="lesson-box tone-gold">
      <p className="lesson-box-title">{words.pairHeading}</p>
      <p>{words.pairText}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ExternalLink href={href}>{linkLabels.exchange}</ExternalLink>
        <ButtonLink href={pathTo("/probit-tutorial")} variant="outline" size="sm" className="min-h-11">
          {words.tutorial}
        </ButtonLink>
      </p>
    </div>
  )
}
