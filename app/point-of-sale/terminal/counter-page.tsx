import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText, timesIn } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { counterLimits } from "#app/payments/options.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { counterWords } from "#content/en/counter.ts"
import { isSettled, type RequestView } from "../request-view.ts"
import type { TransferView } from "../unmatched/transfer-view.ts"
import { WhoseIsIt } from "../unmatched/unmatched-payment.tsx"
import type { ChargeState } from "./charge-form.server.ts"
import { PriceKeys } from "./price-keys.tsx"
import { TerminalFrame } from "./terminal-frame.tsx"
import type { Blocked, TerminalRate } from "./terminal-rate.ts"

const words = counterWords.terminal

type Props = {
  name: string
  /** Null if charging is not possible. */
  rate: TerminalRate | null
  blocked: Blocked | null
  requests: RequestView[]
  unassigned: TransferView[]
  form: ChargeState
}

/** /counter: the charge form and the open requests. */
export function CounterPage({ name, rate, blocked, requests, unassigned, form }: Props) {
  const open = requests.filter((request) => !isSettled(request))
  const lately = requests.filter(isSettled).slice(0, 10)
  return (
    <TerminalFrame name={name}>
      <h1 className="text-heading">{words.heading}</h1>
      {blocked && <Notice tone="error" title={words.blocked[blocked]} />}
      <WhoseIsIt transfers={unassigned} />
      {rate && !blocked && <ChargeForm rate={rate} form={form} />}
      <section aria-labelledby="open" className="grid gap-2">
        <h2 id="open" className="text-lg font-bold">
          {words.openHeading}
        </h2>
        {open.length > 0 ? <RequestList requests={open} /> : <p className="text-ivory-300">{words.none}</p>}
      </section>
      {lately.length > 0 && (
        <section aria-labelledby="lately" className="grid gap-2">
          <h2 id="lately" className="text-lg font-bold">
            {words.latelyHeading}
          </h2>
          <RequestList requests={lately} />
        </section>
      )}
    </TerminalFrame>
  )
}

function ChargeForm({ rate, form }: { rate: TerminalRate; form: ChargeState }) {
  const { values, errors, message } = form
  const problems = [...(message ? [{ message }] : []), ...fieldProblems(["price", "note"], errors)]
  return (
    <form method="post" noValidate className="grid gap-3">
      <ErrorSummary items={problems} />
      <input type="hidden" name="submissionKey" value={form.submissionKey} />
      <input type="hidden" name="currency" value={rate.currency} />
      <TextField
        name="price"
        label={format(words.price, { currency: rate.currency })}
        hint={words.priceHint}
        error={errors.price}
        defaultValue={values.price}
        inputMode="decimal"
        autoComplete="off"
        className="text-2xl tabular-nums"
        required
      />
      <PriceKeys field="price" hasMinor={rate.hasMinor} />
      <TextField
        name="note"
        label={words.note}
        hint={words.noteHint}
        error={errors.note}
        defaultValue={values.note}
        maxLength={counterLimits.note}
        autoComplete="off"
      />
      <Button variant="gold" size="lg">
        {words.submit}
      </Button>
      <p className="text-sm text-ivory-300">
        {format(words.rate, { coin: rate.coin, rate: rate.rate, date: dateText(rate.setAt) })}
      </p>
      {rate.isOld && <p className="border-s-4 border-s-gold ps-4">{words.old}</p>}
    </form>
  )
}

function RequestList({ requests }: { requests: RequestView[] }) {
  return (
    <ul className="grid gap-2">
      {requests.map((request) => (
        <li key={request.code}>
          <a
            href={pathTo("/counter/r/:code", { code: request.code })}
            className="panel grid min-h-11 grid-cols-[1fr_auto] gap-x-4 p-3 hover:border-gold-400"
          >
            <span className="font-bold tabular-nums">{request.local}</span>
            <span>{counterWords.shortStates[request.state]}</span>
            <span className="text-sm text-ivory-300 tabular-nums wrap-anywhere">
              {request.asked} {request.coin} {request.note && `· ${request.note}`}
            </span>
            <span className="text-sm text-ivory-300">
              {timesIn(request.zone).clockText(request.createdAt)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
