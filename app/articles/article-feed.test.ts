import { XMLValidator } from "fast-xml-parser"
import { parseAtomFeed } from "feedsmith"
import { describe, expect, test } from "vitest"
import { elements, parseHtml, textOf } from "#test/html.ts"
import { articleFeed } from "./article-feed.server.ts"
import { minutes, start } from "./test-support.ts"

type FeedArticle = Parameters<typeof articleFeed>[0][number]

const publicUrl = "https://guap.example"
const article: FeedArticle = {
  id: 7,
  slug: "market-day",
  title: "A market day",
  author: "Adé Ọlá",
  category: "business",
  publishedAt: start,
  changedAt: minutes(5),
  excerpt: null,
  content: "We sold **cloth**. [Learn](/learn/wallets) more.",
  isFromStory: false,
}

function read(...changes: Partial<FeedArticle>[]) {
  const xml = articleFeed(
    changes.map((change) => ({ ...article, ...change })),
    publicUrl,
  )
  expect(XMLValidator.validate(xml)).toBe(true)
  return parseAtomFeed(xml)
}

describe("the feed", () => {
  test("contains everything about an article", () => {
    const feed = read({})
    expect(feed).toMatchObject({
      id: "tag:guapcoin.org,2025:blog",
      updated: minutes(5).toISOString(),
      links: [
        { rel: "self", type: "application/atom+xml", href: "https://guap.example/blog/feed.xml" },
        { rel: "alternate", href: "https://guap.example/blog" },
      ],
    })
    const [entry] = feed.entries ?? []
    expect(entry).toMatchObject({
      id: "tag:guapcoin.org,2025:article/7",
      title: { value: "A market day" },
      authors: [{ name: "Adé Ọlá" }],
      categories: [{ term: "Business" }],
      published: start.toISOString(),
      updated: minutes(5).toISOString(),
      summary: { value: "We sold cloth. Learn more." },
      links: [{ rel: "alternate", href: "https://guap.example/blog/market-day" }],
    })
    expect(entry?.content).toMatchObject({
      type: "html",
      value:
        '<p>We sold <strong>cloth</strong>. <a href="https://guap.example/learn/wallets">Learn</a> more.</p>',
    })
  })

  test("keeps the id of an entry when slug, title and text change", () => {
    const [before] = read({}).entries ?? []
    const [after] =
      read({ slug: "other", title: "Other", content: "Other", changedAt: minutes(99) }).entries ?? []
    expect(after?.id).toBe(before?.id)
    expect(after?.updated).not.toBe(before?.updated)
  })

  test("escapes any text correctly", () => {
    const nasty = `]]> <![CDATA[ &amp; &nbsp; <script>alert("1")</script> 'x' \u0007 \ud800 é 😀 --> <?xml?>`
    const [entry] = read({ title: nasty, author: nasty, category: nasty, content: nasty }).entries ?? []
    const shown = nasty.replace("\u0007", "").replace("\ud800", "\ufffd")
    expect(entry?.title?.value).toBe(shown)
    expect(entry?.authors).toEqual([{ name: shown }])
    expect(entry?.categories?.[0]?.term).toBe(shown)
    const content = parseHtml(String(entry?.content?.value))
    expect(elements(content).map(({ tag }) => tag)).toEqual(["p"])
    expect(textOf(content)).toContain('<script>alert("1")</script>')
  })

  test("is valid before the first article, and has the date of the newest change", () => {
    const empty = read()
    expect(empty.entries ?? []).toEqual([])
    expect(empty.updated).toBe("2025-05-04T00:00:00.000Z")
    expect(read({}, { changedAt: minutes(90) }, {}).updated).toBe(minutes(90).toISOString())
  })
})
