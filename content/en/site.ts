/** The product's own names and facts that many pages share. */
export const site = {
  name: "Guapcoin",
  ticker: "GUAP",
  tagline: "Crypto for the People",
  locale: "en-US",
  description: "Learn about Guapcoin, find shops that accept it, and list your own business.",
  skipLink: "Skip to content",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  menu: "Menu",
  close: "Close",
  messages: "Messages",
  copyright: (year: number) => `© ${year} Guapcoin. All rights reserved.`,
  /** A page that is not there, and one that failed. */
  errors: {
    notFound: {
      title: "Oops! Page not found",
      text: "The address may be mistyped, or the page may have moved.",
    },
    unavailable: {
      title: "We will be right back",
      text: "We cannot reach our records at this moment. Please try again in a minute.",
    },
    malformed: { title: "That request was damaged", text: "Please go back and try again." },
    unexpected: {
      title: "Unexpected Application Error!",
      text: "Something went wrong on our side. It has been recorded. Please try again.",
    },
    returnHome: "Return to Home",
    tryAgain: "Try again",
  },
  home: {
    title: "Guapcoin: Crypto for the People",
    heading: "Money that works for our community",
    text: "Guapcoin is a cryptocurrency for the African diaspora and everyone who is new to crypto. Find businesses that accept it, or list your own.",
    directory: "Find a business",
    register: "Register Your Business",
  },
} as const

/** Every entry leads to a page that exists; pages join the list with the issue that builds them. */
export const navigation = [{ label: "Merchants", href: "/merchants" }] as const

export const footerLinks = [
  { label: "Home", href: "/" },
  { label: "Merchants", href: "/merchants" },
  { label: "Merchant Directory", href: "/merchant-directory" },
  { label: "Register Your Business", href: "/merchant-register" },
  { label: "Terms", href: "/terms" },
] as const
