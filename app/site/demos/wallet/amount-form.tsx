import type { ReactNode } from "react"
import { buttonClass } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { noFigure } from "./calculation.ts"
import { longestAmount, type WalletTab, walletPath } from "./wallet-search.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "demo-calculator": React.HTMLAttributes<HTMLElement> & { "data-kind": "exchange" | "stake" }
    }
  }
}

/** An amount in a plain GET form. calculator-element.ts calculates while the visitor types. */
export function AmountForm({
  tab,
  name,
  value,
  label,
  asset,
  button,
  problem,
  problems,
  hint,
  children,
}: {
  tab: WalletTab
  name: "pay" | "amount"
  value: string
  label: string
  asset: string
  button: string
  /** Key of the problem, if any. */
  problem?: string
  problems: Record<string, string>
  hint?: string
  children?: ReactNode
}) {
  return (
    <form action={`${walletPath}#${tab}`} className="grid gap-2">
      <input type="hidden" name="tab" value={tab} />
      <p className="flex flex-wrap justify-between gap-x-4 text-ivory-300">
        <label htmlFor={name}>{label}</label>
        {hint && <span id={`${name}-hint`}>{hint}</span>}
      </p>
      <div className="flex gap-2 max-sm:flex-col">
        <div className="flex min-w-0 grow items-center rounded-control border border-ivory-400/70 bg-well pe-4 hover:border-ivory-300">
          <input
            id={name}
            name={name}
            defaultValue={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestAmount}
            aria-invalid={problem ? true : undefined}
            aria-describedby={classNames(hint && `${name}-hint`, `${name}-problems`)}
            className="min-h-14 w-full min-w-0 rounded-control bg-transparent px-4 font-semibold text-2xl tabular-nums aria-invalid:text-ember-text"
          />
          <span className="ms-2 font-semibold">{asset}</span>
        </div>
        <button
          type="submit"
          className={buttonClass({ variant: "gold" }, "[demo-calculator:defined_&]:hidden")}
        >
          {button}
        </button>
      </div>
      <div id={`${name}-problems`} role="status" className="min-h-6 font-semibold text-ember-text text-sm">
        {Object.entries(problems).map(([key, text]) => (
          <p key={key} data-problem={key} hidden={key !== problem}>
            {text}
          </p>
        ))}
      </div>
      {children}
    </form>
  )
}

/** A sentence with an element in a placeholder. format() inserts text only, and this figure changes. */
export function sentenceWith(sentence: string, place: string, figure: ReactNode): ReactNode {
  const [before, after] = sentence.split(`{${place}}`)
  return (
    <>
      {before}
      {figure}
      {after}
    </>
  )
}

export function Figure({ name, children }: { name: string; children?: string }) {
  return <span data-figure={name}>{children ?? noFigure}</span>
}
