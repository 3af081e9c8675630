import type { ReactNode } from "react"

/** Numbered steps, in a row as far as they fit. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="panel grid content-start gap-2 p-6">
          <span className="font-display text-4xl font-semibold text-gold-400" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="text-ivory-300">{text}</p>
        </li>
      ))}
    </ol>
  )
}
