import { claimWords } from "./claims.ts"

/** A section of a text. It may have placeholders for figures: {collateral}, {blockTime}, {port}, {chainId}. */
type Section = { heading: string; paragraphs: readonly string[] }

const overview = [
  {
    heading: "Two layers, one project",
    paragraphs: [
      "Guapcoin runs on two blockchains. A blockchain is a record of payments that many computers keep and check together.",
      "Layer 1 is Guapcoin. Its coin is GUAP. Layer 2 is GuapcoinX. Its own coin is GUAPX, and it runs apps as well as payments.",
    ],
  },
  {
    heading: "How they work together",
    paragraphs: [
      "Each chain keeps its own record. Coins on one chain do not appear on the other by themselves. A bridge is a service that takes coins on one chain and gives you coins on the other.",
      "Addresses differ too. A layer 1 address starts with G or 3. A layer 2 address starts with 0x. Check the network before you send: a payment cannot be taken back.",
    ],
  },
  {
    heading: "Who does what",
    paragraphs: [
      "On layer 1, people who hold GUAP can stake: their wallets help add blocks. Masternodes are servers that support the network all day. Each one is backed by {collateral}.",
      "On layer 2, a small group of approved validators adds the blocks. A validator is a computer that checks payments and signs blocks.",
    ],
  },
] as const satisfies Section[]

const guapcoin = [
  {
    heading: "What GUAP is for",
    paragraphs: [
      "You can send and receive GUAP, keep it in your own wallet, and spend it at businesses that accept it. You can also use it to support the network, by staking or with a masternode.",
    ],
  },
  {
    heading: "Proof of stake",
    paragraphs: [
      "Proof of stake means that coins, and not computing power, decide who may add the next block. Your wallet has to be open and online to take part. The more GUAP it holds, the better its chances.",
      "The chain aims for one block every {blockTime}. Whoever adds a block receives part of its reward. Rewards depend on chance and on how many others stake. They are not promised.",
    ],
  },
  {
    heading: "Masternodes",
    paragraphs: [
      "A masternode is a server that is always on. You set aside {collateral} for it. The coins stay in your own wallet, and you can move them again, but then the masternode stops.",
      "Masternodes receive a share of each block's reward. The project and its code give different shares. Our table shows both.",
    ],
  },
  {
    heading: "Code and risk",
    paragraphs: [
      "The code is public and builds on an older coin, PIVX. The first block is dated July 22, 2019.",
      "The value of GUAP can fall to nothing. Use only what you can afford to lose.",
    ],
  },
] as const satisfies Section[]

const guapcoinx = [
  {
    heading: "A chain that runs apps",
    paragraphs: [
      "GuapcoinX understands programs that were written for Ethereum, a well-known blockchain. The part that runs them is called the EVM, short for Ethereum Virtual Machine. Many Ethereum wallets and tools therefore work here once you add the network.",
      "The chain runs on Hyperledger Besu, a free program with public code.",
    ],
  },
  {
    heading: "QBFT: a few known validators",
    paragraphs: [
      "QBFT is how validators agree. Five approved validators take turns proposing a block. It counts when four of the five have signed it. Then it is final.",
      "If one validator fails, the chain keeps going. If two fail, it waits until one is back. New validators join only when the others vote for them. This is called proof of authority. It is fast, but a few parties run the chain and you have to trust them.",
    ],
  },
  {
    heading: "What GUAPX is for",
    paragraphs: [
      "GUAPX pays the fees on GuapcoinX. A fee on such a chain is called gas. You need a little GUAPX even when you only want to move another token. {gas}",
      "GUAP also exists on GuapcoinX, as a token. A token is a coin that a program on the chain keeps track of.",
      "GUAPX and tokens can lose all their value. Apps can have bugs. Start with small amounts.",
    ],
  },
] as const satisfies Section[]

