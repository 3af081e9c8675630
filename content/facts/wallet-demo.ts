/**
 * Figures of the demo wallet (document 2, section 9): samples, not live data. Amounts are in units of 1/100,000,000 coin, as in
 * both chains, so that they are exact integers.
 */
export const unitsPerCoin = 100_000_000n

export const exchangeTerms = {
  guapPerBtc: 24_565n,
  /** 0.0002 BTC. The home page has another figure (ruling 18). */
  feeUnits: 20_000n,
  /** The maximum supply of bitcoin. */
  mostUnits: 21_000_000n * unitsPerCoin,
  deliveryMinutes: "5-10",
}

export const stakeTerms = {
  balanceUnits: 48_735_000_000n,
  /** 7.25 % a year, in hundredths of a percent. */
  yieldPer10000: 725n,
  /** 0.5 % */
  earlyFeePer1000: 5n,
  shortestDays: 30,
  /** Shares of the balance to choose with one press, in percent. */
  shortcuts: [25, 50, 75, 100],
}

/** Figures that the wallet shows, in percent and dollars. */
export const walletFigures = { gainToday: 2.4, price: 0.465, priceGain: 3.2 }

/** Its hash is the byte 0x01, twenty times: nobody has the key, and no form accepts it as a payment address. */
export const sampleAddress = "GHwEJ5Ah2yUSTwvG8YnEn7qquri8RXchJC"

export const payments = [
  { kind: "received", amount: "+25.00", address: "GHqv...THdV" },
  { kind: "sent", amount: "-12.50", address: "GhBX...caGX" },
  { kind: "staked", amount: "-100.00", address: "GKQA...PeGZ" },
  { kind: "exchange", amount: "+240.73", address: "3Sar...X288" },
] as const
