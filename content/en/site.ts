/** Names and facts of the product that many pages share. */
export const site = {
  name: "Guapcoin",
  tagline: "Crypto for the People",
  /** The language of the pages, and the locale of dates and numbers. */
  language: "en",
  locale: "en-US",
  description: "Learn about Guapcoin, find shops that accept it, and list your own business.",
  skipLink: "Skip to content",
  mainNavigation: "Main",
  menu: "Menu",
  search: "Search",
  searchField: "Search lessons, answers and pages",
  ask: "Ask",
  close: "Close",
  messages: "Messages",
  copyright: "© {year} Guapcoin. All rights reserved.",
  /** A missing page, and an error. */
  errors: {
    notFound: {
      title: "Oops! Page not found",
      text: "The web address may be mistyped, or the page may have moved.",
    },
    unavailable: {
      title: "We will be right back",
      text: "We cannot reach our database right now. Please try again in a minute.",
    },
    tooMany: { title: "Too many changes", text: "Please wait an hour, then try again." },
    malformed: { title: "That request was damaged", text: "Please go back and try again." },
    unexpected: {
      title: "Unexpected Application Error!",
      text: "Something went wrong. Please try again.",
    },
    /** Shown when our server has logged the error. */
    recorded: "Something went wrong on our side. It has been recorded. Please try again.",
    returnHome: "Return to Home",
    tryAgain: "Try again",
  },
  getStarted: "Get Started",
  quickLinks: "Quick Links",
  resources: "Resources",
  follow: "Follow us",
  theme: { heading: "Colors", names: { system: "Match my device", light: "Light", dark: "Dark" } },
} as const

/** In the order of docs/rulings.md, Shell; the logo links to the home page. */
export const navigation = [
  { label: "Learn", href: "/learn" },
  { label: "Community Impact", href: "/community" },
  { label: "Use Guapcoin", href: "/use-guapcoin" },
  { label: "Merchants", href: "/merchants" },
  { label: "Wallet & Tools", href: "/wallet" },
  { label: "Whitepapers", href: "/whitepapers" },
  { label: "Metaverse", href: "/metaverse" },
] as const

/** Further down in the phone menu: the most used pages. */
export const shortcuts = [
  { label: "Find a shop", href: "/merchant-directory" },
  { label: "List your business", href: "/merchant-register" },
  { label: "Town Halls", href: "/town-halls" },
  { label: "FAQ", href: "/faq" },
  { label: "Ask a question", href: "/ask" },
  { label: "Contact", href: "/contact" },
] as const
