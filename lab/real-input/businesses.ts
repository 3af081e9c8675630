import type { ApplicationValues } from "#app/listings/application/application-rules.ts"

/** An invented business, a search for it on a keyboard without its letters, and the staff decision. */
export type Business = {
  given: Partial<ApplicationValues> & Pick<ApplicationValues, "businessName" | "ownerName">
  /** The input in the directory's search field. */
  plainWords: string
  decision: { approved: true } | { approved: false; reason: string | null }
}

const approved = { approved: true } as const
const rejected = (reason: string | null) => ({ approved: false, reason }) as const

const atlanta = {
  address: "12 Auburn Avenue NE",
  city: "Atlanta",
  state: "GA",
  zip: "30303",
  country: "United States",
}
const lagos = {
  address: "7 Ọpẹ́bí Road, Ìkẹjà",
  city: "Lagos",
  state: "Lagos",
  country: "Nigeria",
  phone: "+234 803 555 0134",
}
const accra = {
  address: "Osu Badu St. 4",
  city: "Accra",
  state: "Greater Accra",
  country: "Ghana",
  phone: "+233 30 255 0134",
}
const online = { onlineOnly: true, address: "", city: "", state: "", zip: "" }

const kitchen = "Restaurant/Food Service"
const longName = "Ẹgbẹ́ Alájẹṣẹ́kù Àwọn Oníṣòwò Ọjà Ọba ní Ìlú Abẹ́òkúta àti Agbègbè Rẹ̀, Ìpínlẹ̀ Ògùn (demo)"

/**
 * Awkward but valid: letters of seven languages in both Unicode normal forms, characters with a meaning in HTML, SQL, CSV, mail
 * headers and search patterns, both kinds of wallet address, the longest and shortest values. Each name says that it is invented.
 */