const l1 = [
  {
    heading: "Addresses",
    paragraphs: [
      "An address has 34 characters and starts with G or, for a script address, with 3. Some Bitcoin addresses start with 3 too, so the first letter alone proves nothing. Let your wallet check it.",
      "Text of 51 or 52 characters that starts with 2 or 7 may be a private key. Never show it to anyone.",
    ],
  },
  {
    heading: "Payment links",
    paragraphs: [
      "A payment link fills in the send form of the desktop wallet: guapcoin:ADDRESS?amount=1.5&label=My%20shop",
      "The amount is in GUAP, with a dot and at most 8 decimals. Write a space as %20. The wallet makes no QR code of a link longer than 255 characters. Other wallets may not read these links.",
    ],
  },
  {
    heading: "Run a node",
    paragraphs: [
      "Install the desktop wallet from its release page, open it, and let it load the chain. It talks to others on port {port}. Keep port 9634, which gives programs control of the wallet, closed to the internet.",
    ],
  },
] as const satisfies Section[]

const l2 = [
  {
    heading: "Addresses",
    paragraphs: [
      "An address is 0x followed by 40 characters from 0 to 9 and a to f. Capital letters in it guard against typing errors. Ethereum addresses look the same, so check the network too.",
    ],
  },
  {
    heading: "Payment links",
    paragraphs: [
      "A link for 1.5 GUAPX: ethereum:0xADDRESS@{chainId}?value=1.5e18",
      "Always keep @{chainId}. Without it, a wallet may pay with real Ether. Not every wallet reads these links, so show the address and the amount as well.",
    ],
  },
  {
    heading: "Run a node",
    paragraphs: [
      "The source code comes with a Docker Compose file, a recipe that starts a node. Your node follows and checks the chain. It does not become a validator.",
    ],
  },
] as const satisfies Section[]

const roadmap = [
  {
    heading: "Where the project wants to go",
    paragraphs: [
      "A roadmap is a plan. This one names four steps, each with the quarter of the year that the project gave for it. A quarter is three months: Q1 is January to March.",
    ],
  },
  {
    heading: "How to read the dates",
    paragraphs: [
      "The dates are the project's own plan. They are goals, not promises, and plans can change or come late.",
      "Past quarters are shown as the project stated them. The end of a quarter does not mean that its step is done. We mark a step as done only when the project tells us so. Please do not buy or sell because of a date on this page.",
    ],
  },
] as const satisfies Section[]

