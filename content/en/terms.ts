import type { PolicyPage } from "../policy-page.ts"

/** The terms an applicant accepts. Dated as in the specification; the law is that of the United States and Georgia. */
export const terms: PolicyPage = {
  title: "Terms and conditions",
  description:
    "The terms for using this site, for listing a business in the directory and for sending us stories and pictures.",
  datedLabel: "Last changed: {date}",
  lead: "These are the rules for using this site. If you use it, you agree to them. If you do not agree, please do not use it.",
  contentsLabel: "On this page",
  sections: [
    {
      id: "site",
      heading: "What this site is",
      paragraphs: [
        "This site explains Guapcoin, shows businesses that say they accept it, and publishes stories and events of the community. It does not hold, exchange or transfer coins. The wallet, exchange, assistant and checkout that you see on our pages are demos with sample figures: they move no money.",
        "You may read the site without an account. If the law where you live says that you are too young to agree to terms like these, ask a parent or guardian to do it with you.",
      ],
    },
    {
      id: "advice",
      heading: "No advice",
      paragraphs: [
        "Nothing here is financial, legal or tax advice, and nothing is an offer to buy or sell. We explain how things work. What you do with your money is your decision. If a lot depends on it, ask a professional who knows your situation.",
      ],
    },
    {
      id: "risks",
      heading: "The risks",
      paragraphs: ["Cryptocurrency is risky. Before you use it, you should know:"],
      list: [
        "The value can rise and fall quickly, and it can fall to nothing. Use only what you can afford to lose.",
        "A payment cannot be taken back. If you send to a wrong address, the coins are gone.",
        "Whoever has your private key or recovery phrase can take your coins. If you lose them, nobody can restore them.",
        "Exchanges, wallets, bridges and networks can fail, be attacked or close.",
        "Laws and taxes differ from place to place, and they change. You are responsible for keeping those that apply to you.",
      ],
    },
    {
      id: "listing",
      heading: "Listing a business",
      paragraphs: [
        "Listing is free. Our staff decide which applications are listed, may choose another category, and may end a listing at any time. When you apply, you promise that:",
      ],
      list: [
        "You own the business or may speak for it.",
        "What you tell us is true and yours to publish, and you tell us when it changes.",
        "The business and what it sells are lawful where it works.",
        "The wallet address you give belongs to the business.",
        "You accept Guapcoin as your listing says, and you treat customers fairly.",
      ],
    },
    {
      id: "buying",
      heading: "Buying from a listed business",
      paragraphs: [
        "A listing is not a recommendation. We do not check goods, prices, licenses or people. A sale is a matter between the business and its customer, and so are delivery, refunds and taxes. Compare the wallet address with the one the business shows you before you pay. If a listing seems false, please tell us.",
      ],
    },
    {
      id: "stories",
      heading: "Your stories and images",
      paragraphs: [
        "What you send us stays yours. You give us permission to publish it on this site and in our messages to the community, everywhere in the world and free of charge. We may shorten it, correct mistakes, translate it and fit pictures to the page. The permission is not exclusive: you may publish the same thing elsewhere.",
        "Send only what you made yourself or may pass on, and ask the people who can be seen or recognized in it. Our staff read every story before it is published, and they may say no. You may end the permission for the future by writing to us. We then take the story off the site; copies that others have made are out of our hands.",
      ],
    },
    {
      id: "fair-use",
      heading: "Fair use of the site",
      paragraphs: ["Please use the site the way you would enter a neighbor's shop. You may not:"],
      list: [
        "break the law, cheat people or pretend to be somebody else;",
        "send insults, threats, hate, advertising or private details of other people;",
        "promise profits, or collect money for schemes, through our pages;",
        "ask anyone for private keys, recovery phrases or passwords;",
        "attack the site, look for a way around its limits, or flood its forms.",
      ],
    },
    {
      id: "links",
      heading: "Links to other sites",
      paragraphs: [
        "Exchanges, wallets, code, videos, maps, chat groups and the virtual space belong to others. A link helps you to find them. It does not mean that we run them, checked them or answer for them. Their own terms apply. Trade there at your own risk.",
      ],
    },
    {
      id: "words",
      heading: "Our words and software",
      paragraphs: [
        "You may quote our lessons and share links to them, as long as you name this site and do not change the meaning. Please do not use our name or logo so that it looks as if we stood behind your business or offer. Wallets and other programs come with their own licenses.",
      ],
    },
    {
      id: "warranty",
      heading: "No warranty",
      paragraphs: [
        "We work with care, but we offer the site as it is and as it happens to be available. As far as the law allows, we give no warranty: not that it is free of mistakes, always up to date, always online or fit for your purpose. Figures about the networks come from their documentation and may have changed.",
      ],
    },
    {
      id: "liability",
      heading: "What we answer for",
      paragraphs: [
        "As far as the law allows, we do not answer for losses that come from using this site or from not being able to use it. This includes lost coins, lost profit, price changes, dealings with a listed business and what other sites do.",
        "Some rights cannot be taken from you by terms like these. They stay as they are. If one sentence of these terms turns out not to be valid, the others remain.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      paragraphs: [
        "We may change these terms. The date at the top tells you when we last did. A change counts from the day it is published here, for what you do after that day.",
      ],
    },
    {
      id: "law",
      heading: "Governing law",
      paragraphs: ["These terms are governed by the laws of the United States and the State of Georgia."],
    },
  ],
  contact: {
    id: "questions",
    heading: "Questions",
    text: "Is something unclear, or does something on the site seem wrong? Write to us. How we treat your data is on the privacy page.",
    links: [
      { label: "Contact us", href: "/contact" },
      { label: "Read the privacy page", href: "/privacy" },
    ],
  },
}
