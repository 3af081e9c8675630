/** The terms an applicant accepts. Dated as the specification says; the law is that of the United States and Georgia. */
export const terms = {
  title: "Terms and conditions",
  description: "The terms for using this site and for listing a business in the merchant directory.",
  dated: "May 4, 2025",
  datedLabel: "Last changed: {date}",
  sections: [
    {
      heading: "What this site is",
      paragraphs: [
        "This site explains Guapcoin and lists businesses that say they accept it. It does not hold, exchange or transfer coins, and nothing on it is financial advice. The value of a cryptocurrency can fall to nothing; use only what you can afford to lose.",
      ],
    },
    {
      heading: "Listing a business",
      paragraphs: [
        "You may list a business that you own or may speak for. What you tell us must be true, lawful and yours to publish. Our staff decide which applications are listed, may choose another category, and may end a listing.",
        "Listing is free and is no endorsement. A sale is a matter between the business and its customer.",
      ],
    },
    {
      heading: "What we keep and what we show",
      paragraphs: [
        "We store what you enter in the registration form, when you sent it, and what we decided. The directory shows the name, type, category, description, website, phone and location of an approved business, and its wallet address if you asked for that. It never shows the owner's name or e-mail address.",
        "We use your e-mail address to answer your application. Your unfinished answers stay in your own browser until you send or reset the form.",
      ],
    },
    {
      heading: "Wallets and payments",
      paragraphs: [
        "Never give anyone your private key or recovery phrase; we do not ask for them and refuse them in our forms. Payments in a cryptocurrency cannot be taken back. Check an address with the person you pay before you send.",
      ],
    },
    {
      heading: "Law",
      paragraphs: [
        "These terms are governed by the laws of the United States and the State of Georgia. The site is offered as it is, without warranty, as far as that law allows.",
      ],
    },
  ],
} as const