/** Text of /whitepapers. The text of the figures is in network.ts. */
export const whitepapers = {
  heading: "Whitepapers and documentation",
  lead: "How the two layers work, in plain words and in figures. Every figure names its source.",
  noFile: claimWords.whitepaper.short,
  tabsLabel: "Topics",
  layersLabel: "Layers",
  /** Short labels of the tabs for phones. */
  shortTabs: { guapcoin: "L1", guapcoinx: "L2" } as Partial<Record<string, string>>,
  tabs: {
    overview: {
      label: "Overview",
      title: "Whitepapers and documentation",
      description:
        "How Guapcoin and GuapcoinX work: the two layers, network figures with their sources, public endpoints and the roadmap.",
      heading: "The two layers",
      sections: overview,
    },
    guapcoin: {
      label: "Guapcoin (L1)",
      title: "How Guapcoin works (layer 1)",
      description:
        "Guapcoin, layer 1, in plain words: what GUAP is for, proof of stake, masternodes, and the risks you should know.",
      heading: "Guapcoin, layer 1",
      sections: guapcoin,
    },
    guapcoinx: {
      label: "GuapcoinX (L2)",
      title: "How GuapcoinX works (layer 2)",
      description:
        "GuapcoinX, layer 2, in plain words: apps, validators, what GUAPX is for, and how to add the network to your wallet.",
      heading: "GuapcoinX, layer 2",
      sections: guapcoinx,
    },
    technical: {
      label: "Technical",
      tabs: {
        l1: {
          label: "Guapcoin L1",
          title: "Technical figures of Guapcoin (layer 1)",
          description:
            "Supply, block time, staking rules and ports of Guapcoin, with the source of each figure, the explorer and the code.",
          heading: "Guapcoin L1 in figures",
          lead: "Each row shows a figure and where it comes from. Where the published code differs, we show that beside it. Computers follow the code, not the text.",
          endpoints:
            "An explorer is a website where you can look up any block or payment. We list no public server for programs on layer 1. Use your own node.",
          sections: l1,
        },
        l2: {
          label: "GuapcoinX L2",
          title: "Technical figures of GuapcoinX (layer 2)",
          description:
            "Chain ID, block time and coins of GuapcoinX, with the source of each figure, the public RPC endpoints and the code.",
          heading: "GuapcoinX L2 in figures",
          lead: "Some figures come from the genesis file, the settings a chain starts with. Others are stated by the project. Where the two differ, the table says so.",
          endpoints:
            "An RPC endpoint is a web address through which wallets and apps talk to the chain. Programs use it. In a browser it may show nothing. The WebSocket endpoint sends updates as they happen. Is there a bridge? {bridge}",
          sections: l2,
        },
      },
    },
    roadmap: {
      label: "Roadmap",
      title: "Roadmap of the Guapcoin project",
      description: "The four steps of the Guapcoin project's plan, each with the quarter given for it.",
      heading: "Roadmap",
      sections: roadmap,
    },
  },
  /** The drawing of the two chains. */
  loom: {
    upper: { name: "GuapcoinX, layer 2", pace: "A new block every 5 seconds" },
    lower: { name: "Guapcoin, layer 1", pace: "A new block every 60 seconds" },
    caption:
      "One minute on two chains, drawn to scale: in the time of one block below, twelve blocks join above. The threads only show that time. They are not payments: each chain keeps its own record. Real blocks can come a little sooner or later.",
    watch: "Watch a minute pass, block by block",
    upperSpan: "5 s",
    lowerSpan: "60 s",
  },
  more: { l1: "All figures of layer 1", l2: "All figures of layer 2" },
  next: "Next: {label}",
  table: {
    captions: {
      l1: "Guapcoin, layer 1: proof of stake",
      l2: "GuapcoinX, layer 2: Hyperledger Besu, proof of authority",
      masternodes: "Masternodes and staking",
      endpoints: "Public endpoints and code",
    },
    figure: "Figure",
    value: "Value",
    source: "Source",
    sourceOf: "Source: {source}",
    doubt: "Please note",
  },
  token: {
    label: "GUAP token on GuapcoinX",
    explanation: "The contract address of the GUAP token on the chain.",
    decimals: "{count} decimals",
  },
  roadmap: {
    /** The quarter a step was planned for. */
    quarter: "Q{quarter} {year}",
    steps: {
      relaunch: "Website relaunch",
      merchants: "Merchant expansion and GuapcoinPay launch",
      upgrade: "GuapcoinX protocol upgrade",
      adoption: "Wallet adoption drive targeting 200,000 active users",
    },
    past: "Planned. This quarter is over, and the project has not told us the result.",
    current: "Planned for this quarter",
    coming: "Planned",
    /** The status of a step, where it is known. */
    states: { planned: "Planned", done: "Done", moved: "Moved", dropped: "Dropped" },
    more: "Read more",
    moreOf: "about this step: {step}",
  },
  addNetwork: {
    heading: "Add GuapcoinX to your wallet",
    lead: "You add the network only once. Your wallet shows you what it will add, and you decide there. It may warn you about the currency symbol: a public list of chains spells it GuapX.",
    label: "Add GuapcoinX to your wallet",
    withoutScript: "The button needs JavaScript. You can type the values into your wallet by hand.",
    adding: "Waiting for your wallet...",
    outcomes: {
      added: "Your wallet has GuapcoinX now. It may ask you to switch to it.",
      noWallet:
        "We found no wallet in this browser. Install one that works with Ethereum networks, or type the values in by hand.",
      refused: "You declined in your wallet. Nothing was added. You can try again at any time.",
      chainMismatch:
        "Your wallet reports that the endpoint belongs to a chain other than {chainId}. Nothing was added. Please tell us on the contact page.",
      otherSymbol:
        "Your wallet already has a network with chain ID {chainId}, with a different currency symbol. Nothing was changed. You can use that one.",
      failed:
        "Your wallet did not confirm that it added the network. It may have another request open. Look there, then try again, or type the values in by hand.",
    },
    byHand: "Values to type in by hand",
    fields: {
      chainName: "Network name",
      rpcUrl: "RPC URL",
      chainId: "Chain ID",
      symbol: "Currency symbol",
      explorer: "Block explorer URL",
    },
  },
} as const
