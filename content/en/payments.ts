import type { WorkState } from "../facts/what-works.ts"

/** Words of everything that has to do with paying a merchant: the part of their page, the page to pay on, its codes. */
export const payments = {
  /** On the merchant's page. */
  heading: "Pay with Guapcoin",
  open: "Pay on this device",
  toScan: "Point a phone's camera at this code: it opens the page to pay {name} on.",
  toScanLabel: "Code that opens the page to pay {name} on",

  /** Where there is no address to pay to. */
  ask: {
    counter: "Ask at the counter how to pay: this site has no payment address to show for this shop.",
    online: "Ask the shop how to pay: this site has no payment address to show for it.",
  },
  notes: {
    ask: "The payment address was changed on {date}. Please ask for it at the counter.",
    changed: "The payment address was changed on {date}. Compare it with the one the shop shows you.",
  },

  address: { L1: "Guapcoin address (layer 1)", L2: "GuapcoinX address (layer 2)" },
  ends: "It ends in {last}.",

  /** What is copied into a wallet. */
  facts: { amount: "Amount in {coin}", page: "Link to this payment" },

  amount: {
    label: "Amount",
    hint: "In {coin}, such as 12.5 or 12,5. A comma is a decimal sign: write 1000 for a thousand.",
    submit: "Show what to pay",
    otherCoin: "Pay in {coin} instead",
    otherCoinText: "Pay in {coin}, the coin of the network, if the shop asks for it",
    problems: {
      format:
        "Write the amount with digits and one dot or comma, such as 12.5. Without spaces, signs or separators.",
      ambiguous: "With this comma it could be thousands. Write 1000 for a thousand, and 1 or 1.000 for one.",
      decimals: "Write at most six digits after the dot or comma.",
      zero: "Write an amount above zero.",
      large: "This amount is too large. Write at most ten digits before the dot or comma.",
    },
  },

  /** /pay/:publicId */
  page: {
    title: "Pay {name}",
    description: "Where and how to pay {name} with Guapcoin.",
    heading: "Pay {name}",
    of: "This shop in the directory",
    due: "{amount} {coin}",
    to: "to {name}",
    howHeading: "With your wallet",
    wallet: "Open in a wallet on this device",
    walletHint: "If nothing opens, no wallet here takes such links. Copy the amount and the address instead.",
    walletNeedsAmount: "Type the amount first: the link and the code for a wallet hold it.",
    codesHeading: "Codes to scan",
    codes: {
      page: "Code for any camera",
      wallet: "Code for a wallet",
      address: "Code of the address alone",
    },
    codesText: "Each fills the screen, for another device to scan.",
    /** Before anything is confirmed in a wallet. */
    check: {
      L1: "Before you confirm: your wallet must name this address, and the coin GUAP.",
      L2: "Before you confirm: your wallet must name this address, the network GuapcoinX (71111) and the coin {coin}.",
    },
    /** What is needed on a phone today: by the state of the wallet for phones, with what is said of computers (what-works.ts). */
    phone: {
      L1: {
        open: "On a phone you need the Guapcoin web wallet today.",
        unconfirmed:
          "On a phone you would need the Guapcoin web wallet, and we could not confirm that it is open today. {computers}",
        "not-open":
          "No Guapcoin wallet for phones is open today: this address is paid from a computer. {computers}",
      } satisfies Record<WorkState, string>,
      L2: "On a phone you need a wallet to which GuapcoinX can be added as a network, with GUAP in it. We have not tested any on a real phone yet.",
    },
    addNetwork: "Add GuapcoinX to a wallet",
    inWallet:
      "To pay from a wallet on your phone, copy the link above and open it in the wallet's own browser.",
    last: "Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",
    forShop: "For the shop: believe your own wallet, never the screen of a customer.",
  },

  /** The element that asks the wallet in whose browser the page is open. */
  inPage: {
    pay: "Pay with the wallet in this browser",
    states: {
      asking: "Your wallet is asking you now. Read what it says before you confirm.",
      noWallet:
        "No wallet answers in this browser. Open this page in your wallet's own browser, or use a code.",
      refused: "You said no in your wallet. Nothing was sent.",
      wrongChain:
        "Your wallet is not on GuapcoinX (71111), so we did not ask it for anything. Choose that network in it and try again.",
      failed:
        "Your wallet reports an error. Check there whether something was sent before you try again. Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",
      sent: "Your wallet has sent it. The shop can see in its own wallet whether it has arrived. The transaction:",
    },
  },

  /** /pay/:publicId/code */
  code: {
    title: "Code to pay {name}",
    back: "Back",
    scan: {
      page: "Scan this with a camera. It opens the page to pay on.",
      wallet: "Scan this with a wallet.",
      address: "Scan this with a wallet, then type the amount and choose the network in it.",
    },
    none: "Ask at the counter how to pay.",
  },

  /** Where the shop is no more. A printed code goes on leading here. */
  gone: {
    title: "Do not pay with this code",
    merged: "This listing was joined with another one, so its code is no longer good.",
    text: "Do not pay with this code. Ask at the counter.",
    directory: "To the directory",
  },
} as const
