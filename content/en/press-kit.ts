import type { PressFact } from "../facts/press-kit.ts"

/** Words of /press. Each fact has been read in the source beside it; what only the project states says so. */
export const pressKit = {
  title: "For the press",
  description:
    "Facts about Guapcoin with their sources, logos to download, short texts to copy, the founder, and who to ask.",
  heading: "For the press",
  lead: "What you can print, where it can be checked, and who to ask for the rest.",
  contact: { text: "Questions, quotes and interviews: choose 'Media' in the form.", action: "Write to us" },
  facts: {
    heading: "Facts and where to check them",
    source: "Source: {source}",
    list: {
      founder: {
        label: "Founder",
        text: "Tavonia Evans, a software engineer, founded Guapcoin. The project dates its start to 2017; we know of no public record of that year.",
      },
      "first-block": {
        label: "First block",
        text: "The chain of Guapcoin began on July 22, 2019. Its first block holds the words 'Guapcoin is born! - zabtc 22/07/2019'.",
      },
      "layer-1": {
        label: "Guapcoin (GUAP), layer 1",
        text: "Proof of stake with masternodes, one block every 60 seconds as a target, open source. The last release of the wallet that we know of is 2.3.2, of December 9, 2021.",
      },
      "layer-2": {
        label: "GuapcoinX (GUAPX), layer 2",
        text: "A chain of its own with chain ID 71111, on Hyperledger Besu. Its published settings name five approved validators.",
      },
    } satisfies Record<PressFact, { label: string; text: string }>,
    more: "All figures of both networks, with their doubts",
  },
  words: {
    heading: "Words to copy",
    short: {
      label: "In one sentence",
      text: "Guapcoin (GUAP) is a cryptocurrency for the African diaspora and for everyone who is new to crypto.",
    },
    long: {
      label: "In four sentences",
      text: "Guapcoin (GUAP) is a cryptocurrency that was founded by Tavonia Evans. It was made for the African diaspora and is open to everyone. It has two networks: Guapcoin, with a chain of its own since July 22, 2019, and GuapcoinX for apps. Prices can fall to nothing, and nobody can promise a profit.",
    },
  },
  logos: {
    heading: "Logos",
    text: "Use the mark as it is: do not stretch it, and leave room around it.",
    download: "Download as {kind}",
  },
  founder: {
    heading: "The founder",
    paragraphs: [
      "Tavonia Evans is founder and CEO of Guap Coin, as Empire Startups and Raconteur name her. Raconteur reports that she studied history at North Carolina A&T, worked as a software engineer for public agencies and for AT&T, and started four businesses. It also says that in 2014 she launched Safe2meet, which lets people verify each other.",
      "We have no portrait of her and no quotes from her to hand out. Please ask for them.",
    ],
  },
  articles: { heading: "What others have written" },
} as const
