import { claimWords } from "./claims.ts"

/** Text of /press. Its facts are those of claims.ts. */
export const pressKit = {
  title: "Press kit",
  description:
    "Facts about Guapcoin with their sources, this site's mark, short texts to copy, the founder, and who to ask.",
  heading: "Press kit",
  lead: "What you can print, where to check it, and who to ask for the rest.",
  contact: { text: "Questions, quotes and interviews: choose 'Media' in the form.", action: "Write to us" },
  facts: {
    heading: "Facts and where to check them",
    more: "All figures for both networks, and which are in doubt",
    all: "Every claim on this site, with its source",
  },
  words: {
    heading: "Text to copy",
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
    heading: "This site's mark",
    text: claimWords.mark.text,
    download: "Download as {kind}",
  },
  founder: {
    heading: "The founder",
    paragraphs: [
      "Tavonia Evans is founder and CEO of Guap Coin, according to Empire Startups and Raconteur. Raconteur reports that she studied history at North Carolina A&T, worked as a software engineer for public agencies and for AT&T, and started four businesses. It also says that in 2014 she launched Safe2meet, which lets people verify each other.",
      "We have no portrait of her and no quotes from her to hand out. Please ask for them.",
    ],
  },
  articles: { heading: "What others have written" },
} as const
