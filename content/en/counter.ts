/** Words of the counter: the owner's page of it, the phone that charges, and the page that a customer pays on. */
export const counterWords = {
  /** Under what may have gone wrong. */
  thief: "Nobody can get coins back for you. Whoever asks for your recovery words is a thief.",

  /** Of a listing, for its owner: /my-listings/:publicId/counter */
  owner: {
    title: "Your counter",
    description: "How an owner of a listing takes payments at the till.",
    linkHeading: "Take payments at your till",
    linkText: "Type a price on your phone, show the code, and keep the list of the day.",
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
    sound: "Let the phones sound when a payment is seen",
    soundHint: "Two short tones for money that came, a long low one for money that went away again.",
    save: "Save this rate",
    now: "1 {coin} = {rate}, set by you on {date}.",
    old: "This rate is more than a week old. Is it still correct?",
    stale: "This rate is more than 30 days old. You cannot charge until you confirm it or set a new one.",
    confirm: "Confirm this rate",
    saved: { title: "Saved", text: "Your counter uses this rate from the next price on." },

    devicesHeading: "Phones at your till",
    devicesText:
      "Each phone gets its own link. It can charge customers and mark payments as received. It cannot change your payment address or this page.",
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
    removed: { title: "Removed", text: "That phone can no longer charge customers." },
    none: "No phone has been added yet.",

    dayHeading: "The day",
    dayText: "All payments requested on one day, as a table for your books.",
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
    text: "This phone is not set up for any shop. The owner of a shop can add it from the page of the listing.",
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
    old: "The rate is more than a week old. Ask the owner whether it is still correct.",
    openHeading: "Open",
    none: "No open payments.",
    latelyHeading: "Recent",
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
      "stale-rate": "The rate is more than 30 days old. The owner has to confirm it before you can charge.",
    },
    /** What was said of a press. */
    notNow: {
      title: "That is not possible anymore",
      text: "Someone was faster, or too much time has passed. This is how it stands now.",
    },

    code: { page: "Code for any camera", wallet: "Code for a wallet", address: "Code of the address alone" },
    codeText: "The customer scans this with the phone's camera.",
    /** So that a cashier can tell which customer a screen is of. */
    letters: "Letters on both screens: {receipt}",
    otherCodes: "Another code",
    acts: {
      cancel: "Cancel",
      received: "I have received it",
      undo: "Undo",
      accept: "Accept this amount",
    },
    look: "Look in your own wallet before you press. Never believe the screen of a customer.",
    undoUntil: "You can undo this for {minutes} minutes.",
    /** A payment that fits no request, or more than one. */
    came: {
      heading: "{amount} {coin} came at {at}",
      question: "{amount} {coin} came at {at}. Whose is it?",
      listHeading: "Not placed yet",
      text: "The amount does not say for whom. Ask your customers, look at their wallets, and choose.",
      oneSource: "It was seen by one source only so far. Look in your wallet first.",
      takers: "Who paid?",
      choose: "It is for this one",
      asked: "{asked} {coin} asked for at {made}",
      missing: "{missing} {coin} are missing",
      otherCoin:
        "This is another coin than was asked for. If you take it, the receipt says that the shop confirmed it.",
      noTakers:
        "No request waits for it. If a customer has paid it twice, give it back only from your wallet, to the sender shown in the explorer.",
      dismiss: "For none of these",
      dismissAlone: "Put it aside",
      dismissed: "You put it aside. It stays on the list of the day.",
      assigned: "You placed it here:",
      placed: "It was placed here:",
      takeBack: "Undo",
      undone: "This payment disappeared from the chain. Nobody has paid with it.",
      byCashier: "{amount} {coin} of {at}: placed by you",
      ofNone: "Came for no request",
    },
    /** The list of a day. */
    day: {
      heading: "The day",
      of: "{date} ({zone} time)",
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
      state: "Status",
      receipt: "Receipt",
      wrong: "There is no such day.",
    },
  },

  /** Of a code that can still be paid. */
  timeLeft: "{minutes} min left",

  /** What the cashier reads of a request. */
  counterStates: {
    open: "Waiting for {asked} {coin}.",
    short: "{came} {coin} came. {missing} {coin} are missing.",
    checking: "Seen. A second source is checking.",
    paid: "PAID {came} {coin}, {at}. Receipt {receipt}.",
    "one-source": "Seen by one source only. For a large amount look in your wallet.",
    over: "Paid, and {over} {coin} too much. Give it back only from your wallet, to the sender shown in the explorer.",
    late: "Paid late: {came} {coin}, {at}. The rate was the one of {made}.",
    expired: "Nothing came in time.",
    "short-expired": "Only {came} of {asked} {coin} came in time.",
    cancelled: "Cancelled.",
    "short-closed": "Closed with {came} of {asked} {coin}.",
    undone: "The payment disappeared from the chain. Not paid. Keep the goods.",
    blind: "We cannot see the chain now. Look in your wallet.",
    "by-hand": "You confirmed it at {confirmed}. Receipt {receipt}.",
  },
  /** Nobody watches: the clock is all that is known. */
  unwatched: {
    open: "{asked} {coin}. This site does not see payments: look in your wallet.",
    expired: "Time is over for this code. Did the payment come? Look in your wallet.",
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
      open: "Pay exactly {asked} {coin} to {name}.",
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
      "Pay exactly {asked} {coin} to {name}. The shop looks in its own wallet and confirms it: this site does not see payments.",
    withdrawn: "The shop's payment address was changed or removed. Do not pay this: ask at the counter.",
    exact: "The last digits tell your payment from others: pay exactly this amount.",
    due: "{amount} {coin}",
    network: {
      L1: "Your wallet must name this address, and the coin GUAP.",
      L2: "Your wallet must name this address, the network GuapcoinX (71111) and the coin {coin}.",
    },
    checkNow: "Check now",
    stop: "Stop refreshing",
    resume: "Refresh automatically again",
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
    /** For a customer who asks what this is. */
    forShop:
      "For the shop: do not rely on this page. Your own screen shows the same payment, with the letters {receipt}.",
  },

  /** Of the day's CSV. */
  csv: {
    columns: [
      ...["Time", "Receipt", "Price", "Currency", "Rate", "Rate set", "Coin", "Asked for", "Came", "Status"],
      ...["Who confirmed it", "Confirmed at", "Note", "Page", "Transactions"],
    ],
    total: "Total",
    byHand: "the shop",
    bySight: "seen on the chain",
    ofNone: "Came for no request",
  },

  /** The stream of a page's news, to those who read it by hand. */
  live: { full: "Too many pages wait for news. Refresh instead.", gone: "Not found" },
} as const
