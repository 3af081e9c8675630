import { data } from "react-router"
import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { services } from "#app/services.ts"
import { blog } from "#content/en/blog.ts"
import type { Route } from "./+types/blog.route"
import * as articles from "./articles.server.ts"
import { BlogPage } from "./blog-page.tsx"
import { blogHref, pageCount, readBlogSearch } from "./blog-search.ts"

/** Each page of each category is indexed separately; pages without articles are not. */
export const handle = { cacheTags: ["articles"], query: ["category", "page"] }

export const meta: Route.MetaFunction = (args) => {
  const { title, titleOfCategory, titleOfPage, description } = blog.list
  const { search, listed } = args.loaderData ?? { search: { category: "", page: 1 }, listed: [] }
  const { category, page } = search
  const name = category ? format(titleOfCategory, { category: categoryText(category) }) : title
  const query = blogHref(search).slice(blogHref().length)
  const tags = pageMeta(args, {
    title: page > 1 ? format(titleOfPage, { title: name, page }) : name,
    description,
    index: listed.length > 0 || query === "",
  })
  return [
    ...tags.map((tag) =>
      "rel" in tag && tag.rel === "canonical" ? { ...tag, href: `${tag.href}${query}` } : tag,
    ),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: blog.feed.title,
      href: pathTo("/blog/feed.xml"),
    },
  ]
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readBlogSearch(url.searchParams)
  const now = clock()
  const [{ articles: listed, count }, categories, next] = await orUnavailable(() =>
    Promise.all([
      articles.listPublished(db, search, now),
      articles.listCategories(db, now),
      articles.findNextPublication(db, now),
    ]),
  )
  setExpiry(context, next)
  const pages = pageCount(count)
  return data({ search, listed, categories, pages }, { status: search.page > pages ? 404 : 200 })
}

export default function Blog({ loaderData: { listed, ...list } }: Route.ComponentProps) {
  return <BlogPage articles={listed} {...list} />
}
