import type { SeriesPlace } from "../admin/admin-detail.tsx"

type Entry = { id: number; startsAt: Date }

/** Position of an event in its series by start; undefined for an event without a series. */
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
