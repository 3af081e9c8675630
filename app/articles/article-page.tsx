import { Clock } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Picture } from "#app/lib/images/picture.tsx"
import { format } from "#app/lib/text/format.ts"
import { categoryText, categoryWord } from "#app/lib/text/text-categories.ts"
import { Badge } from "#app/ui/badge.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { blog } from "#content/en/blog.ts"
import { ArticleCloth } from "./article-cloth.tsx"
import type { ArticleImage, Neighbor } from "./articles.server.ts"
import { blogHref } from "./blog-search.ts"
import { Byline } from "./byline.tsx"

const words = blog.article

export type ReadArticle = {
  slug: string
  title: string
  author: string
  category: string
  publishedAt: Date
  /** Summary above the text, if staff wrote one. */
  excerpt: string | null
  /** HTML of the text, sanitized by articleHtml. */
  html: string
  minutes: number
  isFromStory: boolean
  image: ArticleImage | null
}

/** Styles for Markdown elements that lessons do not have; nothing may be wider than the column. */
export const textLook =
  "lesson-body wrap-anywhere [&_blockquote]:mt-6 [&_blockquote]:border-s-4 [&_blockquote]:border-gold-500 [&_blockquote]:ps-5 [&_blockquote]:text-ivory-50 [&_blockquote]:italic [&_hr]:mx-auto [&_hr]:mt-10 [&_hr]:w-24 [&_hr]:border-gold-700 [&_pre]:mt-6 [&_pre]:rounded-card [&_pre]:bg-ink-800 [&_pre]:p-4 [&_pre]:whitespace-pre-wrap [&_pre_code]:p-0!"

/** /blog/:slug */
export function ArticlePage({
  article,
  previous,
  next,
}: {
  article: ReadArticle
  previous?: Neighbor
  next?: Neighbor
}) {
  const { slug, title, author, category, publishedAt, excerpt, html, minutes, isFromStory, image } = article
  return (
    <article className="pt-6 lg:pt-10">
      <header className="page-width grid max-w-3xl gap-5 pb-10 lg:pb-14">
        <BackLink />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ivory-300">
          <a
            href={blogHref({ category: categoryWord(category) })}
            className="py-2 wrap-anywhere hover:brightness-125"
          >
            <Badge tone="gold">{categoryText(category)}</Badge>
          </a>
          <span className="inline-flex items-center gap-1.5 text-sm">
            <Clock aria-hidden="true" className="size-4" />
            {format(words.minutes, { count: minutes })}
          </span>
        </p>
        <h1 className="text-title wrap-anywhere lg:text-[2.75rem]">{title}</h1>
        {excerpt && <p className="measure text-ivory-300 text-lg wrap-anywhere lg:text-xl">{excerpt}</p>}
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-gold font-bold text-ink"
          >
            {initials(author)}
          </span>
          <Byline author={author} publishedAt={publishedAt} />
        </div>
      </header>
      <div className="page-width max-w-6xl">
        {image ? (
          <Picture
            image={image}
            alt={image.alt}
            eager
            sizes="(width >= 72rem) 66rem, 100vw"
            className="max-h-[80dvh] w-full rounded-panel object-cover"
          />
        ) : (
          <ArticleCloth slug={slug} repeat={3} className="h-28 w-full rounded-panel md:h-44" />
        )}
      </div>
      <div className="page-width grid max-w-3xl gap-12 pt-10 pb-16 lg:pt-16">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no HTML of the text through */}
        <div className={textLook} dangerouslySetInnerHTML={{ __html: html }} />
        {isFromStory && (
          <p className="panel border-s-4 border-s-indigo p-4 text-ivory-300">{words.fromStory}</p>
        )}
      </div>
      <PatternBand pattern="zigzag" />
      <footer className="page-width grid max-w-3xl gap-10 pt-12 lg:pt-16">
        {(previous || next) && (
          <nav aria-label={words.around} className="grid gap-4 sm:grid-cols-2">
            {previous && <NeighborLink to={previous} label={`← ${words.previous}`} />}
            {next && (
              <NeighborLink to={next} label={`${words.next} →`} className="sm:col-start-2 sm:text-end" />
            )}
          </nav>
        )}
        <Invitation />
        <BackLink />
      </footer>
    </article>
  )
}

function BackLink() {
  return (
    <p>
      <a
        href={pathTo("/blog")}
        className="inline-flex min-h-11 items-center gap-2 text-gold-400 hover:text-gold-300"
      >
        <span aria-hidden="true">←</span> {words.back}
      </a>
    </p>
  )
}

function NeighborLink({ to, label, className = "" }: { to: Neighbor; label: string; className?: string }) {
  return (
    <a
      href={pathTo("/blog/:slug", { slug: to.slug })}
      className={`panel card-link grid content-start gap-1 p-5 ${className}`}
    >
      <span className="text-ivory-300 text-sm">{label}</span>
      <span className="font-bold text-lg wrap-anywhere">{to.title}</span>
    </a>
  )
}

function Invitation() {
  const { heading, text, link } = words.invitation
  return (
    <section aria-labelledby="invitation" className="panel grid justify-items-start gap-4 p-6 lg:p-8">
      <h2 id="invitation" className="text-heading">
        {heading}
      </h2>
      <p className="measure text-ivory-300">{text}</p>
      <ButtonLink href={link.href} variant="outline">
        {link.label}
      </ButtonLink>
    </section>
  )
}

/** First letters of the first and last word of a name, in original case. */
function initials(name: string): string {
  const first = (word: string) => [...new Intl.Segmenter("und").segment(word)][0]?.segment ?? ""
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => first(word ?? ""))
    .join("")
    .toUpperCase()
}
