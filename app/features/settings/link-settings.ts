import { z } from "zod"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { type LinkId, links } from "#content/en/links.ts"
import { frameAddress, longestAddress, readWebAddress } from "./web-address.ts"

const { errors: messages } = adminSettings.links

/** The links that content has no address for, in its order; staff can give them one. */
export const openLinks = (Object.keys(links) as LinkId[]).filter((id) => links[id].href === null)

/** Loaded into a frame. */
const framed: readonly LinkId[] = ["intro-video", "metaverse-space"]

/** One optional address a link. Feeds the parser and the HTML constraints. */
export const linksSchema = z.object(
  Object.fromEntries(openLinks.map((id) => [id, z.string().max(longestAddress).optional()])),
)

/** @param values by link id; '' or nothing for a link that has none */
export function readLinks(values: Record<string, string | undefined>): {
  links: SetLinks
  errors: FieldErrors
} {
  const found: SetLinks = {}
  const errors: FieldErrors = {}
  for (const id of openLinks) {
    const text = values[id]
    if (!text) continue
    const address = readWebAddress(text)
    if ("problem" in address) errors[id] = messages[address.problem]
    else found[id] = framed.includes(id) ? frameAddress(address.href) : address.href
  }
  return { links: found, errors }
}

/** What is stored, as far as it still holds: content may have got an address of its own meanwhile. */
export function storedLinks(value: unknown): SetLinks {
  const stored = z.record(z.string(), z.string()).safeParse(value)
  return stored.success ? readLinks(stored.data).links : {}
}
