import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"

/** What stands for an article without a picture: a cloth that only it has, the same strips wherever it is shown. */
export function ArticleCloth({
  slug,
  repeat,
  rows,
  className,
}: {
  slug: string
  repeat?: number
  /** For a large picture. */
  rows?: number
  className?: string
}) {
  return <PatternTile text={slug} repeat={repeat} rows={rows} className={className} />
}
