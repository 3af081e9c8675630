import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { SealMark } from "#app/ui/seal-mark.tsx"
import { home } from "#content/en/home.ts"
import { firstIdea as facts } from "#content/facts/demos.ts"

/**
 * Interactive introduction to the first lesson: two pages of the shared book, and a checkbox that changes the first one.
 * Works without script, by CSS on the checkbox. The lesson has the whole diagram.
 *
 * @param children links to continue
 */
export function FirstIdea({ children }: { children: ReactNode }) {
  const { heading, lead, change, page, payment, next, seal, before, whole, broken } = home.idea
  const { amount, changedAmount, sealOf, changedSeal } = facts
  return (
    <section
      id="idea"
      aria-labelledby="idea-heading"
      className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-3">
        <h3 id="idea-heading" className="font-bold text-xl">
          {heading}
        </h3>
        <p className="measure text-ivory-300 sm:text-lg">{lead}</p>
        {children}
      </div>
      <div className="group panel grid gap-4 p-4 sm:p-6">
        <label className="chip justify-self-start font-semibold has-checked:border-ember">
          <input type="checkbox" autoComplete="off" className="size-5 accent-gold-500" />
          {format(change, { from: amount, to: changedAmount })}
        </label>
        <div className="idea-pages">
          <Page
            title={format(page, { number: 1 })}
            line={
              <>
                {payment} <b className="font-display text-2xl group-has-checked:hidden">{amount}</b>
                <b className="hidden font-display text-2xl text-ember-text group-has-checked:inline">
                  {changedAmount}
                </b>
              </>
            }
            label={seal}
          >
            <Seal code={sealOf} className="group-has-checked:hidden" />
            <Seal code={changedSeal} className="hidden! group-has-checked:flex!" />
          </Page>
          <span aria-hidden="true" className="idea-thread" />
          <Page title={format(page, { number: 2 })} line={next} label={before}>
            <Seal code={sealOf} />
          </Page>
        </div>
        <p role="status" className="min-h-20">
          <span className="text-leaf-text group-has-checked:hidden">{whole}</span>
          <span className="hidden text-ember-text group-has-checked:inline">{broken}</span>
        </p>
      </div>
    </section>
  )
}

function Page({
  title,
  line,
  label,
  children,
}: {
  title: string
  line: ReactNode
  label: string
  children: ReactNode
}) {
  return (
    <div className="grid content-between gap-2 rounded-control border border-ink-600 bg-ink-950 p-3">
      <h4 className="font-bold">{title}</h4>
      <p className="text-ivory-300">{line}</p>
      <div className="border-ink-600 border-t border-dashed pt-2">
        <p className="text-ivory-300 text-xs">{label}</p>
        {children}
      </div>
    </div>
  )
}

function Seal({ code, className = "" }: { code: string; className?: string }) {
  return (
    <p className={`flex items-center gap-2 ${className}`}>
      <SealMark code={code} />
      <code className="text-gold-400">{code}</code>
    </p>
  )
}
