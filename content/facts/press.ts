/** Notes beside an article; the text is in content/en/home.ts. */
export type PressNote = "interview" | "in-spanish"

/** An article by another publisher about Guapcoin or its founder. */
export type PressArticle = {
  /** The outlet. */
  name: string
  title: string
  url: string
  /** ISO date; null when the article shows no date that we could read. */
  published: string | null
  note?: PressNote
  /** The language of the title; English if not set. */
  lang?: string
}

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
    note: "interview",
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
    note: "in-spanish",
    lang: "es",
  },
]
