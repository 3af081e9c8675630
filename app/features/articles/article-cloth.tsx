import { classNames } from "#app/ui/class-names.ts"
import { Tapestry, type TapestryName } from "#app/ui/tapestry.tsx"
import { WovenTile } from "#app/ui/woven-tile.tsx"

/** The woven picture of a category; a category that staff invented gets the one of the whole circle. */
const tapestries: Record<string, TapestryName> = {
  Business: "market",
  Education: "path",
  "Global Impact": "diaspora",
  Technology: "blocks",
  "Personal Finance": "key",
}

/** What stands for an article without a picture, large: a tapestry about its kind. */
export function CategoryTapestry({ category, className }: { category: string; className?: string }) {
  const name = Object.hasOwn(tapestries, category) ? tapestries[category] : undefined
  return <Tapestry name={name ?? "circle"} eager className={classNames("object-cover", className)} />
}

/** What stands for an article without a picture, small: a cloth that only its title has. */
export function ArticleCloth({
  title,
  repeat,
  className,
}: {
  title: string
  repeat?: number
  className?: string
}) {
  return <WovenTile text={title} repeat={repeat} className={className} />
}
