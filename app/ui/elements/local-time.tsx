import type { ReactNode } from "react"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "local-time": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * A time in the visitor's time zone (local-time-element.ts). Without script it shows `children`: the time in the event's zone.
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
