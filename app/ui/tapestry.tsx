import blocks from "./tapestries/blocks.svg?url"
import candles from "./tapestries/candles.svg?url"
import circle from "./tapestries/circle.svg?url"
import diaspora from "./tapestries/diaspora.svg?url"
import exchange from "./tapestries/exchange.svg?url"
import gate from "./tapestries/gate.svg?url"
import key from "./tapestries/key.svg?url"
import layers from "./tapestries/layers.svg?url"
import market from "./tapestries/market.svg?url"
import path from "./tapestries/path.svg?url"
import phone from "./tapestries/phone.svg?url"
import tree from "./tapestries/tree.svg?url"

/** The site's pictures, woven by scripts/weaving/tapestries.ts. */
const pictures = { blocks, candles, circle, diaspora, exchange, gate, key, layers, market, path, phone, tree }
export type TapestryName = keyof typeof pictures
export const tapestryNames = Object.keys(pictures) as TapestryName[]

/** A picture for the eye only: the words beside it say everything. */
export function Tapestry({
  name,
  eager = false,
  className,
}: {
  name: TapestryName
  /** For the picture a visitor sees first. */
  eager?: boolean
  className?: string
}) {
  return (
    <img
      src={pictures[name]}
      alt=""
      width={640}
      height={480}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={`h-auto w-full rounded-panel ${className ?? ""}`}
    />
  )
}
