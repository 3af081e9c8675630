import { Picture } from "#app/lib/images/picture.tsx"
import { Badge } from "#app/ui/badge.tsx"
import type { StaffStory } from "./admin/staff-queries.server.ts"

export type PreviewedArticle = {
  title: string
  author: string
  category: string
  /** Sanitized by articleHtml. */
  html: string
  image: StaffStory["image"]
  imageAlt: string
}

/** Preview of a story as an article, for staff pages. */
export function ArticlePreview({ heading, article }: { heading: string; article: PreviewedArticle }) {
  const { title, author, category, html, image, imageAlt } = article
  return (
    <section aria-labelledby="preview" className="panel grid min-w-0 gap-5 p-5">
      <h2 id="preview" className="font-sans text-lg font-bold">
        {heading}
      </h2>
      <article className="grid min-w-0 gap-4 border-t border-ink-700 pt-5">
        <p>
          <Badge tone="gold">{category}</Badge>
        </p>
        <h3 className="font-display text-title font-bold wrap-anywhere">{title}</h3>
        <p className="text-sm text-ivory-300 wrap-anywhere">{author}</p>
        {image && (
          <div>
            <Picture
              image={image}
              alt={imageAlt}
              sizes="(width >= 80rem) 40rem, 100vw"
              className="max-h-[60dvh] w-full rounded-panel object-cover"
            />
          </div>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no HTML of the text through */}
        <div className="lesson-body wrap-anywhere" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </section>
  )
}
