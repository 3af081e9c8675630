import { format } from "#app/lib/text/format.ts"
import { NetworkSummary } from "#app/payments/chain/network-summary.tsx"
import type { NetworkSummary as NetworkSummaryFacts } from "#app/payments/chain/summarize-network.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { NotOpen } from "#app/ui/not-open.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { Tabs } from "#app/ui/tabs.tsx"
import { linkLabels } from "#content/en/links.ts"
import { networkStatus } from "#content/en/network-status.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { links } from "#content/facts/links.ts"
import { layer1Endpoints, layer2Endpoints, type RoadmapNews } from "#content/facts/network.ts"
import { AddNetwork } from "./add-network.tsx"
import { Endpoints, TokenAddress } from "./endpoints.tsx"
import { Explanation } from "./explanation.tsx"
import { FigureTable } from "./figure-table.tsx"
import type { QuarterState } from "./quarters.ts"
import { Roadmap } from "./roadmap.tsx"
import { TwoLayers } from "./two-layers.tsx"
import { addressOf, type Layer, layers, tabs, type View, wordsOf } from "./whitepapers-view.ts"

const words = whitepapers
/** On a phone all tabs fit in one row; larger text wraps them instead of overflowing. */
const wrapped = "[&>ul]:flex-wrap max-sm:[&>ul]:gap-0 max-sm:[&_a]:px-2 max-sm:[&_a]:text-sm"
/** Keeps the tabs in view after a click on one. */
const hrefOf = (view: View) => `${addressOf(view)}#topics`

type Props = {
  view: View
  quarters: readonly QuarterState[]
  news: RoadmapNews
  networks: readonly NetworkSummaryFacts[]
}

/** /whitepapers. Every tab has its own address, so tabs work without script and can be shared. */
export function WhitepapersPage({ view, networks, ...plan }: Props) {
  const { heading, lead } = wordsOf(view)
  const next = tabs[tabs.indexOf(view.tab) + 1]
  return (
    <>
      <header className="page-width flex flex-wrap items-center justify-between gap-6 pt-10 pb-8 lg:pt-16 lg:pb-12">
        <div className="grid gap-4">
          <h1 className="text-title">{words.heading}</h1>
          <p className="measure text-ivory-300 text-lg">{words.lead}</p>
        </div>
        <WhitepaperButton />
      </header>
      <div id="topics" className="page-width">
        <Tabs
          label={words.tabsLabel}
          tabs={tabs.map((tab) => ({
            label: words.tabs[tab].label,
            short: words.shortTabs[tab],
            href: hrefOf({ tab, layer: "l1" }),
            current: tab === view.tab,
          }))}
          className={wrapped}
        />
      </div>
      <div className="page-width grid gap-10 pt-8 lg:pt-12">
        {view.tab === "technical" && <LayerTabs layer={view.layer} />}
        <div className="grid gap-3">
          <h2 className="text-heading">{heading}</h2>
          {lead && <p className="measure text-ivory-300">{lead}</p>}
        </div>
        <TabContent view={view} {...plan} />
        {next && (
          <p>
            <a href={hrefOf({ tab: next, layer: "l1" })} className="text-link inline-block py-2">
              {format(words.next, { label: words.tabs[next].label })}
            </a>
          </p>
        )}
        <section aria-labelledby="status" className="grid gap-2">
          <h2 id="status" className="font-sans font-semibold text-base">
            {networkStatus.glance.heading}
          </h2>
          <NetworkSummary networks={networks} />
        </section>
        <NoPaper />
      </div>
    </>
  )
}

/** Link to the paper, once its address is set (ruling 16). */
function WhitepaperButton() {
  const href = usePaper()
  return href ? (
    <ExternalLink href={href} className={buttonClass({ variant: "gold", size: "lg" })}>
      {linkLabels["whitepaper-pdf"]}
    </ExternalLink>
  ) : null
}

/** At the end of the page, because available content comes first. */
function NoPaper() {
  if (usePaper()) return null
  return (
    <section aria-labelledby="paper" className="grid gap-2">
      <h2 id="paper" className="font-sans font-semibold text-base">
        {linkLabels["whitepaper-pdf"]}
      </h2>
      <NotOpen link="whitepaper-pdf">
        <p>{words.noFile}</p>
      </NotOpen>
    </section>
  )
}

const usePaper = () => useLinkHref("whitepaper-pdf", links["whitepaper-pdf"].href)

function LayerTabs({ layer }: { layer: Layer }) {
  return (
    <Tabs
      label={words.layersLabel}
      tabs={layers.map((one) => ({
        label: words.tabs.technical.tabs[one].label,
        href: hrefOf({ tab: "technical", layer: one }),
        current: one === layer,
      }))}
      className={wrapped}
    />
  )
}

function TabContent({ view, quarters, news }: Omit<Props, "networks">) {
  const { sections } = wordsOf(view)
  switch (view.tab) {
    case "overview":
      return (
        <>
          <TwoLayers />
          <Explanation sections={sections} />
        </>
      )
    case "guapcoin":
      return (
        <>
          <TwoLayers only="l1" />
          <Explanation sections={sections} />
          <FigureTable name="masternodes" />
          <MoreFigures layer="l1" />
        </>
      )
    case "guapcoinx":
      return (
        <>
          <TwoLayers only="l2" />
          <Explanation sections={sections} />
          <AddNetwork />
          <MoreFigures layer="l2" />
        </>
      )
    case "technical":
      return view.layer === "l1" ? (
        <>
          <FigureTable name="l1" />
          <Endpoints ids={layer1Endpoints} note={words.tabs.technical.tabs.l1.endpoints} />
          <Explanation sections={sections} />
        </>
      ) : (
        <>
          <FigureTable name="l2" />
          <Endpoints ids={layer2Endpoints} note={words.tabs.technical.tabs.l2.endpoints}>
            <TokenAddress />
          </Endpoints>
          <AddNetwork />
          <Explanation sections={sections} />
        </>
      )
    case "roadmap":
      return (
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Roadmap states={quarters} news={news} />
          <Explanation sections={sections} />
        </div>
      )
  }
}

function MoreFigures({ layer }: { layer: Layer }) {
  return (
    <p>
      <a href={hrefOf({ tab: "technical", layer })} className={buttonClass({ variant: "outline" })}>
        {words.more[layer]}
      </a>
    </p>
  )
}
