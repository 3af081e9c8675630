import { Rss } from "lucide-react"
import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Picture } from "#app/lib/images/picture.tsx"
import { categoryText, categoryWord } from "#app/lib/text/text-categories.ts"
import { Badge } from "#app/ui/badge.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { PageLinks } from "#app/ui/page/page-links.tsx"
import { blog } from "#content/en/blog.ts"
import { ArticleCloth } from "./article-cloth.tsx"
import type { ArticleCard } from "./articles.server.ts"
import { type BlogSearch, blogHref } from "./blog-search.ts"
import { Byline } from "./byline.tsx"

const words = blog.list

/** /blog: the newest article large, the others below it. */
export function BlogPage({
  articles,
  categories,
  search,
  pages,
}: {
  articles: readonly ArticleCard[]
  categories: readonly string[]
  search: BlogSearch
  pages: number
}) {
  const [first, ...others] = articles
  return (
    <div className="page-width grid gap-10 pt-8 pb-8 lg:gap-14 lg:pt-14">
      <header className="grid gap-6">
        <h1 className="text-title">{words.heading}</h1>
        <p className="measure text-lg text-ivory-300 lg:text-xl">{words.lead}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          {categories.length > 0 && <Categories categories={categories} current={search.category} />}
          <a
            href={pathTo("/blog/feed.xml")}
            className="inline-flex min-h-11 items-center gap-2 text-gold-400 hover:text-gold-300"
          >
            <Rss aria-hidden="true" className="size-5" />
            {words.feed}
          </a>
        </div>
      </header>
      {first ? (
        <section aria-label={words.articlesLabel} className="grid gap-6 lg:gap-8">
          <LeadArticle article={first} />
          {others.length > 0 && (
            <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
              {others.map((article) => (
                <ArticleItem key={article.slug} article={article} />
              ))}
            </ul>
          )}
        </section>
      ) : (
        <Nothing search={search} pages={pages} />
      )}
      {first && pages > 1 && (
        <PageLinks
          page={search.page}
          pages={pages}
          hrefOf={(page) => blogHref({ category: search.category, page })}
          words={words}
        />
      )}
    </div>
  )
}

function Categories({ categories, current }: { categories: readonly string[]; current: string }) {
  const all = { value: "", label: words.allCategories }
  const given = categories.map((category) => ({
    value: categoryWord(category),
    label: categoryText(category),
  }))
  return (
    <nav aria-label={words.categoryLabel} className="min-w-0">
      <ul className="flex flex-wrap gap-2">
        {[all, ...given].map(({ value: category, label }) => (
          <li key={category} className="max-w-full">
            <a
              href={blogHref({ category })}
              aria-current={category === current ? "true" : undefined}
              className="chip wrap-anywhere"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LeadArticle({ article }: { article: ArticleCard }) {
  const { slug, title, category, excerpt, author, publishedAt, image } = article
  return (
    <article className="panel card-link relative grid overflow-hidden lg:grid-cols-[1.2fr_1fr]">
      {image ? (
        <Picture
          image={image}
          alt={image.alt}
          eager
          sizes="(width >= 64rem) 42rem, 100vw"
          className="w-full object-cover sm:aspect-3/2 lg:aspect-4/3 lg:h-full"
        />
      ) : (
        <ArticleCloth slug={slug} rows={3} className="aspect-5/4 size-full" />
      )}
      <div className="grid content-center justify-items-start gap-4 p-6 lg:p-12">
        <Badge tone="gold">{categoryText(category)}</Badge>
        <h2 className="text-heading wrap-anywhere lg:text-[2rem]">
          <ArticleLink slug={slug}>{title}</ArticleLink>
        </h2>
        <p className="text-ivory-300 wrap-anywhere lg:text-lg">{excerpt}</p>
        <Byline author={author} publishedAt={publishedAt} />
        <p className="font-semibold text-gold-400" aria-hidden="true">
          {words.read} <span className="card-arrow">→</span>
        </p>
      </div>
    </article>
  )
}

function ArticleItem({ article }: { article: ArticleCard }) {
  const { slug, title, category, excerpt, author, publishedAt, image } = article
  return (
    <li className="grid">
      <article className="panel card-link relative flex flex-col overflow-hidden">
        {image ? (
          <Picture
            image={image}
            alt={image.alt}
            sizes="(width >= 64rem) 26rem, (width >= 48rem) 50vw, 100vw"
            className="w-full object-cover sm:aspect-15/8"
          />
        ) : (
          <ArticleCloth slug={slug} rows={2} className="aspect-15/8 w-full" />
        )}
        <div className="flex grow flex-col items-start gap-3 p-5 lg:p-6">
          <Badge>{categoryText(category)}</Badge>
          <h2 className="font-bold font-sans text-xl leading-snug wrap-anywhere">
            <ArticleLink slug={slug}>{title}</ArticleLink>
          </h2>
          <p className="line-clamp-3 text-ivory-300 wrap-anywhere">{excerpt}</p>
          <Byline author={author} publishedAt={publishedAt} className="mt-auto pt-1" />
        </div>
      </article>
    </li>
  )
}

function ArticleLink({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <a href={pathTo("/blog/:slug", { slug })} className="card-target">
      {children}
    </a>
  )
}

/** Message if there is no article at all, in this category, or on this page. */
function Nothing({ search, pages }: { search: BlogSearch; pages: number }) {
  const { heading, text, story, learn, noneInCategory, noSuchPage, showAll } = blog.empty
  if (search.page > pages || search.category)
    return (
      <div className="panel grid justify-items-start gap-4 p-6">
        <p className="text-lg">{search.page > pages ? noSuchPage : noneInCategory}</p>
        <ButtonLink href={pathTo("/blog")} variant="outline">
          {showAll}
        </ButtonLink>
      </div>
    )
  return (
    <section
      aria-labelledby="empty"
      className="panel grid items-center gap-8 p-6 md:grid-cols-[1fr_1.4fr] lg:gap-14 lg:p-10"
    >
      <Illustration name="fireside" eager />
      <div className="grid gap-4">
        <h2 id="empty" className="text-heading">
          {heading}
        </h2>
        <p className="measure text-lg text-ivory-300">{text}</p>
        <p className="button-pair pt-2">
          <ButtonLink href={story.href} variant="gold">
            {story.label}
          </ButtonLink>
          <ButtonLink href={learn.href} variant="outline">
            {learn.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
