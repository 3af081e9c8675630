import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"

/** Illustration for an article without a picture: a pattern unique to it, with the same bands everywhere. */
export function ArticleCloth({
  slug,
  repeat,
  rows,
  className,
}: {
  slug: string
  repeat?: number
  /** Number of rows, for a large illustration. */
  rows?: number
  className?: string
}) {
  return <PatternTile text={slug} repeat={repeat} rows={rows} className={className} />
}
