/** An article of somebody else about Guapcoin or its founder. */
export type PressArticle = {
  /** The outlet. */
  name: string
  title: string
  url: string
  /** ISO date; null where the article shows none that we could read. */
  published: string | null
  note?: string
  /** Of the title, where it is not the site's own language. */
  lang?: string
}

export const pressHeading = "Featured In"

/** Only articles whose text names Guapcoin or its founder. The list may have any length. */
export const press: readonly PressArticle[] = [
  {
    name: "Raconteur",
    title: "How I became a… crypto founder",
    url: "https://www.raconteur.net/finance/how-i-became-a-crypto-founder",
    published: null,
  },
  {
    name: "Empire Startups",
    title: "What's Holding Blockchain Back?",
    url: "https://empirestartups.com/whats-holding-blockchain-back-2/",
    published: null,
    note: "Interview with Tavonia Evans, founder of Guapcoin",
  },
  {
    name: "Currency.com",
    title: "Why are Black Americans investing in cryptocurrencies?",
    url: "https://currency.com/why-are-black-americans-investing-in-cryptocurrencies",
    published: null,
  },
  {
    name: "The Algo Post",
    title: "Black History and the Blockchain",
    url: "https://www.thealgopost.com/post/black-history-and-the-blockchain",
    published: null,
  },
  {
    name: "DiarioBitcoin",
    title: "9 mujeres en el ecosistema blockchain (II): reconocimiento femenino",
    url: "https://www.diariobitcoin.com/articulos/9-mujeres-en-el-ecosistema-blockchain-ii-reconocimiento-femenino/",
    published: null,
    note: "In Spanish",
    lang: "es",
  },
]
