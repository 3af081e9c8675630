import { classNames } from "./class-names.ts"

/** The site's illustrations, made by lab/weaving. docs/illustrations.md says what each means. */
export const illustrationNames = [
  "blocks",
  "candles",
  "circle",
  "courier",
  "diaspora",
  "doorway",
  "drums",
  "evening",
  "exchange",
  "family",
  "festival",
  "fireside",
  "framed",
  "garden",
  "gate",
  "handheld",
  "harbour",
  "key",
  "kitchen",
  "layers",
  "library",
  "loom",
  "market",
  "path",
  "phone",
  "pillars",
  "salon",
  "savings",
  "sprout",
  "tailor",
  "teacher",
  "traders",
  "tree",
  "votes",
  "workshop",
] as const
export type IllustrationName = (typeof illustrationNames)[number]

const files = import.meta.glob<string>("./illustrations/**/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
})

/**
 * A decorative illustration: the text beside it has all information. Phones get a version half as high as wide, cropped so that
 * no person in it is cut.
 */
export function Illustration({
  name,
  eager = false,
  className,
}: {
  name: IllustrationName
  /** For the first image that a visitor sees. */
  eager?: boolean
  className?: string
}) {
  return (
    <picture className="contents">
      <source
        media="(max-width: 39.99rem)"
        srcSet={files[`./illustrations/phone/${name}.svg`]}
        width={640}
        height={320}
        className="hidden"
      />
      <img
        src={files[`./illustrations/${name}.svg`]}
        alt=""
        width={640}
        height={480}
        loading={eager ? "eager" : "lazy"}
        // The first image is loaded before the script and the font, and painted together with the text.
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        // The phone version is already cropped: pages do not crop it further.
        className={classNames("h-auto w-full rounded-panel max-sm:aspect-2/1!", className)}
      />
    </picture>
  )
}
