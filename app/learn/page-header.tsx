import type { ReactNode } from "react"
import { BackLink } from "./back-link.tsx"

/** Header of a page about learning: link to the parent page, heading, and lead. */
export function PageHeader({
  back,
  heading,
  lead,
  children,
}: {
  back: { label: string; href: string }
  heading: string
  lead: string
  children?: ReactNode
}) {
  return (
    <header className="page-width grid gap-5 pt-6 pb-10 lg:pt-12 lg:pb-16">
      <BackLink {...back} />
      <h1 className="max-w-4xl text-title">{heading}</h1>
      <p className="max-w-2xl text-lg text-ivory-300 lg:text-xl">{lead}</p>
      {children}
    </header>
  )
}
