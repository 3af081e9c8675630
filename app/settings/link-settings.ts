import { z } from "zod"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { linkHref, type SetLinks } from "#app/ui/set-links.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import { frameAddress, longestAddress, readWebAddress } from "./web-address.ts"

const { errors: messages } = adminSettings.links

export const linkIds = Object.keys(links) as LinkId[]

/** Shown in an iframe. */
const framed: readonly LinkId[] = ["intro-video", "metaverse-space"]

/** One optional URL per link. Used by the parser and for HTML constraints. */
export const linksSchema = z.object(
  Object.fromEntries(linkIds.map((id) => [id, z.string().max(longestAddress).optional()])),
)

/**
 * @param values by link id; '' or missing for the default
 * @returns links that differ from their default
 */
export function readLinks(values: Record<string, string | undefined>): {
  links: SetLinks
  errors: FieldErrors
} {
  const found: SetLinks = {}
  const errors: FieldErrors = {}
  for (const id of linkIds) {
    const text = values[id]
    if (!text) continue
    const address = readWebAddress(text, id === "websocket" ? "wss" : "https")
    if ("problem" in address) errors[id] = messages[address.problem]
    else if (!isDefault(id, address.href))
      found[id] = framed.includes(id) ? frameAddress(address.href) : address.href
  }
  return { links: found, errors }
}

function isDefault(id: LinkId, href: string): boolean {
  const own = links[id].href
  return own !== null && new URL(own).href === href
}

/** The stored links that are still valid. */
export function storedLinks(value: unknown): SetLinks {
  const stored = z.record(z.string(), z.string()).safeParse(value)
  return stored.success ? readLinks(stored.data).links : {}
}

/** The current URL of each link, for the form. */
export function linkValues(set: SetLinks): Record<string, string> {
  return Object.fromEntries(linkIds.map((id) => [id, linkHref(set, id, links[id].href) ?? ""]))
}
