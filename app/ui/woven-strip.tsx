/** The thin strip of cloth between sections. */
export function WovenStrip() {
  return <div className="woven-strip" aria-hidden="true" />
}
