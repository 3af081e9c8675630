/** The parts of the glossary. Each contains the terms of some lessons; the last contains terms that no lesson covers. */
export const glossaryParts = [
  {
    slug: "blocks",
    title: "Blocks and Chains",
    description: "Words about the shared record: blocks, hashes, nodes, fees, and how computers agree.",
    lead: "How the record is kept, and how its computers agree.",
    lessons: ["/learn/blockchain"],
  },
  {
    slug: "wallets",
    title: "Wallets and Keys",
    description: "Words about holding coins: addresses, keys, backups, and the tricks of thieves.",
    lead: "How coins are held, sent and kept safe.",
    lessons: ["/learn/wallets", "/learning-path/wallets"],
  },
  {
    slug: "trading",
    title: "Buying and Trading",
    description: "Words about markets: prices, orders, fees, risk, and the two kinds of exchanges.",
    lead: "Prices, orders, exchanges, and the risk in each of them.",
    lessons: ["/learn/trading", "/learning-path/exchanges"],
  },
  {
    slug: "network",
    title: "Running the Network",
    description: "Words about masternodes, staking and validators: who does the work, and what it pays.",
    lead: "Masternodes, staking and validators.",
    lessons: ["/learning-path/masternodes", "/learning-path/staking", "/learning-path/validators"],
  },
  {
    slug: "together",
    title: "DAOs and NFTs",
    description: "Words about deciding together, and about tokens that are one of a kind.",
    lead: "Deciding together, and owning what is one of a kind.",
    lessons: ["/learning-path/daos", "/learning-path/nfts"],
  },
  {
    slug: "more",
    title: "More Words You May Hear",
    description: "Words that people use when they talk about crypto, and that no lesson covers.",
    lead: "Words you may still hear that no lesson covers.",
    lessons: [],
  },
] as const
