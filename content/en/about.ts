import { claimWords } from "./claims.ts"

/** Text of /about. Dates are those of the public code and of the first block; statements of the project come from claims.ts. */
export const about = {
  title: "About Guapcoin",
  description:
    "Why Guapcoin exists, what it wants for the African diaspora, who founded it, and what has happened since.",
  heading: "About Guapcoin",
  lead: "Guapcoin is a cryptocurrency: money that lives on many computers at once instead of in one bank. It was made for the African diaspora, and it is open to everyone.",

  slidesLabel: "Guapcoin in three pictures",
  /** A slogan for each picture. */
  slides: {
    diaspora: "To benefit, not to exploit.",
    tree: "Deep roots, and fruit for everyone.",
    harbour: "From hand to hand, across oceans.",
  },

  mission: {
    heading: "Our mission",
    paragraphs: [
      "Our mission is the economic empowerment of the African diaspora. We want money to move through our community, stay there longer, and do some good on the way.",
      "We do this in three ways. We explain crypto in plain words. We help shops accept Guapcoin. We share the stories of people who build something. The coin is here to benefit, not to exploit.",
    ],
  },

  vision: {
    heading: "Our vision",
    paragraphs: [
      "We see a market that crosses oceans. A tailor in Accra, a baker in Atlanta and a teacher in London trade with each other as if they lived on one street.",
      "We see people who hold their own keys, know the risks and choose for themselves. Nobody should need a degree, a rich uncle or a friend at the bank to take part.",
    ],
  },

  story: {
    heading: "Our story",
    paragraphs: [
      `Guapcoin was founded by Tavonia Evans, a software engineer. ${claimWords.founded.sentence} She had worked in technology for many years and had started several businesses of her own.`,
      "In an interview she named the question behind it: what does the money that Black people spend do for Black-owned businesses? A coin could help to measure that.",
      "The first version was built on Ethereum, a large public blockchain. Today there are two networks. Guapcoin, ticker GUAP, is layer 1: the coin and its own chain. GuapcoinX, with the coin GUAPX, is layer 2: a second chain for apps.",
    ],
    facts: { label: "Where each claim comes from", href: "/facts" },
    timelineHeading: "Timeline",
    timelineNote:
      "You can check these dates in public records, such as open source code and the blockchain itself.",
    timeline: [
      {
        year: 2018,
        text: "From March to May, a first mobile wallet was written and tested on an Ethereum test network.",
      },
      {
        year: 2019,
        text: "On July 22, the first block was made and Guapcoin had its own blockchain.",
      },
      { year: 2020, text: "In February, a mobile wallet for Guapcoin followed." },
      { year: 2021, text: "On December 9, version 2.3.2 of the Guapcoin core software was finished." },
      {
        year: 2023,
        text: "On April 25, GuapcoinX was added to a public list of blockchains, with the chain ID 71111.",
      },
      { year: 2025, text: "In June, the community forum GuapTalk was rebuilt." },
      { year: 2025, text: "On December 3, the GuapcoinX code got a new public repository." },
      {
        year: 2026,
        text: "In April, work on GuapID, a digital identity for GuapcoinX, appeared in its public code.",
      },
    ],
  },

  values: {
    heading: "What we stand for",
    list: [
      {
        title: "Accessibility",
        text: "You should understand what you use, whatever your schooling. We write in plain words, and our pages work on an old phone with a slow connection.",
      },
      {
        title: "Community",
        text: "A coin is only worth something when people use it with each other. We put shops, stories and meetings first, and charts second.",
      },
      {
        title: "Innovation",
        text: "We try new tools when they solve a real problem for real people. We say what is ready, what is a demo and what is still to come.",
      },
      {
        title: "Empowerment",
        text: "Your keys, your coins and your choice stay yours. We teach the risks along with the opportunities, so that you decide with open eyes.",
      },
    ],
  },

  button: { label: "Get Guapcoin", href: "/get-guapcoin" },
} as const
