/** Words of the counter: the owner's page of it, the phone that charges, and the page that a customer pays on. */
export const counterWords = {
  /** Under what may have gone wrong. */
  thief: "Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",

  /** Of a listing, for its owner: /my-listings/:publicId/counter */
  owner: {
    title: "Your counter",
    description: "How an owner of a listing takes payments at the till.",
    linkHeading: "Take payments at your till",
    linkText: "Type a price on a phone, show the code, and write down what came.",
    link: "Your counter",
    back: "Your listing",
    heading: "Your counter",
    closedHeading: "There is no counter now",
    closed:
      "You have a counter while your shop is in the directory and this site shows its payment address. A new address is shown after three days.",

    rateHeading: "What a coin is worth in your shop",
    rateText:
      "You say what one coin is worth: this site does not look up a price, and does not make one up. Your customers see the rate and the day on which you set it.",
    currency: "Currency of your prices",
    currencyEmpty: "Choose a currency",
    currencyMissing: "Choose the currency of your prices.",
    rate: "One coin is worth",
    rateHint: "In that currency, such as 250 or 0.0125.",
    asset: "Coin that you are paid in",
    assets: {
      guap: "GUAP, the token on GuapcoinX",
      guapx: "GUAPX, the coin of the network GuapcoinX",
    },
    save: "Save this rate",
    now: "1 {coin} = {rate}, set by you on {date}.",
    old: "This rate is older than a week. Is it still right?",
    stale:
      "This rate is older than 30 days. Nothing can be charged until you say that it is still right, or set another one.",
    confirm: "It is still right today",
    saved: { title: "Saved", text: "Your counter uses this rate from the next price on." },

    devicesHeading: "Phones that charge",
    devicesText:
      "Each phone of your shop gets a link of its own. It can charge, and say that money has come. It cannot change your address or this page.",
    needsRate: "Set your rate first, then add the phones.",
    label: "Name of the phone",
    labelHint: "Such as 'Till 1' or 'Market stall'. No names of people.",
    labelMissing: "Give the phone a name, so that you know which one to remove.",
    labelLong: "Write at most {most} characters.",
    add: "Add a phone",
    added: { title: "Link made", text: "Open it on the phone within {hours} hours." },
    full: "You have {most} phones and links. Remove one first.",
    open: "Open this link on the phone, within {hours} hours. It works once. Send it to nobody else.",
    openCode: "Or scan it with the phone:",
    openCodeLabel: "Code with the link for {name}",
    linkOver: "Its link no longer works. Remove it and make another one.",
    used: "Last used on {date}",
    unused: "No phone has used its link yet",
    remove: "Remove",
    removeLabel: "Remove {name}",
    removed: { title: "Removed", text: "That phone can no longer charge." },
    none: "No phone charges for your shop yet.",

    dayHeading: "The day",
    dayText: "What your counter asked for on one day of your shop, as a table for your books.",
    date: "Day",
    dateWrong: "Choose a day.",
    csv: "Download the day (CSV)",
    kitHeading: "Code for your shop",
    kit: "Posters and stickers to print",
  },

  /** /counter/use/:token */
  join: {
    title: "Use this phone at the counter",
    description: "Makes this phone one of a shop's counter.",
    heading: "Use this phone at the counter of {name}?",
    text: "From then on this phone can charge customers of {name}. Press the button only if this is a phone of the shop.",
    submit: "Use this phone",
    closedHeading: "This link does not work",
    closed:
      "It was used already, removed, or is too old. The owner of the shop can make another one on the page of the listing.",
  },

  /** Of whoever has no phone of a counter. */
  stranger: {
    title: "No counter on this phone",
    text: "This phone does not charge for any shop. The owner of a shop can add it on the page of the listing, with a link that works once.",
  },

  /** /counter, /counter/r/:code and /counter/day */
  till: {
    title: "Counter",
    description: "Charges the customers of a shop.",
    heading: "Charge",
    price: "Price in {currency}",
    priceHint: "Such as 1500 or 12.50",
    note: "Note for your list",
    noteHint: "Such as 'Table 4'. Customers see it too.",
    submit: "Show the code",
    keys: "Keys of the price",
    erase: "Erase the last digit",
    rate: "1 {coin} = {rate}, set on {date}",
    old: "The rate is older than a week. Ask the owner whether it is still right.",
    openHeading: "Open",
    none: "No customer is paying now.",
    latelyHeading: "Just now",
    dayLink: "Today's list",
    pages: "Screens of the counter",
    back: "Charge the next customer",
    problems: {
      missing: "Type the price first.",
      format: "Write the price with digits and one dot or comma, such as 12.50. Without spaces or signs.",
      ambiguous: "With this comma it could be thousands. Write 1000 for a thousand, and 1 for one.",
      decimals: "Too many digits after the dot. In {currency} there are {digits}.",
      noDecimals: "Write it without a dot or comma: {currency} has no smaller unit.",
      zero: "Write a price above zero.",
      largeAmount: "This price is too large. Write at most ten digits before the dot or comma.",
      small: "This price is less than a tenth of a coin. Such a small payment cannot be told from others.",
      large: "This is more coins than anyone can send at once. Look at the price and at the rate.",
      note: "Write at most {most} characters.",
      tails: "Too many customers with this price. Finish one of them first, or cancel it.",
      open: "{most} codes are open. Finish one of them first, or cancel it.",
      hour: "Your shop has made {most} codes in an hour. Wait some minutes, or take the money another way.",
      "other-currency": "The owner has chosen another currency meanwhile. Look at the price again.",
    },
    blocked: {
      "no-counter": "The owner has not set a rate yet. Nothing can be charged.",
      "no-address":
        "This site shows no payment address of your shop now. Nothing can be charged. Ask the owner.",
      "stale-rate":
        "The rate is older than 30 days. The owner has to say that it is still right before anything is charged.",
    },
    /** What was said of a press. */
    notNow: {
      title: "That is not possible anymore",
      text: "Someone was faster, or too much time has passed. This is how it stands now.",
    },

    code: { page: "Code for any camera", wallet: "Code for a wallet", address: "Code of the address alone" },
    codeText: "The customer scans this with the phone's camera.",
    otherCodes: "Another code",
    acts: {
      cancel: "Cancel",
      received: "I have received it",
      undo: "Take that back",
      accept: "Take it as it is",
    },
    look: "Look in your own wallet before you press. Never believe the screen of a customer.",
    undoUntil: "You can take that back for {minutes} minutes.",
    /** The list of a day. */
    day: {
      heading: "The day",
      of: "{date}, by the clocks of {zone}",
      days: "Other days",
      earlier: "The day before",
      later: "The day after",
      none: "Nothing was charged on this day.",
      totals: "Taken",
      byHand: "Confirmed by the shop",
      bySight: "Seen on the chain",
      noTotals: "Nothing yet.",
      time: "Time",
      price: "Price",
      asked: "Asked for",
      state: "How it stands",
      receipt: "Receipt",
      wrong: "There is no such day.",
    },
  },

  /** What the cashier reads of a request. */
  counterStates: {
    open: "Waiting for {asked} {coin}. The code is good until {until}.",
    short: "{came} {coin} came. {missing} {coin} are missing.",
    checking: "Seen. A second source is checking.",
    paid: "PAID {came} {coin}, {at}. Receipt {receipt}.",
    "one-source": "Seen by one source only. For a large amount look in your wallet.",
    over: "Paid, and {over} {coin} too much. Give it back only from your wallet, to the sender shown in the explorer.",
    late: "Paid late: {came} {coin}, {at}. The rate was the one of {made}.",
    expired: "Nothing came until {until}.",
    "short-expired": "Only {came} of {asked} {coin} came in time.",
    cancelled: "Cancelled.",
    "short-closed": "Closed with {came} of {asked} {coin}.",
    undone: "The payment disappeared from the chain. Not paid. Keep the goods.",
    blind: "We cannot see the chain now. Look in your wallet.",
    "by-hand": "You confirmed it at {confirmed}. Receipt {receipt}.",
  },
  /** Nobody watches: the clock is all that is known. */
  unwatched: {
    open: "{asked} {coin}. The code is good until {until}. This site does not see payments: look in your wallet.",
    expired: "The code was good until {until}. Did it come? Look in your wallet.",
  },

  /** In a list. */
  shortStates: {
    open: "Open",
    short: "Too little so far",
    checking: "Being checked",
    paid: "Paid",
    "one-source": "Seen by one source",
    over: "Paid, too much",
    late: "Paid late",
    expired: "Time over",
    "short-expired": "Too little",
    cancelled: "Cancelled",
    "short-closed": "Closed with too little",
    undone: "Undone",
    blind: "Chain not seen",
    "by-hand": "Received",
  },

  /** /pay/r/:code, which becomes the receipt. */
  customer: {
    title: "Pay {name}",
    description: "What a shop asks for, and what came.",
    headings: {
      pay: "Pay {name}",
      wait: "Payment to {name}",
      receipt: "Receipt of {name}",
      closed: "Do not pay this",
    },
    states: {
      open: "Pay exactly {asked} {coin} to {name}, until {until}.",
      short: "{came} {coin} came. {missing} {coin} are missing: pay exactly that.",
      checking: "Your payment was seen. A second source is checking.",
      paid: "Paid. Show receipt {receipt} at the counter.",
      "one-source": "Your payment was seen by one source only. The shop looks in its wallet.",
      over: "Paid, and {over} {coin} too much. Ask the shop to send that back. Show receipt {receipt}.",
      late: "Paid, but late. Show receipt {receipt} at the counter.",
      expired: "This code is closed. Do not pay it: ask for a new one.",
      "short-expired": "Only {came} of {asked} {coin} came in time. This code is closed: talk to the shop.",
      cancelled: "The shop closed this request. Do not pay it.",
      "short-closed": "The shop closed this request with {came} of {asked} {coin}. Pay no more of it.",
      undone: "Your payment disappeared from the chain. It is not paid.",
      blind: "We cannot see the chain now. The shop looks in its own wallet.",
      "by-hand": "The shop has confirmed your payment. Show receipt {receipt} at the counter.",
    },
    unwatchedOpen:
      "Pay exactly {asked} {coin} to {name}, until {until}. The shop looks in its own wallet and confirms it: this site does not see payments.",
    withdrawn: "The shop's payment address was changed or removed. Do not pay this: ask at the counter.",
    exact: "The last digits tell your payment from others: pay exactly this amount.",
    due: "{amount} {coin}",
    wallet: "Open in a wallet on this device",
    network: {
      L1: "Your wallet must name this address, and the coin GUAP.",
      L2: "Your wallet must name this address, the network GuapcoinX (71111) and the coin {coin}.",
    },
    fee: "A payment in GUAP on GuapcoinX also needs a little GUAPX in your wallet, for the network's fee.",
    checkNow: "Check now",
    stop: "Stop refreshing",
    resume: "Refresh by itself again",
    refreshes: "This page looks again every five seconds.",
    still: "This page does not look again by itself.",
    stale: "The line was lost. This may be old.",
    byHand: "Confirmed by the shop, not by us.",
    bySight: "Seen on the chain by two sources.",
    facts: {
      heading: "What was asked, and what came",
      receipt: "Receipt",
      price: "Price",
      rate: "Rate",
      rateText: "1 {coin} = {rate}, set by the shop on {date}",
      asked: "Asked for",
      came: "Received",
      cameByHand: "All of it, says the shop. We did not see it.",
      nothing: "Nothing that we saw",
      madeAt: "Asked at",
      doneAt: "Confirmed at",
      note: "Note",
    },
    /** For a customer who asks what this is. */
    forShop:
      "Nobody has to believe this page: the shop looks at its own screen, which shows the same four letters.",
  },

  /** Of the day's CSV. */
  csv: {
    columns: [
      ...[
        "Time",
        "Receipt",
        "Price",
        "Currency",
        "Rate",
        "Rate set",
        "Coin",
        "Asked for",
        "Came",
        "How it stands",
      ],
      ...["Who confirmed it", "Confirmed at", "Note", "Page"],
    ],
    total: "Total",
    byHand: "the shop",
    bySight: "seen on the chain",
  },

  /** The stream of a page's news, to those who read it by hand. */
  live: { full: "Too many pages wait for news. Refresh instead.", gone: "Not found" },
} as const
