/** Text of the point of sale: the owner's page, the terminal, and the page on which a customer pays. */
export const counterWords = {
  /** A warning where coins may have been lost. */
  thief: "Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",

  /** The owner's page: /my-listings/:publicId/counter */
  owner: {
    title: "Your counter",
    description: "How an owner of a listing takes payments at the till.",
    linkHeading: "Take payments at your till",
    linkText: "Type a price on your phone, show the code, and keep a list of the day's payments.",
    link: "Your counter",
    back: "Your listing",
    heading: "Your counter",
    closedHeading: "There is no counter now",
    closed:
      "You can use the counter while your shop is in the directory and this site shows its payment address. A new address is shown after three days.",

    rateHeading: "What a coin is worth in your shop",
    rateText:
      "You set what one coin is worth: this site does not look up or make up a price. Your customers see the rate and the date on which you set it.",
    currency: "Currency of your prices",
    currencyEmpty: "Choose a currency",
    currencyMissing: "Choose the currency of your prices.",
    rate: "One coin is worth",
    rateHint: "In that currency, such as 250 or 0.0125.",
    asset: "Coin you are paid in",
    assets: {
      guap: "GUAP, the token on GuapcoinX",
      guapx: "GUAPX, the coin of the network GuapcoinX",
    },
    sound: "Play a sound on the phones when a payment is seen",
    soundHint:
      "Two short tones for a payment that arrives, one long low tone for a payment that disappears again.",
    save: "Save this rate",
    now: "1 {coin} = {rate}, set by you on {date}.",
    old: "This rate is more than a week old. Is it still correct?",
    stale: "This rate is more than 30 days old. You cannot charge until you confirm it or set a new one.",
    confirm: "Confirm this rate",
    saved: { title: "Saved", text: "Your counter uses this rate starting with the next price." },

    devicesHeading: "Phones at your till",
    devicesText:
      "Each phone gets its own link. It can charge customers and mark payments as received. It cannot change your payment address or this page.",
    needsRate: "Set your rate first, then add the phones.",
    label: "Name of the phone",
    labelHint: "Such as 'Till 1' or 'Market stall'. No names of people.",
    labelMissing: "Give the phone a name, so that you know which one to remove.",
    labelLong: "Write at most {most} characters.",
    add: "Add a phone",
    added: { title: "Link created", text: "Open it on the phone within {hours} hours." },
    full: "You have {most} phones and links. Remove one first.",
    open: "Open this link on the phone, within {hours} hours. It works once. Do not send it to anyone else.",
    openCode: "Or scan it with the phone:",
    openCodeLabel: "Code with the link for {name}",
    linkOver: "Its link no longer works. Remove it and create another one.",
    used: "Last used on {date}",
    unused: "No phone has used its link yet",
    remove: "Remove",
    removeLabel: "Remove {name}",
    removed: { title: "Removed", text: "That phone can no longer charge customers." },
    none: "No phone has been added yet.",

    dayHeading: "Payments by day",
    dayText: "All payments requested on one day, as a table for your books.",
    date: "Day",
    dateWrong: "Choose a day.",
    csv: "Download this day (CSV)",
    kitHeading: "Code for your shop",
    kit: "Posters and stickers to print",
  },

  /** /counter/use/:token */
  join: {
    title: "Use this phone at the counter",
    description: "Sets up this phone for a shop's counter.",
    heading: "Use this phone at the counter of {name}?",
    text: "From then on this phone can charge customers of {name}. Press the button only if this is a phone of the shop.",
    submit: "Use this phone",
    closedHeading: "This link does not work",
    closed:
      "It was used already, removed, or is too old. The owner of the shop can create another one on the listing's page.",
  },

  /** On a device that is not set up as a terminal. */
  stranger: {
    title: "No counter on this phone",
    text: "This phone is not set up for any shop. The owner of a shop can add it from the listing's page.",
  },

  /** /counter, /counter/r/:code and /counter/day */
  terminal: {
    title: "Counter",
    description: "Charge a shop's customers.",
    heading: "Charge",
    price: "Price in {currency}",
    priceHint: "Such as 1500 or 12.50",
    note: "Note for your list",
    noteHint: "Such as 'Table 4'. Customers see it too.",
    submit: "Show the code",
    keys: "Price keypad",
    erase: "Erase the last digit",
    rate: "1 {coin} = {rate}, set on {date}",
    old: "The rate is more than a week old. Ask the owner whether it is still correct.",
    openHeading: "Open payments",
    none: "No open payments.",
    latelyHeading: "Recent payments",
    dayLink: "Today's list",
    pages: "Counter screens",
    back: "Charge the next customer",
    problems: {
      missing: "Type the price first.",
      format: "Write the price with digits and one dot or comma, such as 12.50, without spaces or signs.",
      ambiguous: "This comma could mean thousands. Write 1000 for a thousand, and 1 for one.",
      decimals: "Too many digits after the dot. {currency} has {digits}.",
      noDecimals: "Write it without a dot or comma: {currency} has no smaller unit.",
      zero: "Write a price above zero.",
      largeAmount: "This price is too large. Write at most ten digits before the dot or comma.",
      small:
        "This price is less than a tenth of a coin. A payment that small cannot be told apart from others.",
      large: "This is more coins than anyone can send at once. Check the price and the rate.",
      note: "Write at most {most} characters.",
      suffixes: "Too many open payments with this price. Finish or cancel one of them first.",
      open: "{most} codes are open. Finish or cancel one of them first.",
      hour: "Your shop has made {most} codes in an hour. Wait a few minutes, or take the payment another way.",
      "other-currency": "The owner has just chosen another currency. Check the price again.",
    },
    blocked: {
      "no-counter": "The owner has not set a rate yet. You cannot charge customers.",
      "no-address":
        "This site shows no payment address for your shop right now. You cannot charge customers. Ask the owner.",
      "stale-rate": "The rate is more than 30 days old. The owner has to confirm it before you can charge.",
    },
    /** After an action that came too late. */
    notNow: {
      title: "That is not possible anymore",
      text: "Someone else did it first, or too much time has passed. Here is the current status.",
    },

    code: { page: "Code for any camera", wallet: "Code for a wallet", address: "Code for the address only" },
    codeText: "The customer scans this with the phone's camera.",
    /** Shows the cashier which customer's screen belongs to the request. */
    letters: "Letters on both screens: {receipt}",
    otherCodes: "Other codes",
    acts: {
      cancel: "Cancel",
      received: "I have received it",
      undo: "Undo",
      accept: "Accept this amount",
    },
    look: "Check your own wallet before you press. Never trust a customer's screen.",
    undoUntil: "You can undo this for {minutes} minutes.",
    /** An unmatched payment: it matches no request, or more than one. */
    came: {
      heading: "{amount} {coin} arrived at {at}",
      question: "{amount} {coin} arrived at {at}. Who paid it?",
      listHeading: "Not assigned yet",
      text: "The amount does not show who paid. Ask your customers, look at their wallets, and choose.",
      oneSource: "Only one source has seen it so far. Check your wallet first.",
      candidates: "Who paid?",
      choose: "Assign to this one",
      asked: "{asked} {coin} requested at {made}",
      missing: "{missing} {coin} are missing",
      otherCoin:
        "This is not the coin that was requested. If you accept it, the receipt says that the shop confirmed it.",
      noCandidates:
        "No open request matches it. If a customer paid twice, send it back only from your wallet, to the sender shown in the explorer.",
      dismiss: "None of these",
      dismissAlone: "Set it aside",
      dismissed: "You set it aside. It stays on the list of the day.",
      assigned: "You assigned it to:",
      placed: "It was assigned to:",
      takeBack: "Undo",
      undone: "This payment disappeared from the chain. Nobody has paid with it.",
      byCashier: "{amount} {coin}, {at}: assigned by you",
      ofNone: "No matching request",
    },
    /** The payments of one day. */
    day: {
      heading: "Payments for the day",
      of: "{date} ({city} time)",
      days: "Other days",
      earlier: "The day before",
      later: "The day after",
      none: "No payments were requested on this day.",
      totals: "Totals",
      byHand: "Confirmed by the shop",
      bySight: "Seen on the chain",
      noTotals: "Nothing yet.",
      time: "Time",
      price: "Price",
      asked: "Requested",
      state: "Status",
      receipt: "Receipt",
      wrong: "That day does not exist.",
    },
  },

  /** While a request can still be paid. */
  timeLeft: "{minutes} min left",

  /** The status of a request, for the cashier. */
  counterStates: {
    open: "Waiting for {asked} {coin}.",
    short: "{came} {coin} arrived. {missing} {coin} are missing.",
    checking: "Seen. A second source is checking.",
    paid: "PAID {came} {coin}, {at}. Receipt {receipt}.",
    "one-source": "Seen by one source only. For a large amount, check your wallet.",
    over: "Paid, and {over} {coin} too much. Send that back only from your wallet, to the sender shown in the explorer.",
    late: "Paid late: {came} {coin}, {at}. The rate is from {made}.",
    expired: "No payment arrived in time.",
    "short-expired": "Only {came} of {asked} {coin} arrived in time.",
    cancelled: "Cancelled.",
    "short-closed": "Closed with {came} of {asked} {coin}.",
    undone: "The payment disappeared from the chain. Not paid. Keep the goods.",
    blind: "We cannot see the chain right now. Check your wallet.",
    "by-hand": "You confirmed it at {confirmed}. Receipt {receipt}.",
  },
  /** When the site does not watch the chain: only the expiry is known. */
  unwatched: {
    open: "{asked} {coin}. This site does not see payments: check your wallet.",
    expired: "This code has expired. Did the payment arrive? Check your wallet.",
  },

  /** The status of a request in a list. */
  shortStates: {
    open: "Open",
    short: "Partly paid",
    checking: "Being checked",
    paid: "Paid",
    "one-source": "Seen by one source",
    over: "Overpaid",
    late: "Paid late",
    expired: "Expired",
    "short-expired": "Underpaid",
    cancelled: "Cancelled",
    "short-closed": "Closed, underpaid",
    undone: "Disappeared",
    blind: "Chain not visible",
    "by-hand": "Received",
  },

  /** /pay/r/:code, which becomes the receipt. */
  customer: {
    title: "Pay {name}",
    description: "What a shop requests, and what was paid.",
    headings: {
      pay: "Pay {name}",
      wait: "Payment to {name}",
      receipt: "Receipt from {name}",
      closed: "Do not pay this",
    },
    states: {
      open: "Pay exactly {asked} {coin} to {name}.",
      short: "{came} {coin} arrived. {missing} {coin} are missing: pay exactly that.",
      checking: "Your payment was seen. A second source is checking.",
      paid: "Paid. Show receipt {receipt} at the counter.",
      "one-source": "Only one source has seen your payment. The shop has to check its wallet.",
      over: "Paid, and {over} {coin} too much. Ask the shop to send that back. Show receipt {receipt}.",
      late: "Paid, but late. Show receipt {receipt} at the counter.",
      expired: "This code is closed. Do not pay it: ask for a new one.",
      "short-expired":
        "Only {came} of {asked} {coin} arrived in time. This code is closed: talk to the shop.",
      cancelled: "The shop closed this request. Do not pay it.",
      "short-closed":
        "The shop closed this request with {came} of {asked} {coin}. Do not pay any more of it.",
      undone: "Your payment disappeared from the chain. This request is not paid.",
      blind: "We cannot see the chain right now. The shop has to check its own wallet.",
      "by-hand": "The shop has confirmed your payment. Show receipt {receipt} at the counter.",
    },
    unwatchedOpen:
      "Pay exactly {asked} {coin} to {name}. The shop checks its own wallet and confirms the payment: this site does not see payments.",
    withdrawn: "The shop's payment address was changed or removed. Do not pay this: ask at the counter.",
    exact: "The last digits identify your payment: pay exactly this amount.",
    due: "{amount} {coin}",
    network: {
      L1: "Your wallet must show this address and the coin GUAP.",
      L2: "Your wallet must show this address, the network GuapcoinX (71111) and the coin {coin}.",
    },
    checkNow: "Check now",
    stop: "Stop refreshing",
    resume: "Resume refreshing",
    refreshes: "This page refreshes every five seconds.",
    still: "This page does not refresh automatically.",
    stale: "The connection was lost. This may be out of date.",
    byHand: "Confirmed by the shop, not by us.",
    bySight: "Seen on the chain by two sources.",
    seen: {
      label: "Payments on the chain",
      line: "{amount} {coin}, {at}, block {block}",
      explorer: "See it in the explorer",
      oneSource: "Seen by one source only",
      undone: "Removed from the chain: this is not a payment",
    },
    facts: {
      heading: "Payment details",
      receipt: "Receipt",
      letters: "Letters",
      price: "Price",
      rate: "Rate",
      rateText: "1 {coin} = {rate}, set by the shop on {date}",
      asked: "Requested",
      came: "Received",
      other: "{amount}, which the shop accepted instead",
      cameByHand: "The full amount, according to the shop. We did not see it ourselves.",
      nothing: "Nothing so far",
      madeAt: "Requested at",
      doneAt: "Confirmed at",
      note: "Note",
    },
    /** For a customer who shows this page to the shop. */
    forShop:
      "For the shop: do not rely on this page. Your own screen shows the same payment, with the letters {receipt}.",
  },

  /** The CSV file of one day. */
  csv: {
    columns: [
      ...["Time", "Receipt", "Price", "Currency", "Rate", "Rate set", "Coin", "Requested", "Received"],
      ...["Status", "Confirmed by", "Confirmed at", "Note", "Page", "Transactions"],
    ],
    total: "Total",
    byHand: "the shop",
    bySight: "seen on the chain",
    ofNone: "No matching request",
  },

  /** Plain-text error responses of the live update stream. */
  live: { full: "Too many pages are waiting for updates. Refresh instead.", gone: "Not found" },
} as const
