/** Words of /merchants. In a file of their own: the registration's script need not carry them. */
export const merchantsOverview = {
  title: "Merchants that accept Guapcoin",
  description: "Businesses that accept Guapcoin, and how to become one of them.",
  heading: "Merchant Directory",
  lead: "Spend Guapcoin where it does good: at the shops, kitchens, studios and practices of our own community.",
  register: "Register Your Business",
  view: "View Directory",
  slidesLabel: "Why accept Guapcoin",
  /** A statement beside each picture. */
  slides: {
    market: "Your stall, seen by the whole community.",
    kitchen: "Paid by people who want you to do well.",
    phone: "A code on the counter is all you need.",
  },
  demoHeading: "What paying looks like",
  demoText:
    "Your customer presses one button, their wallet does the rest, and you see the payment arrive. Watch it happen.",
  stepsHeading: "How a business gets listed",
  steps: [
    {
      title: "Tell us about it",
      text: "Three short steps, on a phone or a computer. You do not need a wallet for them.",
    },
    {
      title: "We look at it",
      text: "A person on our staff reads every application and answers within 2-3 business days.",
    },
    {
      title: "Customers find you",
      text: "Your business gets its own page with your phone, your website and, if you wish, a payment code.",
    },
  ],
  costNote: "Listing is free. You do not need a wallet to apply.",
} as const
