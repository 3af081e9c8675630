/** Patterns of app/ui/pattern/strips.svg, and the plain one of bars, which is in the style sheet. */
export type StripPattern = "bars" | "steps" | "diamonds" | "zigzag" | "rails" | "checks"

/**
 * The thin strip of cloth between two sections on the same ground: where the ground changes, that is the border. No page
 * has the same pattern twice.
 */
export function PatternBand({ pattern = "bars" }: { pattern?: StripPattern }) {
  return (
    <div className={pattern === "bars" ? "woven-strip" : `woven-strip strip-${pattern}`} aria-hidden="true" />
  )
}
