import { pathTo } from "#app/lib/http/path-to.ts"
import { Picture } from "#app/lib/images/picture.tsx"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { Badge } from "#app/ui/badge.tsx"
import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"
import { communityContent } from "#content/en/community.ts"
import type { ArticleTeaser } from "./community.server.ts"

const words = communityContent.articles

/** A story in the grid; the whole card is a link. */
export function ArticleCard({ article }: { article: ArticleTeaser }) {
  const { slug, title, category, author, publishedAt, excerpt, image } = article
  return (
    <li className="panel card-link relative flex flex-col overflow-hidden">
      {image ? (
        <Picture
          image={image}
          alt={image.alt}
          sizes="(min-width: 80rem) 19rem, (min-width: 40rem) 50vw, 100vw"
          className="w-full object-cover sm:aspect-15/8"
        />
      ) : (
        <PatternTile text={slug} rows={2} className="aspect-15/8 w-full" />
      )}
      <div className="flex grow flex-col gap-3 p-5">
        <p>
          <Badge tone="gold">{categoryText(category)}</Badge>
        </p>
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">
          <a href={pathTo("/blog/:slug", { slug })} className="card-target">
            {title}
          </a>
        </h3>
        <p className="grow wrap-anywhere text-ivory-300">{excerpt}</p>
        <p className="text-sm wrap-anywhere text-ivory-400">
          {format(words.byline, { author, date: dateText(publishedAt) })}
        </p>
      </div>
    </li>
  )
}
