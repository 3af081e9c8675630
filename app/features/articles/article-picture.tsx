import { classNames } from "#app/ui/class-names.ts"
import { Tapestry, type TapestryName } from "#app/ui/tapestry.tsx"
import { WovenTile } from "#app/ui/woven-tile.tsx"

/** A picture as a browser asks for it: the files it may choose from, and the size that keeps its place free. */
export type Picture = { src: string; srcSet: string; width: number; height: number; alt: string }

/** @param sizes how wide it is shown, as the attribute of the same name */
export function ArticlePicture({
  picture: { src, srcSet, width, height, alt },
  sizes,
  eager = false,
  className,
}: {
  picture: Picture
  sizes: string
  /** For the picture a visitor sees first. */
  eager?: boolean
  className?: string
}) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  )
}

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
