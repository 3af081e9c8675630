import { format } from "#app/lib/text/format.ts"
import { site } from "#content/en/site.ts"
import { wallet } from "#content/en/wallet.ts"
import { ticker } from "#content/facts/site.ts"
import { stakeTerms } from "#content/facts/wallet-demo.ts"
import { typedAmount } from "./amount.ts"
import { AmountForm, Figure, sentenceWith } from "./amount-form.tsx"
import { calculateStake } from "./calculation.ts"
import { cloth, clothPath } from "./staking-cloth.ts"
import { Terms, ToolBox, ToolNote } from "./tool-box.tsx"
import { walletHref } from "./wallet-search.ts"

const words = wallet.stake

export function StakeTab({ amount }: { amount: string }) {
  const { figures, problem } = calculateStake(amount, site.locale)
  const balance = typedAmount(stakeTerms.balanceUnits)
  const problems = { ...words.problems, balance: format(words.problems.balance, { balance }) }
  return (
    <demo-calculator
      data-kind="stake"
      className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <ToolBox id="stake" heading={words.heading} text={words.text}>
        <AmountForm
          tab="stake"
          name="amount"
          value={amount}
          label={words.amount}
          asset={ticker}
          button={words.calculate}
          problem={problem}
          problems={problems}
          hint={format(words.balance, { balance })}
        >
          <ul
            aria-label={words.shortcutsLabel}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,3.25rem),1fr))] gap-2"
          >
            {stakeTerms.shortcuts.map((percent) => (
              <li key={percent} className="grid">
                <Shortcut percent={percent} amount={amount} />
              </li>
            ))}
          </ul>
        </AmountForm>
      </ToolBox>
      <Earnings figures={figures} />
      <Terms heading={words.termsHeading} terms={termsOf(figures?.fee)} />
    </demo-calculator>
  )
}

function termsOf(earlyFee?: string) {
  const { apy, period, fee } = words.terms
  const { yieldPer10000, earlyFeePer1000, shortestDays: days } = stakeTerms
  const percent = (parts: bigint, ofHundred: number) =>
    (Number(parts) / ofHundred).toLocaleString(site.locale)
  return [
    { ...apy, value: format(apy.value, { percent: percent(yieldPer10000, 100) }) },
    { ...period, value: format(period.value, { days }) },
    {
      label: format(fee.label, { days }),
      value: format(fee.value, { percent: percent(earlyFeePer1000, 10) }),
      text: sentenceWith(fee.text, "fee", <Figure name="fee">{earlyFee}</Figure>),
    },
  ]
}

function Shortcut({ percent, amount }: { percent: number; amount: string }) {
  const part = typedAmount((stakeTerms.balanceUnits * BigInt(percent)) / 100n)
  return (
    <a
      href={walletHref({ tab: "stake", amount: part }, "stake")}
      data-amount={part}
      aria-current={part === amount ? "true" : undefined}
      className="grid min-h-11 place-content-center rounded-control bg-ink-700 font-semibold hover:bg-ink-600 aria-[current]:bg-gold aria-[current]:text-ink"
    >
      {percent === 100 ? words.shortcutToAll : format(words.shortcut, { percent })}
    </a>
  )
}

function Earnings({ figures }: { figures: ReturnType<typeof calculateStake>["figures"] }) {
  return (
    <section aria-labelledby="earnings-heading" className="grid content-start gap-6 lg:row-span-2">
      <h2 id="earnings-heading" className="text-heading">
        {words.earningsHeading}
      </h2>
      <div role="status">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3">
          {(["month", "halfYear", "year"] as const).map((name) => (
            <div key={name} className="grid content-between first:text-gold-400">
              <dt className="text-ivory-300 text-sm">{words.earnings[name]}</dt>
              <dd className="font-semibold tabular-nums sm:text-lg">
                {sentenceWith(words.gain, "amount", <Figure name={name}>{figures?.[name]}</Figure>)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="grid gap-2">
        <Cloth path={figures?.cloth ?? ""} />
        <ol
          aria-hidden="true"
          className="grid grid-cols-12 text-center text-[min(0.75rem,5vw)] text-ivory-300"
        >
          {Array.from({ length: cloth.months }, (_, month) => month + 1).map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <figcaption className="text-ivory-300 text-sm">{words.chartCaption}</figcaption>
      </figure>
      <ToolNote>
        {words.note}{" "}
        <a href={words.lesson.href} className="text-link">
          {words.lesson.label}
        </a>
      </ToolNote>
    </section>
  )
}

/** Drawing of a year of earnings: see staking-cloth.ts. */
function Cloth({ path }: { path: string }) {
  const { months, strip, pitch, height } = cloth
  return (
    <svg
      viewBox={`0 0 ${months * pitch - (pitch - strip)} ${height}`}
      role="img"
      aria-labelledby="cloth-title cloth-description"
      className="w-full"
    >
      <title id="cloth-title">{words.chartTitle}</title>
      <desc id="cloth-description">{words.chartDescription}</desc>
      <pattern id="cloth" width="6" height="24" y={height} patternUnits="userSpaceOnUse">
        <path fill="var(--color-gold-500)" d="M0 0h6v24H0z" />
        <path fill="var(--color-ink-950)" d="M0 4h3v2H0zm3 2h3v2H3zm-3 8h6v2H0zm0 6h6v2H0z" />
        <path fill="var(--color-ember)" d="M0 16h6v2H0z" />
        <path fill="var(--color-leaf)" d="M0 18h6v2H0z" />
      </pattern>
      <path d={clothPath(1)} fill="var(--color-ink-800)" stroke="var(--color-ink-600)" />
      <path d={path} data-figure="cloth" fill="url(#cloth)" />
    </svg>
  )
}
