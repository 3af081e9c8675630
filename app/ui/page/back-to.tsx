import { ArrowLeft } from "lucide-react"

/** The back link above the heading of a detail page. */
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
