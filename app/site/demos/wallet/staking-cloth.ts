/** Drawing of a year's earnings: twelve bands, in view box units. */
export const cloth = { months: 12, strip: 24, pitch: 30, height: 180 }

/**
 * Outline of the bands. The height of a band is the total earned by the end of its month, relative to what the whole demo
 * balance earns in a year.
 *
 * @param share of the balance that is staked, 0 to 1; the smallest is drawn as one line
 */
export function clothPath(share: number): string {
  const { months, strip, pitch, height } = cloth
  return Array.from({ length: months }, (_, month) => {
    const high = Math.max(1, Math.round((height * share * (month + 1)) / months))
    return `M${month * pitch} ${height}v-${high}h${strip}v${high}z`
  }).join("")
}
