/** Text of /wallet. All of it is a demo; its figures are in content/facts/wallet-demo.ts. */
export const wallet = {
  heading: "Guapcoin Wallet & Tools",
  lead: "Try a wallet, an exchange and staking before you use real coins. Look around and change the numbers. Nothing you do on this page moves money.",
  demo: "Demo",
  tabsLabel: "Tools",
  tabs: {
    wallet: {
      label: "Wallet",
      title: "Guapcoin Wallet & Tools",
      description:
        "Look inside a demo Guapcoin wallet: its balance, a price chart, payments and an address. Nothing here moves real money.",
    },
    exchange: {
      label: "Exchange",
      title: "Exchange demo: Guapcoin Wallet & Tools",
      description:
        "See what an exchange from bitcoin to Guapcoin looks like: rate, fee and delivery time, in a demo that moves no money.",
    },
    stake: {
      label: "Stake",
      title: "Staking demo: Guapcoin Wallet & Tools",
      description:
        "Choose an amount and see what a year of staking would add at a sample rate, in a demo that moves no money.",
    },
  },

  balance: {
    heading: "A demo wallet",
    label: "Total balance",
    change: "+{percent}% today",
    priceLabel: "GUAP/USD",
    priceChange: "+{percent}%",
    note: "These figures are invented, including the price. They stay the same every day.",
  },

  chart: {
    heading: "Price chart",
    note: "This chart is made up. Random numbers draw a new one each day. It is not the price of Guapcoin, past or present.",
    rangesLabel: "Chart time range",
    ranges: {
      "24h": { label: "24h", name: "24 hours" },
      "7d": { label: "7d", name: "7 days" },
      "30d": { label: "30d", name: "30 days" },
      "3m": { label: "3m", name: "3 months" },
      "1y": { label: "1y", name: "1 year" },
      all: { label: "All", name: "all five sample years" },
    },
    /** The accessible name of a range link. */
    rangeName: "{label}: {name}",
    title: "Made-up price of one GUAP in US dollars, {name}",
    description: "It starts at {first} and ends at {last}. The lowest point is {low}, the highest {high}.",
    figures: { first: "Start", low: "Lowest", high: "Highest", last: "End" },
    sampleTime: "Year {year}, Q{quarter}",
    table: {
      open: "Read the {count} points as a table",
      caption: "Demo data: made-up prices, times in UTC",
      time: "Time",
      price: "Price",
    },
  },

  transactions: {
    heading: "Recent transactions",
    note: "Sample payments. The addresses are samples too.",
    amount: "{amount} GUAP",
    status: "completed",
    payments: {
      received: { name: "Received", time: "2 hours ago" },
      sent: { name: "Sent", time: "Yesterday" },
      staked: { name: "Staked", time: "3 days ago" },
      exchange: { name: "Exchange", time: "5 days ago" },
    },
  },

  address: {
    heading: "Your address",
    text: "An address is like an account number. You show it to whoever pays you. Here you can practice copying one.",
    badge: "Sample address",
    warning: "Do not send coins to it. It belongs to nobody, so they would be lost.",
    copy: "Copy address",
    copied: "Copied!",
    failed: "Your browser did not allow it. The address is selected now: copy it yourself.",
  },

  exchange: {
    heading: "Exchange bitcoin for Guapcoin",
    text: "On an exchange you pay with one coin and receive another. Type an amount and see what would arrive.",
    pay: "You pay",
    receive: "You receive",
    calculate: "Calculate",
    termsHeading: "Terms of the demo",
    /** Placeholders: {rate}, {fee} and {minutes}. */
    terms: [
      {
        label: "Rate",
        value: "1 BTC = {rate} GUAP",
        text: "How much Guapcoin one bitcoin buys. This rate is invented; real ones change all the time.",
      },
      {
        label: "Exchange fee",
        value: "{fee} BTC",
        text: "The exchange keeps this for its work. It is deducted from what you pay, before the exchange.",
      },
      {
        label: "Estimated delivery",
        value: "{minutes} minutes",
        text: "How long it takes until the coins are in your wallet.",
      },
    ],
    problems: {
      empty: "Type an amount of bitcoin, such as 0.01.",
      format: "Use only digits and one dot, such as 0.01.",
      decimals: "A bitcoin has 8 places after the dot. Please use fewer.",
      fee: "The fee alone is {fee} BTC. Type more than that.",
      most: "There will never be more than 21 million bitcoins. Try a smaller amount.",
    },
    note: "This is a demo with an invented rate. You cannot exchange coins here. The prices of real coins go up and down, and you can lose money.",
  },

  stake: {
    heading: "Stake Guapcoin",
    text: "To stake is to set coins aside to support the network. In return, the network may pay you new coins. Choose an amount and see what the demo would pay.",
    amount: "Amount to stake",
    balance: "Demo balance: {balance} GUAP",
    calculate: "Calculate",
    shortcutsLabel: "Parts of the balance",
    shortcut: "{percent}%",
    shortcutToAll: "Max",
    problems: {
      empty: "Type an amount of Guapcoin, such as 100.",
      format: "Use only digits and one dot, such as 100.5.",
      decimals: "A Guapcoin has 8 places after the dot. Please use fewer.",
      zero: "Type more than zero.",
      balance: "The demo balance is {balance} GUAP. Type that much or less.",
    },
    earningsHeading: "Estimated earnings",
    earnings: { month: "Per month", halfYear: "After 6 months", year: "After 12 months" },
    gain: "+{amount} GUAP",
    chartTitle: "Earnings over 12 months",
    chartDescription:
      "Twelve strips of cloth, one for each month. Each is higher than the one before, since the earnings add up. Pale strips show the earnings of the whole demo balance.",
    chartCaption:
      "One strip of cloth for each month. The pale strips are what the whole demo balance would earn.",
    termsHeading: "Terms of the demo",
    terms: {
      apy: {
        label: "APY",
        value: "{percent}%",
        text: "Annual percentage yield: what a year adds. We count one twelfth of it each month.",
      },
      period: {
        label: "Minimum staking period",
        value: "{days} days",
        text: "How long the coins should stay.",
      },
      fee: {
        label: "Unstaking fee before {days} days",
        value: "{percent}%",
        text: "For your amount, that would be {fee} GUAP.",
      },
    },
    note: "These are sample terms of a demo, not an offer. Real rewards change, can be zero, and nobody can promise them. The price of the coins can fall while you stake.",
    lesson: { label: "Learn how staking works", href: "/learning-path/staking" },
  },

  call: {
    heading: "Ready for a real wallet?",
    text: "Choose a wallet for your device. Then start with a small amount that you could do without. Prices go up and down, and nobody can promise you a profit.",
  },
} as const
