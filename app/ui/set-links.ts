import { createContext, use } from "react"
import type { LinkId } from "#content/facts/links.ts"

/** Addresses that staff gave to links, in the place of what content says. */
export type SetLinks = Partial<Record<LinkId, string>>

export const SetLinksContext = createContext<SetLinks>({})

/**
 * Where a link leads: what staff have set, or else what content says. Whatever shows a link asks here.
 *
 * @param href as content says; a view passes it, so that it carries no other link's
 */
export function linkHref<Href extends string | null>(set: SetLinks, id: LinkId, href: Href): string | Href {
  return set[id] ?? href
}

export function useLinkHref<Href extends string | null>(id: LinkId, href: Href): string | Href {
  return linkHref(use(SetLinksContext), id, href)
}
