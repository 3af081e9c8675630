/**
 * Figures of the demo (document 2, section 9). Amounts are counted in units of 1/100,000,000 coin, as both chains do:
 * whole numbers stay exact.
 */
export const unitsPerCoin = 100_000_000n

export const exchangeTerms = {
  guapPerBtc: 24_565n,
  /** 0.0002 BTC: this page's figure; the home page has its own (ruling 18). */
  feeUnits: 20_000n,
  /** There is no more bitcoin than this. */
  mostUnits: 21_000_000n * unitsPerCoin,
}

export const stakeTerms = {
  balanceUnits: 48_735_000_000n,
  /** 7.25 % a year, in hundredths of a percent. */
  yieldPer10000: 725n,
  /** 0.5 % */
  earlyFeePer1000: 5n,
}
