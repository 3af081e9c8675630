import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"

const tones = {
  gold: "border-gold-500/60 text-gold-400",
  ember: "border-ember/70 text-ember-text",
  leaf: "border-leaf/70 text-leaf-text",
  indigo: "border-indigo/70 text-indigo-text",
  quiet: "border-ink-600 text-ivory-300",
} as const
export type BadgeTone = keyof typeof tones

/** A short label about an item: its type or its status. */
export function Badge({
  tone = "quiet",
  children,
  className,
}: {
  tone?: BadgeTone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-full border px-2.5 py-0.5 text-xs font-semibold tracking-wide",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
