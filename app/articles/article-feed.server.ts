import { pathTo } from "#app/lib/http/path-to.ts"
import { atomFeed } from "#app/lib/text/formats/atom-feed.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { blog } from "#content/en/blog.ts"
import type { WholeArticle } from "./articles.server.ts"
import { articleHtmlElsewhere, beginningOf } from "./text/article-text.server.ts"

export const feedLength = 20

const summaryLength = 300

type FeedArticle = WholeArticle & { id: number }

/** The blog as an Atom feed, newest article first. */
export function articleFeed(articles: readonly FeedArticle[], publicUrl: string): string {
  const { title, subtitle } = blog.feed
  const feed = { id: "blog", title, subtitle, path: pathTo("/blog/feed.xml"), pagePath: pathTo("/blog") }
  return atomFeed({ ...feed, entries: articles.map((article) => entry(article, publicUrl)) }, publicUrl)
}

function entry(article: FeedArticle, publicUrl: string) {
  const { id, slug, title, author, category, publishedAt, changedAt, content, excerpt } = article
  const page = `${publicUrl}${pathTo("/blog/:slug", { slug })}`
  return {
    // The entry id uses the article's id, because its slug may change.
    id: `article/${id}`,
    title,
    page,
    published: publishedAt,
    updated: changedAt,
    author,
    category: categoryText(category),
    summary: excerpt || beginningOf(content, summaryLength),
    content: articleHtmlElsewhere(article, page),
  }
}
