/** Text of the demos. None of them does anything real, and each says so. Their figures are in content/facts. */
export const demos = {
  label: "Demo",
  note: "Demo. Nothing here moves real money.",
  pause: "Pause",
  play: "Play",
  carousel: {
    role: "carousel",
    slideRole: "slide",
    /** {name} is what the slide shows. */
    slide: "{number} of {count}: {name}",
    goTo: "Show {name}",
    previous: "Previous",
    next: "Next",
  },
  wallet: {
    name: "Wallet",
    balanceLabel: "Balance",
    feeLabel: "Transaction fee",
    recent: "Recent",
    /** Three payments that show what the coin is for. */
    payments: {
      family: { name: "From your sister", time: "2 hours ago" },
      salon: { name: "Hair salon", time: "Yesterday" },
      market: { name: "Fruit at the market", time: "3 days ago" },
    },
    send: "Send",
    receive: "Receive",
  },
  exchange: {
    name: "Exchange",
    pay: "You pay",
    balance: "Balance: {amount} BTC",
    receive: "You receive",
    rateLabel: "Rate (invented)",
    rate: "1 BTC = {rate} GUAP",
    feeLabel: "Fee",
    fee: "{amount} BTC",
    deliveryLabel: "Estimated delivery",
    delivery: "{minutes} minutes",
    action: "Exchange",
  },
  assistant: {
    name: "Assistant",
    messages: [
      { id: 1, type: "bot", text: "Hello! What would you like to know?" },
      { id: 2, type: "user", text: "How do I pay at a shop?" },
      { id: 3, type: "bot", text: "Scan the shop's code, check the amount, and confirm. That is all." },
    ],
    placeholder: "Type a message...",
  },
  /** The scripted conversation of /learn. */
  chat: {
    name: "A chat with the learning assistant",
    bot: "Assistant",
    user: "You",
    typing: "is typing",
    messages: [
      { id: 1, type: "bot", text: "Hello! What would you like to learn about today?" },
      { id: 2, type: "user", text: "What is a blockchain, in plain words?" },
      {
        id: 3,
        type: "bot",
        text: "A shared notebook. Everyone keeps a copy, so nobody can quietly change a page.",
      },
      { id: 4, type: "user", text: "And who keeps my coins safe?" },
      {
        id: 5,
        type: "bot",
        text: "You do. Your wallet holds a private key. Whoever has the key can spend the coins, so never share it.",
      },
      { id: 6, type: "user", text: "Can I start small?" },
      {
        id: 7,
        type: "bot",
        text: "Yes. Send a tiny amount first and check that it arrives. Prices move, so only use what you can spare.",
      },
    ],
  },
  /** The checkout of /merchants. */
  checkout: {
    name: "A checkout with Guapcoin",
    heading: "Your order",
    items: {
      bag: { name: "Woven tote bag", details: "Gold, large. Quantity: {count}" },
      butter: { name: "Shea butter", details: "250 ml. Quantity: {count}" },
    },
    subtotalLabel: "Subtotal",
    shippingLabel: "Shipping",
    totalLabel: "Total",
    paymentLabel: "Payment",
    payment: ["Pay with Guapcoin", "Credit Card"],
    steps: [
      "Pay Now",
      "Connecting to wallet...",
      "Verifying balance...",
      "Processing payment...",
      "Confirming transaction...",
      "Payment completed!",
    ],
    paid: {
      heading: "Payment Successful!",
      idLabel: "Transaction ID",
      amountLabel: "Amount",
      receipt: "View Receipt",
    },
    receipt: {
      heading: "Receipt (demo)",
      note: "This receipt is part of the demo. No payment was made.",
      close: "Close",
    },
  },
} as const
