/** The drawing of a year's earnings: twelve strips of cloth, in units of its view box. */
export const cloth = { months: 12, strip: 24, pitch: 30, height: 180 }

/**
 * The strips' outline. The height of a strip is what was earned by the end of its month, against what the whole demo
 * balance earns in a year.
 *
 * @param share of the balance that is staked, 0 to 1; the least is drawn as one thread
 */
export function clothPath(share: number): string {
  const { months, strip, pitch, height } = cloth
  return Array.from({ length: months }, (_, month) => {
    const high = Math.max(1, Math.round((height * share * (month + 1)) / months))
    return `M${month * pitch} ${height}v-${high}h${strip}v${high}z`
  }).join("")
}
