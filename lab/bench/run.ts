export type Benchmark = { main(args: string[]): Promise<void> }

/** npm run bench -- <name> [options] */
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  directory: () => import("./directory.ts"),
  "back-office": () => import("./back-office.ts"),
  pages: () => import("./pages.ts"),
  "start-up": () => import("./start-up.ts"),
  memory: () => import("./memory.ts"),
  mails: () => import("./mails.ts"),
  "listing-import": () => import("./listing-import.ts"),
  places: () => import("./places.ts"),
  watcher: () => import("./watcher.ts"),
  customer: () => import("./customer.ts"),
  dearest: () => import("./dearest.ts"),
  visits: () => import("./visits.ts"),
}

const [name = "", ...args] = process.argv.slice(2)
const benchmark = benchmarks[name]
if (benchmark) {
  await (await benchmark()).main(args)
} else {
  console.error(`Usage: npm run bench -- <name> [options]\nBenchmarks: ${Object.keys(benchmarks).join(", ")}`)
  process.exitCode = 1
}
