import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { timesIn } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { counterWords } from "#content/en/counter.ts"
import { TransactionLink } from "../request-parts.tsx"
import type { RequestView } from "../request-view.ts"
import { TerminalFrame } from "../terminal/terminal-frame.tsx"
import type { Candidate } from "./find-candidates.server.ts"
import type { TransferView } from "./transfer-view.ts"
import { transferText } from "./unmatched-payment.tsx"

const { terminal } = counterWords
const words = terminal.came

type Props = {
  name: string
  transfer: TransferView
  candidates: Candidate[]
  assigned: { view: RequestView; mayTakeBack: boolean } | null
  /** The button was pressed too late. */
  isLate: boolean
}

/** /counter/came/:id: assign an unmatched payment to a request. */
export function TransferPage({ name, transfer, candidates, assigned, isLate }: Props) {
  return (
    <TerminalFrame name={name}>
      {isLate && (
        <Notice tone="error" title={terminal.notNow.title}>
          {terminal.notNow.text}
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
        !transfer.isUndone && <Choice transfer={transfer} candidates={candidates} />
      )}
      <ButtonLink href={pathTo("/counter")} variant="outline">
        {terminal.back}
      </ButtonLink>
    </TerminalFrame>
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
        <CandidateFacts view={view}>{counterWords.shortStates[view.state]}</CandidateFacts>
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

function Choice({ transfer, candidates }: { transfer: TransferView; candidates: Candidate[] }) {
  const hasCandidates = candidates.length > 0
  return (
    <>
      {transfer.isDismissed && <p className="border-s-4 border-s-indigo ps-4">{words.dismissed}</p>}
      <p>{hasCandidates ? words.text : words.noCandidates}</p>
      {hasCandidates && (
        <section aria-labelledby="takers" className="grid gap-2">
          <h2 id="takers" className="text-lg font-bold">
            {words.candidates}
          </h2>
          <ul className="grid gap-2">
            {candidates.map((candidate) => (
              <li key={candidate.view.code}>
                <CandidateForm {...candidate} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!transfer.isDismissed && (
        <form method="post" className="grid">
          <Button name="intent" value="dismiss" variant="outline">
            {hasCandidates ? words.dismiss : words.dismissAlone}
          </Button>
        </form>
      )}
    </>
  )
}

/** The whole request is one button: the largest touch target on a small screen. */
function CandidateForm({ view, isOtherCoin }: Candidate) {
  return (
    <form method="post" className="grid gap-1">
      <input type="hidden" name="code" value={view.code} />
      <button
        type="submit"
        name="intent"
        value="assign"
        className="panel grid min-h-11 gap-1 p-3 text-start hover:border-gold-400"
      >
        <CandidateFacts view={view}>
          {view.missing && format(words.missing, { missing: view.missing, coin: view.coin })}
        </CandidateFacts>
        <span className="font-semibold text-gold-400 underline">{words.choose}</span>
      </button>
      {isOtherCoin && <p className="text-sm text-ivory-300">{words.otherCoin}</p>}
    </form>
  )
}

function CandidateFacts({ view, children }: { view: RequestView; children: ReactNode }) {
  const { asked, coin, note } = view
  const made = timesIn(view.zone).clockText(view.createdAt)
  return (
    <>
      <span className="text-xl font-bold tabular-nums wrap-anywhere">
        {view.local} {note && `· ${note}`}
      </span>
      <span className="text-sm text-ivory-300 tabular-nums wrap-anywhere">
        {format(words.asked, { asked, coin, made })}
      </span>
      {children && <span className="text-sm text-ivory-300 tabular-nums wrap-anywhere">{children}</span>}
    </>
  )
}
