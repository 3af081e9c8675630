import { createContext, use } from "react"
import type { LinkId } from "#content/en/links.ts"

/** Addresses that staff gave to links for which content has none. */
export type SetLinks = Partial<Record<LinkId, string>>

export const SetLinksContext = createContext<SetLinks>({})

/** Where a link leads. @param href as content says; a view passes it, so that it carries no other link's */
export function useLinkHref(id: LinkId, href: string | null): string | null {
  const set = use(SetLinksContext)
  return href ?? set[id] ?? null
}
