import { site } from "#content/en/site.ts"

/** '$0.4650'. @param places digits after the dot */
export const dollarText = (amount: number, places: number): string =>
  amount.toLocaleString(site.locale, { style: "currency", currency: "USD", minimumFractionDigits: places })
