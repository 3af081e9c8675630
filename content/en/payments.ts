import type { WorkState } from "../facts/what-works.ts"

/** Text for paying a merchant: on the merchant's page, on the payment page, and beside its codes. */
export const payments = {
  /** On the merchant's page. */
  heading: "Pay with Guapcoin",
  open: "Pay on this device",
  toScan: "Point a phone's camera at this code. It opens the page where you pay {name}.",
  toScanLabel: "Code that opens the page where you pay {name}",

  /** When there is no payment address. */
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

  /** Values to copy into a wallet. */
  facts: { amount: "Amount in {coin}", page: "Link to this payment" },

  amount: {
    label: "Amount",
    hint: "In {coin}, such as 12.5 or 12,5. A comma counts as a decimal point: write 1000 for a thousand.",
    submit: "Show what to pay",
    otherCoin: "Pay in {coin} instead",
    otherCoinText: "Pay in {coin}, the coin of the network, if the shop asks for it",
    problems: {
      format:
        "Write the amount with digits and one dot or comma, such as 12.5, without spaces, signs or separators.",
      ambiguous: "This comma could mean thousands. Write 1000 for a thousand, and 1 or 1.000 for one.",
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
    of: "See this shop in the directory",
    due: "{amount} {coin}",
    to: "to {name}",
    howHeading: "With your wallet",
    wallet: "Open in a wallet on this device",
    walletHint:
      "If nothing opens, no wallet on this device accepts such links. Copy the amount and the address instead.",
    walletNeedsAmount: "Type the amount first: the link and the code for a wallet include it.",
    codesHeading: "Codes to scan",
    codes: {
      page: "Code for any camera",
      wallet: "Code for a wallet",
      address: "Code for the address only",
    },
    codesText: "Each code fills the screen, so that another device can scan it.",
    /** Before the payment is confirmed in a wallet. */
    check: {
      L1: "Before you confirm: your wallet must show this address and the coin GUAP.",
      L2: "Before you confirm: your wallet must show this address, the network GuapcoinX (71111) and the coin {coin}.",
    },
    /** What a phone needs today, by the status of the wallet for phones; {computers} is from what-works.ts. */
    phone: {
      L1: {
        open: "On a phone you need the Guapcoin web wallet today.",
        unconfirmed:
          "On a phone you would need the Guapcoin web wallet, and we could not confirm that it is open today. {computers}",
        "not-open":
          "No Guapcoin wallet for phones is open today: you can pay this address only from a computer. {computers}",
      } satisfies Record<WorkState, string>,
      L2: "On a phone you need a wallet to which GuapcoinX can be added as a network, with GUAP in it. We have not tested any on a real phone yet.",
    },
    addNetwork: "Add GuapcoinX to a wallet",
    inWallet:
      "To pay from a wallet on your phone, copy the link above and open it in the wallet's own browser.",
    last: "Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",
    forShop: "For the shop: trust your own wallet, never a customer's screen.",
  },

  /** The element that requests a payment from the wallet in whose browser this page is open. */
  inPage: {
    pay: "Pay with the wallet in this browser",
    states: {
      asking: "Your wallet is asking you to confirm. Read what it says first.",
      noWallet:
        "No wallet responds in this browser. Open this page in your wallet's own browser, or use a code.",
      refused: "You declined in your wallet. Nothing was sent.",
      wrongChain:
        "Your wallet is not on GuapcoinX (71111), so we did not ask it for anything. Choose that network in your wallet and try again.",
      failed:
        "Your wallet reports an error. Check there whether anything was sent before you try again. Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",
      sent: "Your wallet has sent it. The shop can see in its own wallet whether it has arrived. The transaction:",
    },
  },

  /** /pay/:publicId/code */
  code: {
    title: "Code to pay {name}",
    back: "Back",
    scan: {
      page: "Scan this with a camera. It opens the payment page.",
      wallet: "Scan this with a wallet.",
      address: "Scan this with a wallet, then type the amount and choose the network in it.",
    },
    none: "Ask at the counter how to pay.",
  },

  /** For a shop that is no longer listed: its printed code still opens this page. */
  gone: {
    title: "Do not pay with this code",
    merged: "This listing was merged with another one, so its code is no longer valid.",
    text: "Do not pay with this code. Ask at the counter.",
    directory: "Go to the directory",
  },
} as const
