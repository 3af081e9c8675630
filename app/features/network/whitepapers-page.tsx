import { fill } from "#app/platform/fill.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { Tabs } from "#app/ui/tabs.tsx"
import { linkWords } from "#content/en/footer-links.ts"
import { links } from "#content/en/links.ts"
import {
  layer1Endpoints,
  layer1Figures,
  layer2Endpoints,
  layer2Figures,
  learningFigures,
} from "#content/en/network.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { AddNetwork } from "./add-network.tsx"
import { Endpoints, TokenAddress } from "./endpoints.tsx"
import { Explanation } from "./explanation.tsx"
import { FigureTable } from "./figure-table.tsx"
import type { QuarterState } from "./quarters.ts"
import { Roadmap } from "./roadmap.tsx"
import { TwoLayers } from "./two-layers.tsx"
import { addressOf, type Layer, layers, tabs, type View, wordsOf } from "./whitepapers-view.ts"

const words = whitepapers
/** On a phone all tabs are in sight, below each other rather than out of the window. */
const wrapped = "[&>ul]:flex-wrap"
/** A press on a tab keeps the tabs in sight. */
const hrefOf = (view: View) => `${addressOf(view)}#topics`

/** /whitepapers. Every tab is an address of its own, so tabs work without script and can be sent to a friend. */
export function WhitepapersPage({ view, quarters }: { view: View; quarters: readonly QuarterState[] }) {
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
        <TabContent view={view} quarters={quarters} />
        {next && (
          <p>
            <a href={hrefOf({ tab: next, layer: "l1" })} className="text-link inline-block py-2">
              {fill(words.next, { label: words.tabs[next].label })}
            </a>
          </p>
        )}
      </div>
    </>
  )
}

/** The paper itself, once somebody has set its address (ruling 16). */
function WhitepaperButton() {
  const { label } = links["whitepaper-pdf"]
  const href = useLinkHref("whitepaper-pdf", links["whitepaper-pdf"].href)
  return href ? (
    <ExternalLink href={href} className={buttonClass({ variant: "gold", size: "lg" })}>
      {label}
    </ExternalLink>
  ) : (
    <button type="button" disabled className={buttonClass({ variant: "outline", size: "lg" })}>
      {label} ({linkWords.comingSoon})
    </button>
  )
}

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

function TabContent({ view, quarters }: { view: View; quarters: readonly QuarterState[] }) {
  const { sections } = wordsOf(view)
  const { captions } = words.table
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
          <FigureTable caption={captions.masternodes} figures={learningFigures} />
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
          <FigureTable caption={captions.l1} figures={layer1Figures} />
          <Endpoints ids={layer1Endpoints} note={words.tabs.technical.tabs.l1.endpoints} />
          <Explanation sections={sections} />
        </>
      ) : (
        <>
          <FigureTable caption={captions.l2} figures={layer2Figures} />
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
          <Roadmap states={quarters} />
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
