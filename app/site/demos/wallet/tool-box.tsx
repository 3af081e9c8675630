import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { wallet } from "#content/en/wallet.ts"

/** Tool of a tab, with its explanation. */
export function ToolBox({
  id,
  heading,
  text,
  children,
}: {
  id: string
  heading: string
  text: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="panel grid content-start gap-5 border-gold-700 p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h2 id={`${id}-heading`} className="flex-[1_1_10rem] text-heading">
          {heading}
        </h2>
        <Badge tone="gold" className="mt-1.5">
          {wallet.demo}
        </Badge>
      </div>
      <p className="text-ivory-300">{text}</p>
      {children}
    </section>
  )
}

/** Terms of a demo with explanations. */
export function Terms({
  heading,
  terms,
}: {
  heading: string
  terms: readonly { label: string; value: string; text: ReactNode }[]
}) {
  return (
    <section aria-labelledby="terms-heading">
      <h2 id="terms-heading" className="mb-3 text-lg">
        {heading}
      </h2>
      <dl>
        {terms.map(({ label, value, text }) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-ink-700 border-t py-3">
            <dt className="flex-[1_1_6rem]">{label}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
            <dd className="basis-full text-ivory-300 text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Reminder that real coins carry a risk, which a demo cannot show. */
export function ToolNote({ children }: { children: ReactNode }) {
  return <p className="measure border-gold-500 border-s-2 ps-4 text-ivory-300">{children}</p>
}
