import { ExternalLink } from "#app/ui/external-link.tsx"

const address = /https?:\/\/[^\s<>"'`]+/gi

type Part = { text: string; href?: string }

/** Splits a text into plain parts and web addresses. Only http and https addresses become links. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const found of text.matchAll(address)) {
    const href = trimmed(found[0])
    if (!URL.canParse(href)) continue
    if (found.index > done) parts.push({ text: text.slice(done, found.index) })
    parts.push({ text: href, href })
    done = found.index + href.length
  }
  return done < text.length ? [...parts, { text: text.slice(done) }] : parts
}

/** Removes a trailing period, and a closing bracket that was opened before the address. */
function trimmed(found: string): string {
  let href = found
  for (;;) {
    const last = href.at(-1) ?? ""
    const opens = href.split("(").length
    const closes = href.split(")").length
    if (/[.,;:!?…]/.test(last) || (last === ")" && closes > opens)) href = href.slice(0, -1)
    else return href
  }
}

/** Text by staff, with line breaks preserved and web addresses as links. */
export function LinkedText({ children }: { children: string }) {
  return (
    <p className="measure whitespace-pre-line text-ivory-300 wrap-anywhere">
      {partsOf(children).map(({ text, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <ExternalLink key={index} href={href} rel="nofollow noopener noreferrer" className="text-link">
            {text}
          </ExternalLink>
        ) : (
          text
        ),
      )}
    </p>
  )
}
