/** Figures of the small demos: samples from the specification (ruling 18). */

/** The wallet in the home page's phone. */
export const walletSlide = {
  balance: "487.35",
  fee: "0.005",
  payments: [
    { kind: "family", amount: "+25.00" },
    { kind: "salon", amount: "-12.50" },
    { kind: "market", amount: "-1.20" },
  ],
} as const

/** The exchange in the home page's phone. */
export const exchangeSlide = {
  pay: "0.0100",
  balance: "0.045",
  receive: "243.19",
  guapPerBtc: 24_565,
  fee: "0.0001",
  deliveryMinutes: "5-10",
} as const

/** The first page of the shared book on the home page: as in the lesson about blockchain, and with a changed amount. */
export const firstIdea = {
  amount: "50",
  changedAmount: "500",
  sealOf: "a3f9",
  changedSeal: "e07b",
} as const

/** The checkout of /merchants. */
export const checkout = {
  items: [
    { id: "bag", quantity: 1, price: "65.00" },
    { id: "butter", quantity: 2, price: "22.50" },
  ],
  subtotal: "110.00",
  shipping: "5.00",
  total: "115.00",
  transaction: "demo-0c47-11e5",
} as const
