import { pathTo } from "#app/lib/http/path-to.ts"
import { whitepapers } from "#content/en/whitepapers.ts"

export const tabs = ["overview", "guapcoin", "guapcoinx", "technical", "roadmap"] as const
export const layers = ["l1", "l2"] as const

type Tab = (typeof tabs)[number]
export type Layer = (typeof layers)[number]
/** State of /whitepapers; `layer` applies to the technical tab only. */
export type View = { tab: Tab; layer: Layer }

/** View of an address. Missing and unknown values select the default. */
export function readView(params: URLSearchParams): View {
  const tab = tabs.find((name) => name === params.get("tab")) ?? "overview"
  const layer = layers.find((name) => name === params.get("layer")) ?? "l1"
  return { tab, layer: tab === "technical" ? layer : "l1" }
}

/** Canonical address of a view. */
export function addressOf({ tab, layer }: View): string {
  if (tab === "overview") return pathTo("/whitepapers")
  return `${pathTo("/whitepapers")}?tab=${tab}${tab === "technical" && layer === "l2" ? "&layer=l2" : ""}`
}

/** Texts of a view. */
export type ViewWords = {
  title: string
  description: string
  heading: string
  lead?: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

export function wordsOf({ tab, layer }: View): ViewWords {
  return tab === "technical" ? whitepapers.tabs.technical.tabs[layer] : whitepapers.tabs[tab]
}
