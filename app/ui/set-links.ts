import { createContext, use } from "react"
import type { LinkId } from "#content/facts/links.ts"

/** Addresses that staff have set for links; they replace those of content. */
export type SetLinks = Partial<Record<LinkId, string>>

export const SetLinksContext = createContext<SetLinks>({})

/**
 * Returns the address of a link: set by staff, or else from content. Every component that shows a link uses it.
 *
 * @param href from content; passed by the component, so that its bundle contains no other links
 */
export function linkHref<Href extends string | null>(set: SetLinks, id: LinkId, href: Href): string | Href {
  return set[id] ?? href
}

export function useLinkHref<Href extends string | null>(id: LinkId, href: Href): string | Href {
  return linkHref(use(SetLinksContext), id, href)
}