export const businesses: Business[] = [
  // Yoruba
  {
    given: {
      ...lagos,
      businessName: "Ọ̀yọ́ Kitchen & Grill (demo)",
      ownerName: "Adébáyọ̀ Ògúnbánjọ",
      businessType: kitchen,
    },
    plainWords: "oyo kitchen",
    decision: approved,
  },
  {
    given: {
      ...lagos,
      businessName: "Aṣọ Òkè Ilé (demo)".normalize("NFD"),
      ownerName: "Ṣadé Ọlátúnjí".normalize("NFD"),
      businessType: "Retail",
      website: "asooke.example.org",
    },
    plainWords: "ASO OKE ILE",
    decision: approved,
  },
  {
    given: {
      ...lagos,
      businessName: longName,
      ownerName: `${"Ọmọ́ladé ".repeat(12)}Ẹ̀ṣọ́`,
      businessType: "Non-profit",
    },
    plainWords: "egbe alajeseku",
    decision: approved,
  },
  // Igbo
  {
    given: {
      ...lagos,
      businessName: "Nwanyị Ụlọ Ńka (demo)",
      ownerName: "Ngọzị Ọkónkwọ",
      businessType: "Art & Entertainment",
    },
    plainWords: "nwanyi ulo nka",
    decision: approved,
  },
  {
    given: {
      ...lagos,
      businessName: "Ụmụnne Phone Repairs (demo)",
      ownerName: "Chịdị Ụ́zọ",
      businessType: "Technology",
    },
    plainWords: "umunne phone",
    decision: approved,
  },
  // Hausa
  {
    given: {
      ...lagos,
      city: "Kano",
      state: "Kano",
      businessName: "Gidan Ɗan Ƙwarai (demo)",
      ownerName: "Ɗanladi Ɓature",
      businessType: "Services",
    },
    plainWords: "gidan dan kwarai",
    decision: approved,
  },
  {
    given: {
      ...lagos,
      city: "Kaduna",
      state: "Kaduna",
      businessName: "Ƴar'uwa Kunshi (demo)",
      ownerName: "Hauwa’u Ƙasim",
      businessType: "Health & Wellness",
    },
    plainWords: "yar'uwa kunshi",
    decision: approved,
  },
  // Twi
  {
    given: {
      ...accra,
      businessName: "Kɔkɔɔ Fie (demo)",
      ownerName: "Akosua Mɛnsa",
      businessType: "Retail",
      directoryCategory: "Food & Dining",
    },
    plainWords: "kokoo fie",
    decision: approved,
  },
  {
    given: {
      ...accra,
      businessName: "Ɛdziban Pa (demo)",
      ownerName: "Kwabena Ɔsɛe",
      businessType: kitchen,
      walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
      showWallet: true,
    },
    plainWords: "edziban pa",
    decision: approved,
  },
  // French
  {
    given: {
      ...atlanta,
      businessName: "Café Œuvre & Pâtisserie (demo)",
      ownerName: "Aïssatou N'Diaye",
      businessType: kitchen,
      country: "Canada",
      city: "Montréal",
      state: "Québec",
      zip: "H2X 1Y4",
      phone: "+1 (514) 555-0134 ext. 7",
    },
    plainWords: "cafe oeuvre & patis",
    decision: approved,
  },
  {
    given: {
      ...online,
      country: "Other",
      businessName: "L’Étoile d'Abidjan (demo)",
      ownerName: "Zoé Kouamé-Béké",
      businessType: "E-commerce",
      website: "https://étoile.example.org/boutique?réf=1&page=2",
    },
    plainWords: "l’etoile d'abidjan",
    decision: approved,
  },
  // Portuguese
  {
    given: {
      ...atlanta,
      businessName: "Ação & Sabor da Baía (demo)",
      ownerName: "João Gonçalves da Conceição",
      businessType: kitchen,
      walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      showWallet: true,
    },
    plainWords: "acao & sabor",
    decision: approved,
  },
  {
    given: {
      ...online,
      country: "South Africa",
      businessName: "Livraria Coração (demo)",
      ownerName: "Inês Muñoz Brandão",
      businessType: "Education",
      walletAddress: "0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359",
    },
    plainWords: "livraria coracao",
    decision: approved,
  },
  // Characters with a special meaning
  {
    given: {
      ...atlanta,
      businessName: 'Mama\'s "Best" <b>Jollof</b> & Co. (demo)',
      ownerName: "Bobby O'Neill; DROP TABLE merchants;--",
      businessType: kitchen,
    },
    plainWords: 'mama\'s "best" <b>jollof',
    decision: approved,
  },
  {
    given: {
      ...atlanta,
      businessName: "100% Shea_Butter \\ Co (demo)",
      ownerName: "Percy %20 Under_score",
      businessType: "Health & Wellness",
    },
    plainWords: "100% shea_butter \\",
    decision: approved,
  },
  {
    given: {
      ...atlanta,
      businessName: "=SUM(1+1) Bookkeeping (demo)",
      ownerName: "+Formula @Cell",
      businessType: "Services",
    },
    plainWords: "=sum(1+1)",
    decision: approved,
  },
  {
    given: {
      ...atlanta,
      businessName: "Sunrise ☀️ Braids 💇🏾‍♀️ (demo)",
      ownerName: "Keisha 👩🏿‍🦱 Brown",
      businessType: "Health & Wellness",
      walletAddress: "3Sarqj5MB6UiVhNzYp64sm7qgjATV7X288",
      showWallet: true,
    },
    plainWords: "sunrise ☀️ braids",
    decision: approved,
  },
  {
    given: {
      ...atlanta,
      businessName: "مطعم النيل Nile (demo)",
      ownerName: "عائشة Aisha",
      businessType: kitchen,
    },
    plainWords: "مطعم النيل",
    decision: approved,
  },
  {
    given: {
      ...atlanta,
      country: "United Kingdom",
      city: "London",
      state: "Greater London",
      zip: "SE15 4QL",
      phone: "+44 (0)20 7946 0134",
      businessName: "{name} Prints & Frames (demo)",
      ownerName: "Mustache {{business}}",
      businessType: "Art & Entertainment",
    },
    plainWords: "{name} prints",
    decision: approved,
  },
  {
    given: {
      ...atlanta,
      country: "Kenya",
      city: "Nairobi",
      state: "Nairobi",
      zip: "",
      phone: "0712 555 0134",
      businessName: "Ng'ombe Leather (demo)",
      ownerName: "Wanjikũ wa Ng'ang'a",
      businessType: "Retail",
      description: `Demo data:\n\n${"Bags, belts and saddles. ".repeat(39)}`.slice(0, 1000).trim(),
    },
    plainWords: "ng'ombe leather",
    decision: approved,
  },
  // Rejected
  {
    given: {
      ...atlanta,
      businessName: "Moon Promises (demo)",
      ownerName: "Max Profit",
      businessType: "Other",
    },
    plainWords: "moon promises",
    decision: rejected("We list no business that promises a profit.\n\nẸ ṣé fún ìfẹ́ yín."),
  },
  {
    given: {
      ...online,
      country: "Other",
      businessName: "Nameless Shop (demo)",
      ownerName: "No Body",
      businessType: "Other",
    },
    plainWords: "nameless shop",
    decision: rejected(null),
  },
  {
    given: { ...accra, businessName: "Ɔkwan Tours (demo)", ownerName: "Yaw Ɔfori", businessType: "Services" },
    plainWords: "okwan tours",
    decision: rejected('Please tell us <where> your tours begin & what "all-in" means.'),
  },
  {
    given: {
      ...lagos,
      businessName: "Ẹyẹ Ìdì Airlines (demo)",
      ownerName: "Ìdòwú Fọ́lọ́runṣọ́",
      businessType: "Services",
    },
    plainWords: "eye idi airlines",
    decision: rejected(null),
  },
  {
    given: {
      ...atlanta,
      businessName: "Gold 🪙 Doubler (demo)",
      ownerName: "Al Chemist",
      businessType: "Technology",
      walletAddress: "GLe24iLoHJyW87Sn1tdbSUdEk2Z42n9EtD",
      showWallet: true,
    },
    plainWords: "gold 🪙 doubler",
    decision: rejected("This is not a business we can list."),
  },
]
