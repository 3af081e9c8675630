import type { LinkId } from "./links.ts"
import type { press } from "./press.ts"

/** Where a fact for the press can be read: a link of ours by its id, or somebody's article by its outlet. */
type Evidence = { link: LinkId } | { article: (typeof press)[number]["name"] }

/** Only what public sources show; the words are in content/en/press-kit.ts. */
export const pressFacts = [
  { id: "founder", evidence: { article: "Raconteur" } },
  { id: "first-block", evidence: { link: "source-l1" } },
  { id: "layer-1", evidence: { link: "source-l1" } },
  { id: "layer-2", evidence: { link: "source-l2" } },
] as const satisfies { id: string; evidence: Evidence }[]

export type PressFact = (typeof pressFacts)[number]["id"]

/** Pictures of the mark, as this site serves them. */
export const logos = [
  { file: "/favicon.svg", kind: "SVG" },
  { file: "/icon-512.png", kind: "PNG" },
] as const
