import type { PressNote } from "../facts/press.ts"
import type { SampleTestimonial } from "../facts/samples.ts"
import { claimWords } from "./claims.ts"

/** Text of the home page, in page order. */
export const home = {
  title: "Guapcoin: Crypto for the People",
  description:
    "Guapcoin is a cryptocurrency for the African diaspora and for everyone who is new to crypto. Learn, find shops, take part.",
  hero: {
    kicker: claimWords.founded.short,
    heading: "Crypto for the People",
    lead: "Guapcoin is digital money for the African diaspora and for everyone who is new to crypto. Learn how it works, hold it yourself, and spend it where it does good.",
    start: "Get Started",
    learn: "Learn More",
    /** For screen readers, after 'Learn More', which alone does not name the target. */
    learnAbout: "how crypto works",
    shops: "Find a shop that accepts Guapcoin",
    carousel: "What it looks like: three demos",
  },
  idea: {
    heading: "A book that nobody can change in secret",
    lead: "Payments are written in a book of pages, and everyone keeps a copy. Each page repeats the seal of the page before it. Try to cheat, and see.",
    change: "Change {from} to {to}",
    page: "Page {number}",
    payment: "Kofi pays Ama",
    next: "Ama pays Yaw 20",
    seal: "Its seal",
    before: "Seal of the page before",
    whole: "The seals match. The two pages hold together.",
    broken:
      "Page 1 now has a different seal, but page 2 still repeats the old one. Every copy shows the break.",
  },
  nextEvent: {
    heading: "Meet us live",
    all: "All town halls",
  },
  works: {
    heading: "What works today",
  },
  video: {
    heading: "See it in two minutes",
    text: "A short film about who we are and how a first payment works.",
    play: "Play the video",
    note: "Nothing is loaded from the video service until you press play.",
    /** Shown while no intro video is set. */
    unset: { text: "Until our intro video is ready, try the idea behind it yourself." },
    lesson: "See the whole idea in the first lesson",
  },
  reasons: {
    heading: "Why people choose Guapcoin",
    items: [
      {
        title: "Made to be understood",
        text: "Short lessons in plain words, from the first question to your own wallet. No background needed.",
      },
      {
        title: "Your money, your key",
        text: "You hold your coins yourself. No office hours, no minimum balance, no permission to ask.",
      },
      {
        title: "Small fees",
        text: "A payment costs a small fraction of a coin, so even a small purchase makes sense.",
      },
      {
        title: "A community that builds",
        text: "Town halls, lessons and a forum where people help each other, and businesses that know you.",
      },
      {
        title: "For businesses too",
        text: "A free listing, a page with a payment code, and customers who look for shops like yours.",
      },
      {
        title: "Open to everyone",
        text: "Atlanta, Accra, London or Lagos: every page opens on an old phone with a slow connection.",
      },
    ],
    button: "Start learning",
  },
  mission: {
    label: "Our mission",
    heading: "to benefit not exploit",
    text: "We want technology that leaves communities richer than it found them: in knowledge, in ownership and in ways to trade with each other.",
  },
  steps: {
    heading: "Three steps to begin",
    /** Placeholders are filled from what-works.ts. */
    items: [
      {
        title: "Download a wallet",
        text: "It keeps the keys to your coins. {wallets}",
      },
      {
        title: "Get Guapcoin",
        text: "Earn your first coins, or buy bitcoin by card and exchange that. {market} Start with an amount you can afford to lose.",
      },
      {
        title: "Use it",
        text: "Send it, receive it, keep it, or spend it at a business from the directory.",
      },
    ],
    button: "Show me how",
  },
  impact: {
    heading: "Money that stays in the neighborhood",
    text: "When you pay a business you know, the money keeps working close to home: it pays a neighbor, a teacher, a young designer. That is the whole idea.",
    points: [
      "Community businesses in one directory",
      "Lessons that anyone can share",
      "Town halls where every voice is heard",
    ],
    community: "See the community",
    merchants: "For merchants",
  },
  testimonials: {
    heading: "Voices from the community",
    sample: "Sample",
    /** Each published story that staff select replaces a sample. */
    notes: {
      samples:
        "These three are samples. They show where members' words will go, and are not quotes from real people.",
      both: "What members wrote to us. Cards marked as samples are placeholders and quote nobody.",
      voices: "What members wrote to us, in their own words.",
    },
    /** The link below a testimonial, and its continuation for screen readers. */
    story: "Read the story",
    storyOf: "of {author}",
    items: {
      nurse: {
        quote:
          "I sent my sister money on a Sunday morning, and she bought fabric with it the same afternoon.",
        author: "Sample member",
        role: "Nurse",
      },
      student: {
        quote: "The lessons talked to me like a friend would. After three of them I set up my own wallet.",
        author: "Sample member",
        role: "Student",
      },
      restaurant: {
        quote: "Customers ask for the code at my counter. It takes them less time than counting change.",
        author: "Sample merchant",
        role: "Owner of a small restaurant",
      },
    } satisfies Record<SampleTestimonial, object>,
    share: "Share your own story",
  },
  resources: {
    heading: "Where to go next",
    items: [
      {
        title: "Learn crypto",
        text: "Lessons from your first question to trading basics.",
        action: "Open the lessons",
        href: "/learn",
      },
      {
        title: "Merchants",
        text: "Find a business that accepts Guapcoin, or list your own.",
        action: "See merchants",
        href: "/merchants",
      },
      {
        title: "Wallet and tools",
        text: "Try the wallet, the exchange and staking as a demo.",
        action: "Try the tools",
        href: "/wallet",
      },
      {
        title: "Whitepapers",
        text: "How both networks work, with every figure and its source.",
        action: "Read the papers",
        href: "/whitepapers",
      },
    ],
  },
  faq: { heading: "Questions people ask first", all: "All questions" },
  join: {
    heading: "Join us",
    text: "Take the first step today. It costs nothing to learn, and you can start as small as you like.",
    start: "Get Guapcoin",
    wallet: "See the wallet",
  },
  press: {
    heading: "Featured In",
    kit: "Press kit: facts, logos and text",
    notes: {
      interview: "Interview with Tavonia Evans, founder of Guapcoin",
      "in-spanish": "In Spanish",
    } satisfies Record<PressNote, string>,
  },
} as const
