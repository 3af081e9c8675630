import { pathTo } from "#app/lib/http/path-to.ts"
import { type CsvCell, csvDownload } from "#app/lib/text/formats/csv.ts"
import { counterWords } from "#content/en/counter.ts"
import { plainMoney, typedRate } from "../local-money.ts"
import { isEarned, type RequestView } from "../request-view.ts"
import { dayTotals } from "../terminal/day-totals.ts"
import type { TransferView } from "../unmatched/transfer-view.ts"

const words = counterWords.csv

/**
 * A day as CSV for bookkeeping: all requests, unmatched payments, and totals.
 * Totals separate payments confirmed by the shop from those seen on the chain.
 */
export function dayCsv(
  requests: readonly RequestView[],
  unassigned: readonly TransferView[],
  { publicId, date, publicUrl }: { publicId: string; date: string; publicUrl: string },
): Response {
  const rows = requests.map((view): CsvCell[] => {
    const byHand = view.state === "by-hand"
    const who = isEarned(view) ? words[byHand ? "byHand" : "bySight"] : null
    return [
      ...[
        view.createdAt,
        isEarned(view) ? view.receipt : null,
        plainMoney(view.taken.minor, view.taken.currency),
        view.taken.currency,
      ],
      ...[typedRate(view.taken.rate), view.rateSetAt, view.coin, view.asked, view.came],
      ...[counterWords.shortStates[view.state], who, byHand ? view.byHandAt : view.settledAt],
      ...[view.note, publicUrl + pathTo("/pay/r/:code", { code: view.code })],
      hashesOf(view.seen.filter(({ isUndone }) => !isUndone)),
    ]
  })
  const ofNone = unassigned.map(({ at, coin, amount, hash }): CsvCell[] => [
    ...[at, null, null, null, null, null, coin, null, amount, words.ofNone, null, null, null, null, hash],
  ])
  const totals = dayTotals(requests).map(({ who, coin, coins, minor, currency }): CsvCell[] => [
    ...[
      words.total,
      null,
      plainMoney(minor, currency),
      currency,
      null,
      null,
      coin,
      coins,
      null,
      null,
      words[who],
      null,
      null,
      null,
      null,
    ],
  ])
  return csvDownload(
    `guapcoin-counter-${publicId}-${date}.csv`,
    words.columns,
    batchesOf([...rows, ...ofNone, ...totals]),
  )
}

/** Null without transactions. */
const hashesOf = (seen: readonly { hash: string }[]): string | null =>
  [...new Set(seen.map(({ hash }) => hash))].join(" ") || null

async function* batchesOf(rows: CsvCell[][]) {
  yield rows
}
