import { z } from "zod"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { linkHref, type SetLinks } from "#app/ui/set-links.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import { frameAddress, longestAddress, readWebAddress } from "./web-address.ts"

const { errors: messages } = adminSettings.links

export const linkIds = Object.keys(links) as LinkId[]

/** Loaded into a frame. */
const framed: readonly LinkId[] = ["intro-video", "metaverse-space"]

/** One optional address a link. Feeds the parser and the HTML constraints. */
export const linksSchema = z.object(
  Object.fromEntries(linkIds.map((id) => [id, z.string().max(longestAddress).optional()])),
)

/**
 * @param values by link id; '' or nothing for a link that is as content says
 * @returns links that lead elsewhere than content says
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

/** What is stored, as far as it still holds. */
export function storedLinks(value: unknown): SetLinks {
  const stored = z.record(z.string(), z.string()).safeParse(value)
  return stored.success ? readLinks(stored.data).links : {}
}

/** Where each link leads now, as the form shows it. */
export function linkValues(set: SetLinks): Record<string, string> {
  return Object.fromEntries(linkIds.map((id) => [id, linkHref(set, id, links[id].href) ?? ""]))
}
