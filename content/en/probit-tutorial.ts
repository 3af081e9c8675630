/** Text of /probit-tutorial, which is announced but not written yet. */
export const probitTutorial = {
  title: "ProBit Tutorial",
  description:
    "A step-by-step guide to the ProBit exchange is coming soon. Until then, learn how exchanges and trading work.",
  heading: "ProBit Tutorial",
  comingSoon: "Coming soon...",
  paragraphs: [
    "This page will show you, step by step, how an exchange works on screen. ProBit is an exchange: a site where people trade one coin for another. It is not part of Guapcoin.",
    "You do not have to wait. Two of our lessons explain what you should know before you open an account anywhere: how exchanges differ, which orders you can place, and how to keep a loss small.",
    "Take your time. Type an exchange's web address yourself, do not follow a link that someone sent you, and never trade with money you need.",
  ],
  linksLabel: "Lessons to read until then",
  links: [
    { label: "Exchanges: how they work", href: "/learning-path/exchanges", action: "Read the lesson" },
    { label: "Trading Basics", href: "/learn/trading", action: "Read the lesson" },
  ],
} as const
