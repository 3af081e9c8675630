import { site } from "#content/en/site.ts"
import { feedAuthority } from "#content/facts/site.ts"
import { escapeXml as text } from "./xml.ts"

type FeedEntry = {
  /** Permanent, unique within the feed's authority: 'article/12'. */
  id: string
  title: string
  /** Absolute address of its page. */
  page: string
  published: Date
  updated: Date
  author?: string
  category?: string
  summary: string
  /** HTML. */
  content?: string
}

type Feed = {
  /** As for entries: 'blog'. */
  id: string
  title: string
  subtitle: string
  /** The paths of the feed and of the page with the same content. */
  path: string
  pagePath: string
  entries: readonly FeedEntry[]
}

/** A feed needs a date even before its first entry. */
const beforeAll = new Date("2025-05-04T00:00:00Z")

/** Returns the date of the latest change of the entries. */
export function feedDate(updated: readonly Date[]): Date {
  return new Date(Math.max(beforeAll.getTime(), ...updated.map((at) => at.getTime())))
}

/** Returns an Atom feed (RFC 4287) with the entries in the given order. */
export function atomFeed({ id, title, subtitle, path, pagePath, entries }: Feed, publicUrl: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
<id>tag:${feedAuthority}:${text(id)}</id>
<title>${text(title)}</title>
<subtitle>${text(subtitle)}</subtitle>
<updated>${feedDate(entries.map(({ updated }) => updated)).toISOString()}</updated>
<author><name>${text(site.name)}</name><uri>${text(publicUrl)}/</uri></author>
<link rel="self" type="application/atom+xml" href="${text(publicUrl + path)}"/>
<link rel="alternate" type="text/html" href="${text(publicUrl + pagePath)}"/>
${entries.map(entryText).join("\n")}
</feed>
`
}

function entryText(entry: FeedEntry): string {
  const { id, title, page, published, updated, author, category, summary, content } = entry
  const lines = [
    `<id>tag:${feedAuthority}:${text(id)}</id>`,
    `<title>${text(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${text(page)}"/>`,
    `<published>${published.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    author && `<author><name>${text(author)}</name></author>`,
    category && `<category term="${text(category)}"/>`,
    `<summary>${text(summary)}</summary>`,
    content && `<content type="html">${text(content)}</content>`,
  ]
  return `<entry>\n${lines.filter(Boolean).join("\n")}\n</entry>`
}
