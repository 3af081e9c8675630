import { site } from "#content/en/site.ts"

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]

/** '1.5 GB'; a kilobyte has 1024 bytes. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return new Intl.NumberFormat(site.locale, {
    style: "unit",
    unit: units[power],
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power)
}
