import { largestOf } from "#app/lib/images/image-limits.ts"
import { Picture } from "#app/lib/images/picture.tsx"
import type { PublicPicture } from "#app/listings/listing/listing-pictures.server.ts"

/** Pictures of a business. Fixed frames prevent layout shift; each links to the full picture. They load lazily. */
export function ListingPictures({ pictures }: { pictures: PublicPicture[] }) {
  if (pictures.length === 0) return null
  const areUpright = pictures.every(({ width, height }) => height > width)
  const isAlone = pictures.length === 1
  const frame = areUpright ? "aspect-3/4" : "aspect-4/3"
  return (
    <ul className={isAlone ? `grid ${areUpright ? "max-w-sm" : ""}` : "grid grid-cols-2 gap-3"}>
      {pictures.map((picture, index) => {
        // With three pictures the first spans two columns.
        const isWide = index === 0 && pictures.length === 3
        const sizes = isAlone || isWide ? "(min-width: 64rem) 40rem, 92vw" : "(min-width: 64rem) 20rem, 46vw"
        return (
          <li key={picture.id} className={isWide ? "col-span-2" : undefined}>
            <a href={largestOf(picture)} className="block rounded-card">
              <Picture
                image={picture}
                alt={picture.alt}
                sizes={sizes}
                className={`${isWide ? "aspect-video" : frame} w-full rounded-card bg-ink-900 object-cover`}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
