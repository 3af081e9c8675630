import { imagePath, type StoredImage } from "./image-limits.ts"

/** A stored picture in the size and format that fits the screen. */
export function Picture({
  image,
  alt,
  sizes,
  eager = false,
  className,
}: {
  image: StoredImage
  alt: string
  /** The displayed width, as in the `sizes` attribute of an img. */
  sizes: string
  eager?: boolean
  className?: string
}) {
  const { id, width, height, widths } = image
  const sources = (format: "webp" | "jpg") =>
    widths.map((one) => `${imagePath(id, one, format)} ${one}w`).join(", ")
  return (
    <picture className="contents">
      <source type="image/webp" srcSet={sources("webp")} sizes={sizes} />
      <img
        src={imagePath(id, widths[0] ?? width, "jpg")}
        srcSet={sources("jpg")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
