import { fill } from "#app/platform/fill.ts"
import { escapeXml as text } from "#app/platform/xml.ts"
import { blog } from "#content/en/blog.ts"
import { site } from "#content/en/site.ts"
import { articleHtmlElsewhere, beginningOf } from "./article-text.server.ts"
import type { WholeArticle } from "./articles.server.ts"

export const feedPath = "/blog/feed.xml"
export const feedLength = 20

/** A feed has a date even before its first entry. */
const beforeAll = new Date("2025-05-04T00:00:00Z")
const summaryLength = 300

type FeedArticle = WholeArticle & { id: number }

/** When the feed of these articles changed. */
export function feedDate(articles: readonly FeedArticle[]): Date {
  return new Date(Math.max(beforeAll.getTime(), ...articles.map((one) => one.changedAt.getTime())))
}

/** The blog as an Atom feed (RFC 4287), newest article first. */
export function atomFeed(articles: readonly FeedArticle[], publicUrl: string): string {
  const { title, subtitle, authority } = blog.feed
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
<id>tag:${authority}:blog</id>
<title>${text(title)}</title>
<subtitle>${text(subtitle)}</subtitle>
<updated>${feedDate(articles).toISOString()}</updated>
<author><name>${text(site.name)}</name><uri>${text(publicUrl)}/</uri></author>
<link rel="self" type="application/atom+xml" href="${text(publicUrl)}${feedPath}"/>
<link rel="alternate" type="text/html" href="${text(publicUrl)}/blog"/>
${articles.map((article) => entry(article, publicUrl)).join("\n")}
</feed>
`
}

function entry(article: FeedArticle, publicUrl: string): string {
  const { id, slug, title, author, category, publishedAt, changedAt, content, excerpt } = article
  const page = `${publicUrl}/blog/${slug}`
  // The number of the article: its address may change, the name of the entry never does.
  return `<entry>
<id>${fill("tag:{authority}:article/{id}", { authority: blog.feed.authority, id })}</id>
<title>${text(title)}</title>
<link rel="alternate" type="text/html" href="${text(page)}"/>
<published>${publishedAt.toISOString()}</published>
<updated>${changedAt.toISOString()}</updated>
<author><name>${text(author)}</name></author>
<category term="${text(category)}"/>
<summary>${text(excerpt || beginningOf(content, summaryLength))}</summary>
<content type="html">${text(articleHtmlElsewhere(article, page))}</content>
</entry>`
}
