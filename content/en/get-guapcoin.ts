import type { LinkId } from "../facts/links.ts"
import type { WorkState } from "../facts/what-works.ts"

/** A link to a page of this site, or to a link of links.ts by its id. A link that is not set there shows 'Coming soon'. */
export type GetAction =
  | { label: string; href: string; link?: undefined }
  | { label: string; link: LinkId; href?: undefined }

/** @property text has placeholders for what works today (what-works.ts) and for the status of the group's invite (claims.ts) */
export type GetStep = { heading: string; text: string; actions: readonly GetAction[] }

const steps: readonly GetStep[] = [
  {
    heading: "Get a wallet",
    text: "A wallet is an app that keeps the keys to your coins. It shows you an address, which is like an account number, and a secret: a key or a list of words. Write the secret on paper and show it to nobody. {wallets} Start with a small amount until you feel at home.",
    actions: [
      { label: "Open the web wallet", link: "web-wallet" },
      { label: "Windows desktop wallet (v2.3.2)", link: "wallet-windows" },
      { label: "MacOS desktop wallet (v2.3.2)", link: "wallet-macos" },
      { label: "Linux desktop wallet (v2.3.2)", link: "wallet-linux" },
    ],
  },
  {
    heading: "Get Guapcoin",
    text: "An exchange is a marketplace where people trade one coin for another. The pair GUAP-BTC means that you pay with bitcoin (BTC) and receive Guapcoin (GUAP). {market} {card} Afterwards, move your coins to your own wallet. The exchange is not part of Guapcoin, and you trade at your own risk. Or earn your first coins: sell something and ask to be paid in Guapcoin.",
    actions: [
      { label: "Go to the exchange (GUAP-BTC)", link: "exchange" },
      { label: "GuapcoinSwap", link: "guap-swap" },
      { label: "GuapcoinDEX", link: "guap-dex" },
    ],
  },
  {
    heading: "Join the community",
    text: "Everyone was new once. In the messaging group you can ask and listen; in the forum you can read older answers. {invite}Never post your keys or your secret words. If someone there offers to fix your wallet for you, say no.",
    actions: [
      { label: "Join the messaging group", link: "messaging-group" },
      { label: "Visit the forum", link: "forum" },
    ],
  },
  {
    heading: "Become a merchant",
    text: "Do you sell bread, braids, beats or bookkeeping? You can accept Guapcoin next to cash and cards. Listing your business in our directory is free, and you do not need a wallet to apply.",
    actions: [{ label: "See how merchants join", href: "/merchants" }],
  },
  {
    heading: "Get educated",
    text: "The more you know, the harder you are to fool. Our lessons explain blockchain, wallets and trading, one short page at a time. If you like to watch rather than read, try the video channel.",
    actions: [
      { label: "Start learning", href: "/learn" },
      { label: "Watch the video channel", link: "video-channel" },
    ],
  },
]

/** Text of /get-guapcoin. */
export const getGuapcoin = {
  title: "How to Get Guapcoin",
  description:
    "Five steps to Guapcoin: get a wallet, get your first coins, join the community, become a merchant, keep learning.",
  heading: "How to Get Guapcoin",
  lead: "Five steps, at your own pace. You can stop after any of them. Where you read 'Coming soon', there is no link yet.",

  /** What a reader can do today with a phone or a computer. Shown before the steps. */
  devices: {
    heading: "What do you have?",
    phone: {
      heading: "A phone",
      /** Beside the text of what-works.ts, by the status of the wallet for phones. */
      today: {
        open: "It opens in the browser, and you install nothing.",
        unconfirmed:
          "You can add GuapcoinX, the second network, to a wallet app that supports other networks.",
        "not-open":
          "You can add GuapcoinX, the second network, to a wallet app that supports other networks.",
      } satisfies Record<WorkState, string>,
      unconfirmed:
        "Not confirmed: which wallet apps work with GuapcoinX on a real phone, and whether any app that calls itself a Guapcoin wallet is one. Do not type secret words into an app that you do not know.",
      meanwhile: "In the meantime",
      learn: { label: "Take the first lesson: blockchain", href: "/learn/blockchain" },
      tell: "Email me when the web wallet opens",
      add: "Add GuapcoinX to a wallet",
    },
    computer: {
      heading: "A computer",
      meanwhile: "Download from the release page",
      learn: { label: "How to set up a wallet and keep it safe", href: "/learning-path/wallets" },
    },
  },

  stepLabel: "Step {number}",
  steps,

  risk: {
    heading: "Before you spend money",
    points: [
      {
        title: "Prices go up and down",
        text: "The price of Guapcoin can fall fast, even to nothing. Nobody can promise you a profit. Anyone who does is not your friend.",
      },
      {
        title: "Only money you can do without",
        text: "Never use the rent, the school fees or borrowed money. If it would hurt to lose it, keep it.",
      },
      {
        title: "Check every address",
        text: "A payment cannot be undone. Compare the whole payment address with the one the person shows you, since scammers make addresses that begin and end the same. Send a small amount first.",
      },
      {
        title: "Beware of helpers who write to you first",
        text: "A stranger who offers help in a private message wants your coins. We never ask for your keys, your password or your secret words.",
      },
    ],
    closing: "This page explains how things work. It is not financial advice.",
  },
  readRisks: { label: "Before you spend money", href: "#risk" },

  next: {
    heading: "What can you do with your first coins?",
    text: "Walk through the market of ideas and see what people can do with a coin of their own.",
    action: { label: "Use Guapcoin in your community", href: "/use-guapcoin" },
  },
} as const
