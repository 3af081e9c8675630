import { ArrowLeft } from "lucide-react"

/** The way back, above the heading of the page of one thing. */
export function BackTo({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-gold-400 hover:text-gold-300"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </a>
  )
}
