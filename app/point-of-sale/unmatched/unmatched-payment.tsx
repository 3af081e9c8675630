import { pathTo } from "#app/lib/http/path-to.ts"
import { timesIn } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { counterWords } from "#content/en/counter.ts"
import type { TransferView } from "./transfer-view.ts"

const words = counterWords.terminal.came

type Props = { transfers: TransferView[] }

/** Unmatched payments on terminal pages, with links to assign them. */
export function WhoseIsIt({ transfers }: Props) {
  return <Transfers id="whose" heading={words.listHeading} sentence={words.question} transfers={transfers} />
}

/** Unmatched payments on the page of a day. */
export function ForNoRequest({ transfers }: Props) {
  return <Transfers id="of-none" heading={words.ofNone} sentence={words.heading} transfers={transfers} />
}

type ListProps = Props & { id: string; heading: string; sentence: string }

function Transfers({ id, heading, sentence, transfers }: ListProps) {
  if (transfers.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg font-bold">
        {heading}
      </h2>
      <ul className="grid gap-2">
        {transfers.map((transfer) => (
          <li key={transfer.id}>
            <a
              href={pathTo("/counter/came/:id", { id: String(transfer.id) })}
              className="panel block min-h-11 border-s-4 border-s-gold p-3 font-bold tabular-nums underline wrap-anywhere hover:border-gold-400"
            >
              {transferText(sentence, transfer)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Payments that a cashier assigned to a request, with links to reassign them. */
export function SaidToBeOfIt({ transfers }: Props) {
  return transfers.map((transfer) => (
    <p key={transfer.id}>
      <a
        href={pathTo("/counter/came/:id", { id: String(transfer.id) })}
        className="inline-flex min-h-11 items-center text-gold-400 underline wrap-anywhere"
      >
        {transferText(words.byCashier, transfer)}
      </a>
    </p>
  ))
}

export const transferText = (sentence: string, { amount, coin, at, zone }: TransferView): string =>
  format(sentence, { amount, coin, at: timesIn(zone).clockText(at) })
