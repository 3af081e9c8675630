import type { ClaimId, ClaimState, claimGroups } from "../facts/claims.ts"

/** @property short for other pages; `sentence` and `doubt` are for running text and beside a figure */
type ClaimWords = { label: string; text: string; short?: string; sentence?: string; doubt?: string }

/**
 * The claims of this site about the project, each stored once. /facts shows all of them with their sources; other pages import
 * them from here.
 */
export const claimWords = {
  founded: {
    label: "Founded in 2017",
    text: "The project dates its start to 2017. The earliest public trace that we found is the code of a first mobile wallet, from March 2018.",
    short: "Since 2017, as stated by the project",
    sentence: "The project dates its start to 2017.",
  },
  founder: {
    label: "Founded by Tavonia Evans",
    text: "Raconteur and Empire Startups name Tavonia Evans, a software engineer, as founder of Guapcoin.",
  },
  users: {
    label: "Over 45,000 users",
    text: "The project states over 45,000 users of the coin. We found no count behind this number. A public register of wallets showed more than 1,000 installations of its former mobile app.",
    short: "The coin has over 45,000 users, as stated by the project.",
  },
  operator: {
    label: "Who runs this site",
    text: "This has not been published here yet. You can ask through the contact form.",
  },
  whitepaper: {
    label: "The whitepaper",
    text: "We have not seen a whitepaper from the project, so we do not link to one. What we found about both networks is on the whitepapers page, with its sources.",
    short: "We have not seen a whitepaper from the project. This page shows what we found, with its sources.",
  },
  mark: {
    label: "This site's mark",
    text: "The round mark with the G was drawn for this site. We do not know which logo the project uses: ask its team before you print one.",
  },
  roadmap: {
    label: "The roadmap",
    text: "Four steps, each with a quarter of 2025 or 2026, as stated by the project. Those quarters have passed. Once the project tells us the outcome of a step, we show it beside that step.",
  },
  "first-block": {
    label: "First block on July 22, 2019",
    text: "The Guapcoin chain began on July 22, 2019. Its first block contains the words 'Guapcoin is born! - zabtc 22/07/2019'.",
  },
  "layer-1": {
    label: "Guapcoin (GUAP), layer 1",
    text: "Proof of stake with masternodes, one block every 60 seconds as a target, open source. The latest wallet release that we know of is 2.3.2, from December 9, 2021.",
  },
  supply: {
    label: "At most 90,000,000 GUAP",
    text: "The project's documents state a maximum of 90,000,000 GUAP. In the code of wallet 2.3.2 this number only limits a single amount; nothing caps the total. Under its reward schedule, the total passes 90,000,000 near block 3,374,118. At about one block a minute, that was between December 2025 and February 2026, so there are very likely more coins than that today.",
    doubt:
      "In the code of wallet 2.3.2, this number only limits a single amount. Nothing there caps the total. Under its reward schedule, the total passes 90,000,000 near block 3,374,118: at about one block a minute, between December 2025 and February 2026. There are very likely more coins than that today.",
  },
  "layer-2": {
    label: "GuapcoinX (GUAPX), layer 2",
    text: "A separate chain with chain ID 71111, running on Hyperledger Besu. Its published settings name five approved validators.",
  },
  accounts: {
    label: "X, YouTube and Facebook",
    text: "A public register of wallets (WalletScrutiny) names these accounts as the project's. We have not confirmed who runs them today.",
  },
  telegram: {
    label: "The Telegram group",
    text: "The invite comes from wallet 2.3.2, released in December 2021. Invites expire, and we have not confirmed that this one still opens the group.",
    short: "The invite is from December 2021 and may have expired.",
  },
  "town-halls": {
    label: "Town Hall events resume in November",
    text: "The project stated that Town Hall events resume in November. It named no year. A session takes place only if it is in our list of town halls.",
    short: "Town Hall events resume in November, as stated by the project, which named no year.",
  },
} as const satisfies Record<ClaimId, ClaimWords>

/** Text of /facts. */
export const factsPage = {
  title: "Facts and sources",
  description:
    "Every claim this site makes about Guapcoin, where it comes from, when we looked, and whether it is confirmed, stated or unknown.",
  heading: "Facts and sources",
  lead: "What this site says about Guapcoin, where it comes from, and whether anybody has confirmed it. We looked at the sources on {date}.",
  states: {
    confirmed: { label: "Confirmed", text: "We read it in a source that you can open." },
    stated: {
      label: "Stated",
      text: "The project or someone else says so. We found no proof.",
    },
    unknown: { label: "Unknown", text: "Nobody has told us." },
  } satisfies Record<ClaimState, { label: string; text: string }>,
  groups: {
    project: "The project",
    networks: "The coins and their networks",
    community: "Community",
  } satisfies Record<keyof typeof claimGroups, string>,
  works: { heading: "What works today", text: "Wallets, markets and the connections between the networks." },
  source: "See: {source}",
  figures: "All figures for both networks, and which are in doubt",
  roadmap: "The roadmap, step by step",
  wrong: "Do you know more, or have a source?",
  tell: "Tell us",
} as const
