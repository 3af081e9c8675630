import { Tapestry } from "#app/ui/tapestry.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { home } from "#content/en/home.ts"

/** The one sentence the product stands for, on a cloth of its own. */
export function Mission() {
  const { label, heading, text } = home.mission
  return (
    <section className="bg-ink-900" aria-labelledby="mission-heading">
      <WovenStrip />
      <div className="page-width section-room grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <Tapestry name="diaspora" />
        <div className="grid gap-5">
          <p className="font-semibold text-gold-400">{label}</p>
          <h2 id="mission-heading" className="text-title">
            <q>{heading}</q>
          </h2>
          <p className="measure text-lg text-ivory-300">{text}</p>
        </div>
      </div>
      <WovenStrip />
    </section>
  )
}
