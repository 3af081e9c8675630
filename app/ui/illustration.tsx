import { classNames } from "./class-names.ts"

/** The site's pictures, woven by lab/weaving. What each of them means, and nothing else, stands in docs/illustrations.md. */
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
 * A picture for the eye only: the words beside it say everything. Phones get one that is half as high as wide, cut so that
 * everybody in it is whole.
 */
export function Illustration({
  name,
  eager = false,
  className,
}: {
  name: IllustrationName
  /** For the picture a visitor sees first. */
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
        // What is seen first is asked for before the script and the face, and painted with the text that it came with.
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        // On phones the picture is cut already: no page cuts it further.
        className={classNames("h-auto w-full rounded-panel max-sm:aspect-2/1!", className)}
      />
    </picture>
  )
}
