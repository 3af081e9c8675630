import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { timesIn } from "#app/lib/text/date-text.ts"
import { fill } from "#app/lib/text/fill.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { counterWords } from "#content/en/counter.ts"
import { TransactionLink } from "../request-parts.tsx"
import type { RequestView } from "../request-view.ts"
import { TillFrame } from "../till/till-frame.tsx"
import type { Taker } from "./find-takers.server.ts"
import type { TransferView } from "./transfer-view.ts"
import { transferText } from "./whose-is-it.tsx"

const { till } = counterWords
const words = till.came

type Props = {
  name: string
  transfer: TransferView
  takers: Taker[]
  assigned: { view: RequestView; mayTakeBack: boolean } | null
  /** A press came too late. */
  isLate: boolean
}

/** /counter/came/:id: whose payment it is that came. */
export function TransferPage({ name, transfer, takers, assigned, isLate }: Props) {
  return (
    <TillFrame name={name}>
      {isLate && (
        <Notice tone="error" title={till.notNow.title}>
          {till.notNow.text}
        </Notice>
      )}
      <h1 className="text-heading tabular-nums wrap-anywhere">{transferText(words.heading, transfer)}</h1>
      {transfer.isUndone && <p className="border-s-4 border-s-ember ps-4">{words.undone}</p>}
      {!transfer.isUndone && !transfer.isConfirmed && (
        <p className="border-s-4 border-s-gold ps-4">{words.oneSource}</p>
      )}
      <p>
        <TransactionLink hash={transfer.hash} />
      </p>
      {assigned ? (
        <Assigned {...assigned} />
      ) : (
        !transfer.isUndone && <Choice transfer={transfer} takers={takers} />
      )}
      <ButtonLink href={pathTo("/counter")} variant="outline">
        {till.back}
      </ButtonLink>
    </TillFrame>
  )
}

function Assigned({ view, mayTakeBack }: { view: RequestView; mayTakeBack: boolean }) {
  return (
    <>
      <p>{mayTakeBack ? words.assigned : words.placed}</p>
      <a
        href={pathTo("/counter/r/:code", { code: view.code })}
        className="panel grid gap-1 p-3 hover:border-gold-400"
      >
        <TakerFacts view={view}>{counterWords.shortStates[view.state]}</TakerFacts>
      </a>
      {mayTakeBack && (
        <form method="post" className="grid">
          <Button name="intent" value="take-back" variant="outline">
            {words.takeBack}
          </Button>
        </form>
      )}
    </>
  )
}

function Choice({ transfer, takers }: { transfer: TransferView; takers: Taker[] }) {
  const hasTakers = takers.length > 0
  return (
    <>
      {transfer.isDismissed && <p className="border-s-4 border-s-indigo ps-4">{words.dismissed}</p>}
      <p>{hasTakers ? words.text : words.noTakers}</p>
      {hasTakers && (
        <section aria-labelledby="takers" className="grid gap-2">
          <h2 id="takers" className="text-lg font-bold">
            {words.takers}
          </h2>
          <ul className="grid gap-2">
            {takers.map((taker) => (
              <li key={taker.view.code}>
                <TakerForm {...taker} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!transfer.isDismissed && (
        <form method="post" className="grid">
          <Button name="intent" value="dismiss" variant="outline">
            {hasTakers ? words.dismiss : words.dismissAlone}
          </Button>
        </form>
      )}
    </>
  )
}

/** The whole request is the button: on a cheap phone nothing is easier to hit. */
function TakerForm({ view, isOtherCoin }: Taker) {
  return (
    <form method="post" className="grid gap-1">
      <input type="hidden" name="code" value={view.code} />
      <button
        type="submit"
        name="intent"
        value="assign"
        className="panel grid min-h-11 gap-1 p-3 text-start hover:border-gold-400"
      >
        <TakerFacts view={view}>
          {view.missing && fill(words.missing, { missing: view.missing, coin: view.coin })}
        </TakerFacts>
        <span className="font-semibold text-gold-400 underline">{words.choose}</span>
      </button>
      {isOtherCoin && <p className="text-sm text-ivory-300">{words.otherCoin}</p>}
    </form>
  )
}

function TakerFacts({ view, children }: { view: RequestView; children: ReactNode }) {
  const { asked, coin, note } = view
  const made = timesIn(view.zone).clockText(view.createdAt)
  return (
    <>
      <span className="text-xl font-bold tabular-nums wrap-anywhere">
        {view.local} {note && `· ${note}`}
      </span>
      <span className="text-sm text-ivory-300 tabular-nums wrap-anywhere">
        {fill(words.asked, { asked, coin, made })}
      </span>
      {children && <span className="text-sm text-ivory-300 tabular-nums wrap-anywhere">{children}</span>}
    </>
  )
}
