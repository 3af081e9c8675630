import { ExternalLink as Icon } from "lucide-react"
import type { ComponentProps } from "react"
import { linkWords } from "#content/en/footer-links.ts"

/** A link to another site that opens in a new tab, and says so. */
export function ExternalLink({
  children,
  rel = "noopener",
  ...anchor
}: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...anchor} target="_blank" rel={rel}>
      {children}
      <Icon aria-hidden="true" className="ms-1.5 inline size-4 align-[-0.15em] opacity-70" />
      <span className="visually-hidden">{` (${linkWords.opensNewTab})`}</span>
    </a>
  )
}
