import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { counterWords } from "#content/en/counter.ts"
import type { CashierAct } from "../cashier-acts.server.ts"
import { LiveState } from "../live-state.tsx"
import { RequestFacts } from "../request-parts.tsx"
import { counterSentence, needsWarning } from "../request-texts.ts"
import { isEarned, looksAgain, type RequestView } from "../request-view.ts"
import { TimeLeft } from "../time-left.tsx"
import type { TransferView } from "../unmatched/transfer-view.ts"
import { SaidToBeOfIt, WhoseIsIt } from "../unmatched/unmatched-payment.tsx"
import { TerminalFrame } from "./terminal-frame.tsx"
import { TerminalScreen } from "./terminal-screen.tsx"

const words = counterWords.terminal
/** The QR code shown: of the payment page (for any camera), of the wallet link, or of the address alone. */
export const shownCodes = ["page", "wallet", "address"] as const
type ShownCode = (typeof shownCodes)[number]

type Props = {
  name: string
  view: RequestView
  unassigned: TransferView[]
  /** Payments that a cashier assigned to it. */
  byCashier: TransferView[]
  version: string
  publicUrl: string
  shown: ShownCode
  /** The button was pressed too late. */
  isLate: boolean
  undoMinutes: number
  /** Whether the owner enabled sounds. */
  sounds: boolean
}

/** /counter/r/:code: the QR code for the customer, and the buttons of the cashier. */
export function CodePage(props: Props) {
  const { name, view, unassigned, byCashier, version, publicUrl, shown, isLate, undoMinutes, sounds } = props
  const { code } = view
  return (
    <TerminalFrame name={name}>
      <TerminalScreen view={view} sounds={sounds} />
      {isLate && (
        <Notice tone="error" title={words.notNow.title}>
          {words.notNow.text}
        </Notice>
      )}
      <div className="grid justify-items-center gap-1 text-center">
        <h1 className="text-2xl font-bold tabular-nums">{view.local}</h1>
        <p className="text-xl tabular-nums wrap-anywhere">
          {format(counterWords.customer.due, { amount: view.missing ?? view.asked, coin: view.coin })}
        </p>
        <p>{format(words.letters, { receipt: view.receipt })}</p>
      </div>
      {looksAgain(view) ? (
        <LiveState href={`${pathTo("/pay/r/:code", { code })}/live`} version={version}>
          <State view={view} />
          <TimeLeft view={view} />
          <WhoseIsIt transfers={unassigned} />
        </LiveState>
      ) : (
        <State view={view} />
      )}
      {view.pay && <Codes view={view} pay={view.pay} publicUrl={publicUrl} shown={shown} />}
      <Acts view={view} undoMinutes={undoMinutes} />
      <SaidToBeOfIt transfers={byCashier} />
      <ButtonLink href={pathTo("/counter")} variant="outline">
        {words.back}
      </ButtonLink>
      {isEarned(view) && <RequestFacts view={view} />}
    </TerminalFrame>
  )
}

function State({ view }: { view: RequestView }) {
  const warns = needsWarning(view)
  const look = warns ? "border-s-ember" : isEarned(view) ? "border-s-leaf" : "border-s-gold"
  // Large text: the cashier decides about the goods from an arm's length away.
  const size = warns || isEarned(view) ? "text-xl font-bold" : "text-lg"
  return (
    <div role="status" className={`panel grid gap-2 border-s-4 p-4 ${look}`}>
      <p className={`wrap-anywhere ${size}`}>
        {view.isWithdrawn ? counterWords.customer.withdrawn : counterSentence(view)}
      </p>
      {warns && <p>{counterWords.thief}</p>}
    </div>
  )
}

type CodesProps = {
  view: RequestView
  pay: NonNullable<RequestView["pay"]>
  publicUrl: string
  shown: ShownCode
}

function Codes({ view, pay, publicUrl, shown }: CodesProps) {
  const texts: Record<ShownCode, string | null> = {
    page: publicUrl + pathTo("/pay/r/:code", { code: view.code }),
    wallet: pay.link,
    address: pay.address,
  }
  const kind = texts[shown] ? shown : "page"
  return (
    <figure className="grid justify-items-center gap-2">
      <QrCode
        text={texts[kind] ?? ""}
        label={words.code[kind]}
        className="w-[min(100%,calc(100dvh-20rem))] min-w-60"
      />
      <figcaption className="text-center text-sm text-ivory-300">{words.codeText}</figcaption>
      <nav aria-label={words.otherCodes} className="flex flex-wrap justify-center gap-x-5">
        {shownCodes.map(
          (other) =>
            other !== kind &&
            texts[other] && (
              <a
                key={other}
                href={`${pathTo("/counter/r/:code", { code: view.code })}?code=${other}`}
                className="inline-flex min-h-11 items-center text-sm underline"
              >
                {words.code[other]}
              </a>
            ),
        )}
      </nav>
    </figure>
  )
}

/** States in which a partial payment can be accepted. */
const acceptable = new Set<RequestView["state"]>(["short", "short-expired"])
const confirmable = new Set<RequestView["state"]>([
  ...(["open", "expired", "short", "short-expired", "blind", "one-source", "undone"] as const),
])

function Acts({ view, undoMinutes }: { view: RequestView; undoMinutes: number }) {
  const { state } = view
  const acts: { act: CashierAct; variant: "gold" | "outline" }[] = [
    ...(confirmable.has(state) ? [{ act: "received", variant: "gold" } as const] : []),
    ...(acceptable.has(state) ? [{ act: "accept", variant: "outline" } as const] : []),
    ...(confirmable.has(state) ? [{ act: "cancel", variant: "outline" } as const] : []),
    ...(view.mayUndo && state === "by-hand" ? [{ act: "undo", variant: "outline" } as const] : []),
  ]
  if (acts.length === 0) return null
  return (
    <div className="grid gap-2">
      {confirmable.has(state) && <p className="text-sm text-ivory-300">{words.look}</p>}
      {acts.map(({ act, variant }) => (
        <form key={act} method="post" className="grid">
          <Button name="intent" value={act} variant={variant} size={variant === "gold" ? "lg" : undefined}>
            {words.acts[act]}
          </Button>
        </form>
      ))}
      {view.mayUndo && state === "by-hand" && (
        <p className="text-sm text-ivory-300">{format(words.undoUntil, { minutes: undoMinutes })}</p>
      )}
    </div>
  )
}
