/** One line of a metric: its labels and its value. */
export type Sample = { labels?: Record<string, string | number>; value: number; suffix?: string }

export type Metric = {
  name: string
  help: string
  type: "counter" | "gauge" | "histogram"
  samples: Sample[]
}

export const metricsType = "text/plain; version=0.0.4; charset=utf-8"

/**
 * Metrics in the text format of Prometheus, version 0.0.4. Thirty lines by hand instead of prom-client: that library stores every
 * number itself, while most of ours are read from the database, the pool and the page cache at each scrape.
 */
export function metricsText(metrics: Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ labels, value, suffix = "" }) => `${name}${suffix}${labelText(labels)} ${value}`),
        "",
      ].join("\n"),
    )
    .join("")
}

function labelText(labels: Sample["labels"] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(",")}}` : ""
}

const escaped = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")

export type Histogram = {
  observe(label: string, value: number): void
  samples(): Sample[]
}

/**
 * A cumulative histogram for each value of one label. A value falls into the bucket of the smallest bound that is not below it.
 */
export function createHistogram(labelName: string, bounds: number[]): Histogram {
  const series = new Map<string, { counts: number[]; sum: number }>()
  return {
    observe(label, value) {
      let one = series.get(label)
      if (!one) {
        one = { counts: new Array(bounds.length + 1).fill(0), sum: 0 }
        series.set(label, one)
      }
      const place = bounds.findIndex((bound) => value <= bound)
      const index = place === -1 ? bounds.length : place
      one.counts[index] = (one.counts[index] ?? 0) + 1
      one.sum += value
    },
    samples() {
      return [...series].flatMap(([label, { counts, sum }]) => {
        let passed = 0
        const buckets = counts.map((count, index) => {
          passed += count
          return {
            suffix: "_bucket",
            labels: { [labelName]: label, le: bounds[index] ?? "+Inf" },
            value: passed,
          }
        })
        const labels = { [labelName]: label }
        return [
          ...buckets,
          { suffix: "_sum", labels, value: sum },
          { suffix: "_count", labels, value: passed },
        ]
      })
    },
  }
}
