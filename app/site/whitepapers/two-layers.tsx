import { whitepapers } from "#content/en/whitepapers.ts"
import type { Layer } from "./whitepapers-view.ts"

const words = whitepapers.loom

// Widths in the drawing: a minute contains twelve blocks of 22 above and one of 264 below. Five minutes are drawn.
const minute = 264
const width = minute * 5
const quiet = 0.25

/**
 * The two chains to scale. Time runs to the right, and a narrow window shows the newest minute.
 *
 * @param only the layer that the page is about; the other one is dimmed
 */
export function TwoLayers({ only }: { only?: Layer }) {
  const upper = only === "l1" ? quiet : 1
  const lower = only === "l2" ? quiet : 1
  return (
    <figure className="loom panel overflow-hidden">
      <LayerName {...words.upper} className="text-indigo-text" />
      <svg
        viewBox={`0 0 ${width} 296`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        height="296"
        className="loom-cloth w-full"
      >
        <Patterns />
        <path d={`M0 88h${width}v108H0z`} fill="url(#threads)" />
        <g opacity={upper}>
          <Band pattern="upper" y={28} height={60} />
          <path d={`M${width - 19} 20h16m0 -4v8m-16 0v-8`} fill="none" stroke="var(--color-ivory-400)" />
          <text x={width - 11} y="12" textAnchor="middle" fill="var(--color-ivory-300)" fontSize="12">
            {words.upperSpan}
          </text>
        </g>
        <g opacity={lower}>
          <Band pattern="lower" y={196} height={66} />
          <path
            d={`M${width - minute + 6} 276v8m0 -4h104m44 0h104m0 -4v8`}
            fill="none"
            stroke="var(--color-ivory-400)"
          />
          <text
            x={width - minute / 2}
            y="284"
            textAnchor="middle"
            fill="var(--color-ivory-300)"
            fontSize="12"
          >
            {words.lowerSpan}
          </text>
        </g>
      </svg>
      <LayerName {...words.lower} className="text-gold-400" />
      <figcaption className="flex flex-wrap items-center justify-between gap-3 border-ink-700 border-t bg-ink-950 p-5 text-ivory-300 text-sm">
        <span className="measure">{words.caption}</span>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-ivory-50 motion-reduce:hidden">
          <input type="checkbox" className="size-5 accent-gold-500" />
          {words.watch}
        </label>
      </figcaption>
    </figure>
  )
}

function LayerName({ name, pace, className }: { name: string; pace: string; className: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
      <b className={className}>{name}</b>
      <span className="text-ivory-300">{pace}</span>
    </p>
  )
}

/** Blocks of a chain: four past minutes, and the newest one, which is animated. */
function Band({ pattern, y, height }: { pattern: "upper" | "lower"; y: number; height: number }) {
  const fill = `url(#${pattern})`
  const newest = `M${width - minute} ${y}h${minute}v${height}h-${minute}z`
  return (
    <>
      <path d={`M0 ${y}h${width - minute}v${height}H0z`} fill={fill} />
      <path d={newest} fill={fill} opacity="0.2" />
      <path d={newest} fill={fill} className={pattern === "upper" ? "loom-twelve" : "loom-one"} />
    </>
  )
}

/** One block of each chain and two lines between them; the bands repeat them. */
function Patterns() {
  return (
    <defs>
      <pattern id="upper" y="28" width="22" height="60" patternUnits="userSpaceOnUse">
        <path d="M0 30h22" strokeWidth="3" stroke="var(--color-indigo)" />
        <path d="M3 0h16v60H3z" fill="var(--color-indigo)" />
        <path
          d="M3 5h16v3H3zM3 52h16v3H3zM9 21h4v4h2v3h2v4h-2v3h-2v4H9v-4H7v-3H5v-4h2v-3h2z"
          fill="var(--color-ink-950)"
        />
        <path d="M9 28h4v4H9z" fill="var(--color-gold-400)" />
      </pattern>
      <pattern id="lower" y="196" width={minute} height="66" patternUnits="userSpaceOnUse">
        <path d="M0 33h264" strokeWidth="6" stroke="var(--color-gold-500)" />
        <path d="M6 0h252v66H6z" fill="var(--color-gold-500)" />
        <path d="M6 6h252v54H6z" fill="url(#diamonds)" />
        <path d="M6 6h3v54H6zM255 6h3v54h-3z" fill="var(--color-gold-500)" />
      </pattern>
      <pattern id="diamonds" x="6" y="6" width="42" height="54" patternUnits="userSpaceOnUse">
        <path d="M0 0h42v54H0z" fill="var(--color-ink-950)" />
        <path
          d="M18 6h6v6h6v6h6v6h6v6h-6v6h-6v6h-6v6h-6v-6h-6v-6H6v-6H0v-6h6v-6h6v-6h6z"
          fill="var(--color-gold-500)"
        />
        <path d="M18 18h6v6h6v6h-6v6h-6v-6h-6v-6h6z" fill="var(--color-ember)" />
        <path d="M0 6h12v3H0zM30 6h12v3H30zM0 45h12v3H0zM30 45h12v3H30z" fill="var(--color-leaf)" />
      </pattern>
      <pattern id="threads" y="88" width="44" height="108" patternUnits="userSpaceOnUse">
        <path d="M0 71h44M0 81h44M0 91h44M0 101h44" strokeWidth="5" stroke="var(--color-ink-600)" />
        <path d="M11 0v108" strokeWidth="2" stroke="var(--color-gold-500)" />
        <path d="M33 0v108" strokeWidth="2" stroke="var(--color-indigo)" />
        <path d="M2 71h18M24 81h18M2 91h18M24 101h18" strokeWidth="5" stroke="var(--color-ink-600)" />
      </pattern>
    </defs>
  )
}
