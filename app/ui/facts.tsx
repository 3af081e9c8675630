import type { ReactNode } from "react"

/** A block of names and values. */
export function Facts({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="panel grid gap-3 p-4">
      <h2 className="font-sans text-lg font-bold">{heading}</h2>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">{children}</dl>
    </section>
  )
}

/** @param empty shown for a missing value */
export function Fact({ name, empty, children }: { name: string; empty: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ivory-300">{name}</dt>
      <dd className="mb-2 whitespace-pre-line wrap-anywhere sm:mb-0">{children || empty}</dd>
    </>
  )
}

/** An email address as a mailto link. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace("%40", "@")}`} className="text-gold-400 underline">
      {address}
    </a>
  )
}
