import type { LinkId } from "./links.ts"
import type { press } from "./press.ts"

/** Where a claim can be checked: a link of links.ts by its id, or an article by its outlet. */
export type Evidence = { link: LinkId } | { article: (typeof press)[number]["name"] }

/**
 * `confirmed`: we read it in a source that anyone can open. `stated`: the project or another party says so, and we found no
 * source that shows it. `unknown`: we have no information.
 */
export const claimStates = ["confirmed", "stated", "unknown"] as const
export type ClaimState = (typeof claimStates)[number]

type Claim = { state: ClaimState; evidence: readonly Evidence[] }

/** The day on which the sources were last checked. */
export const claimsAsOf = "2026-11-22"

/** The claims of this site about the project. The text is in content/en/claims.ts; pages import it from there. */
export const claims = {
  founded: { state: "stated", evidence: [] },
  founder: { state: "confirmed", evidence: [{ article: "Raconteur" }, { article: "Empire Startups" }] },
  users: { state: "stated", evidence: [] },
  operator: { state: "unknown", evidence: [] },
  whitepaper: { state: "unknown", evidence: [] },
  mark: { state: "unknown", evidence: [] },
  roadmap: { state: "stated", evidence: [] },

  "first-block": { state: "confirmed", evidence: [{ link: "source-l1" }] },
  "layer-1": { state: "confirmed", evidence: [{ link: "source-l1" }] },
  supply: { state: "stated", evidence: [{ link: "source-l1" }] },
  "layer-2": { state: "confirmed", evidence: [{ link: "source-l2" }] },

  accounts: { state: "stated", evidence: [{ link: "x" }, { link: "youtube" }, { link: "facebook" }] },
  telegram: { state: "stated", evidence: [{ link: "telegram" }, { link: "source-l1" }] },
  "town-halls": { state: "stated", evidence: [] },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

export const claimGroups = {
  project: ["founded", "founder", "users", "operator", "whitepaper", "roadmap", "mark"],
  networks: ["first-block", "layer-1", "supply", "layer-2"],
  community: ["accounts", "telegram", "town-halls"],
} as const satisfies Record<string, ClaimId[]>
