/** Text of /merchants. In a separate file, so that the registration's script does not load it. */
export const merchantsOverview = {
  title: "Merchants that accept Guapcoin",
  description: "Businesses that accept Guapcoin, and how to become one of them.",
  heading: "Merchant Directory",
  lead: "Spend Guapcoin where it does good: at the shops, kitchens, studios and practices of our own community.",
  register: "Register Your Business",
  view: "View Directory",
  slidesLabel: "Why accept Guapcoin",
  /** A slogan for each picture. */
  slides: {
    market: "Your stall, seen by the whole community.",
    kitchen: "Paid by people who want you to do well.",
    phone: "A code on the counter is all you need.",
  },
  demoHeading: "What paying looks like",
  demoText:
    "Your customer presses one button, their wallet does the rest, and you see the payment arrive. Watch it happen.",
  /** What a listed shop gets for its point of sale, shown with sample data. */
  kit: {
    heading: "For your counter",
    sample: "Sample poster",
    poster: {
      title: "Poster and stickers",
      text: "With your own payment code, to print at home or at a print shop. Any phone's camera opens your payment page.",
      on: "We accept Guapcoin",
      code: "Code on a sample poster; it opens this page",
    },
    terminal: {
      title: "A till on your phone",
      text: "Type the price in your own currency and show the code. Your phone keeps a list of the day's payments. There is no device to buy.",
      price: "GHS 45.00",
      keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "⌫"],
      button: "Show the code",
    },
  },
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
