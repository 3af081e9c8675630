import { ArrowDown } from "lucide-react"
import { format } from "#app/lib/text/format.ts"
import { site } from "#content/en/site.ts"
import { wallet } from "#content/en/wallet.ts"
import { bitcoinTicker, ticker } from "#content/facts/site.ts"
import { exchangeTerms } from "#content/facts/wallet-demo.ts"
import { typedAmount } from "./amount.ts"
import { AmountForm, Figure } from "./amount-form.tsx"
import { calculateExchange } from "./calculation.ts"
import { Terms, ToolBox, ToolNote } from "./tool-box.tsx"

const words = wallet.exchange

export function ExchangeTab({ pay }: { pay: string }) {
  const { guapPerBtc, feeUnits, deliveryMinutes } = exchangeTerms
  const places = {
    rate: guapPerBtc.toLocaleString(site.locale),
    fee: typedAmount(feeUnits),
    minutes: deliveryMinutes,
  }
  const { figures, problem } = calculateExchange(pay, site.locale)
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
      <ToolBox id="exchange" heading={words.heading} text={words.text}>
        <demo-calculator data-kind="exchange" className="grid grid-cols-1 gap-2">
          <AmountForm
            tab="exchange"
            name="pay"
            value={pay}
            label={words.pay}
            asset={bitcoinTicker}
            button={words.calculate}
            problem={problem}
            problems={{ ...words.problems, fee: format(words.problems.fee, places) }}
          />
          <ArrowDown aria-hidden="true" className="mx-auto size-6 text-gold-400" />
          <p className="text-ivory-300">{words.receive}</p>
          <output
            htmlFor="pay"
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-control bg-ink-950 px-4 font-semibold"
          >
            <span className="min-w-0 font-display text-[min(1.5rem,11vw)] text-gold-400 tabular-nums">
              <Figure name="receive">{figures?.receive}</Figure>
            </span>
            {ticker}
          </output>
        </demo-calculator>
      </ToolBox>
      <div className="grid content-start gap-6">
        <Terms
          heading={words.termsHeading}
          terms={words.terms.map((term) => ({ ...term, value: format(term.value, places) }))}
        />
        <ToolNote>{words.note}</ToolNote>
      </div>
    </div>
  )
}
