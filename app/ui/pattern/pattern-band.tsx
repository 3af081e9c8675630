/** The patterns of app/ui/pattern/strips.svg, and the plain one of bars, which is in the stylesheet. */
export type StripPattern = "bars" | "steps" | "diamonds" | "zigzag" | "rails" | "checks"

/**
 * The thin pattern band between two sections with the same background; a change of the background is a border by itself. No page
 * has the same pattern twice.
 */
export function PatternBand({ pattern = "bars" }: { pattern?: StripPattern }) {
  return (
    <div className={pattern === "bars" ? "woven-strip" : `woven-strip strip-${pattern}`} aria-hidden="true" />
  )
}
