import type { SeriesPlace } from "../admin/admin-detail.tsx"

type Entry = { id: number; startsAt: Date }

/** Where an event stands among those of its series, in the order they take place; undefined for one that stands alone. */
export function placeInSeries(series: Entry[], event: Entry, laterState: string): SeriesPlace | undefined {
  const index = series.findIndex(({ id }) => id === event.id)
  if (index < 0) return undefined
  return {
    number: index + 1,
    count: series.length,
    previous: series[index - 1]?.id,
    next: series[index + 1]?.id,
    later: series.filter(({ startsAt }) => startsAt >= event.startsAt).length,
    laterState,
  }
}
