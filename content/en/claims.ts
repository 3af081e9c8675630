import type { ClaimId, ClaimState, claimGroups } from "../facts/claims.ts"

/** @property short what other pages say of it; `sentence` and `doubt` where that stands in a text or beside a figure */
type ClaimWords = { label: string; text: string; short?: string; sentence?: string; doubt?: string }

/**
 * What this site says of the project, each in one place: /facts shows all of them with their sources, and other pages take their
 * sentences from here.
 */
export const claimWords = {
  founded: {
    label: "Founded in 2017",
    text: "The project dates its start to 2017. The earliest public trace that we found is the code of a first mobile wallet, of March 2018.",
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
    text: "Nobody has published it here yet. You can ask through the contact form.",
  },
  whitepaper: {
    label: "The whitepaper",
    text: "We have seen no whitepaper of the project, so we link to none. What we could find about both networks is on the whitepapers page, with its sources.",
    short: "We have seen no whitepaper of the project. This page holds what we could find, with its sources.",
  },
  mark: {
    label: "The mark of this site",
    text: "The round mark with the G was drawn for this site. We do not know which logo the project uses: ask its team before you print one.",
  },
  roadmap: {
    label: "The roadmap",
    text: "Four steps, each with a quarter of 2025 or 2026, as stated by the project. Those quarters are over. What became of a step stands beside it once the project has told us.",
  },
  "first-block": {
    label: "First block on July 22, 2019",
    text: "The chain of Guapcoin began on July 22, 2019. Its first block holds the words 'Guapcoin is born! - zabtc 22/07/2019'.",
  },
  "layer-1": {
    label: "Guapcoin (GUAP), layer 1",
    text: "Proof of stake with masternodes, one block every 60 seconds as a target, open source. The last release of the wallet that we know of is 2.3.2, of December 9, 2021.",
  },
  supply: {
    label: "At most 90,000,000 GUAP",
    text: "The project's documents state a maximum of 90,000,000 GUAP. In the code of wallet 2.3.2 this number only limits a single amount; nothing caps the total. By its reward schedule the total passes 90,000,000 near block 3,374,118. At about one block a minute, that was between December 2025 and February 2026, so more than that very likely exist today.",
    doubt:
      "In the code of wallet 2.3.2, this number only limits a single amount. Nothing there caps the total. By its reward schedule the total passes 90,000,000 near block 3,374,118: at about one block a minute, between December 2025 and February 2026. Very likely there are more coins today.",
  },
  "layer-2": {
    label: "GuapcoinX (GUAPX), layer 2",
    text: "A chain of its own with chain ID 71111, on Hyperledger Besu. Its published settings name five approved validators.",
  },
  accounts: {
    label: "X, YouTube and Facebook",
    text: "A public register of wallets (WalletScrutiny) names these accounts as the project's. We have not confirmed who runs them today.",
  },
  telegram: {
    label: "The Telegram group",
    text: "The invite is the one in wallet 2.3.2, of December 2021. Invites expire, and we have not confirmed that this one still opens the group.",
    short: "The invite is of December 2021 and may have expired.",
  },
  "town-halls": {
    label: "Town Hall events resume in November",
    text: "The project stated that Town Hall events resume in November. It named no year. A session takes place when it stands in our list of town halls.",
    short: "Town Hall events resume in November, as stated by the project, which named no year.",
  },
} as const satisfies Record<ClaimId, ClaimWords>

/** Words of /facts. */
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
      text: "The project or somebody else says so. We found nothing that shows it.",
    },
    unknown: { label: "Unknown", text: "Nobody has told us." },
  } satisfies Record<ClaimState, { label: string; text: string }>,
  groups: {
    project: "The project",
    networks: "The coins and their networks",
    community: "Community",
  } satisfies Record<keyof typeof claimGroups, string>,
  works: { heading: "What works today", text: "Wallets, markets and the ways between the networks." },
  source: "See: {source}",
  figures: "All figures of both networks, with their doubts",
  roadmap: "The roadmap, step by step",
  wrong: "Do you know better, or have a source?",
  tell: "Tell us",
} as const
