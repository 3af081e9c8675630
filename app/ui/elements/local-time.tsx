import type { ReactNode } from "react"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "local-time": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * A moment as the visitor's own clock shows it (local-time-element.ts). Without script `children` stay: the same, as the clocks
 * of the event's zone show it.
 *
 * @param words a sentence with `{time}`
 */
export function LocalTime({
  at,
  format,
  words,
  className,
  children,
}: {
  at: Date
  format: "day" | "month" | "date" | "time"
  words?: string
  className?: string
  children?: ReactNode
}) {
  return (
    <local-time data-at={at.toISOString()} data-format={format} data-words={words} className={className}>
      {children}
    </local-time>
  )
}
