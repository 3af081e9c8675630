import { Illustration } from "#app/ui/illustration.tsx"
import { home } from "#content/en/home.ts"

/** The mission statement on its own pattern. */
export function Mission() {
  const { label, heading, text } = home.mission
  return (
    <section className="bg-ink-900" aria-labelledby="mission-heading">
      <div className="page-width section-room grid items-center gap-6 sm:grid-cols-[1fr_2fr] sm:gap-10 lg:gap-16">
        <Illustration name="diaspora" className="max-sm:hidden" />
        <div className="grid gap-3 sm:gap-5">
          <p className="font-semibold text-gold-400">{label}</p>
          <h2 id="mission-heading" className="text-title">
            <q>{heading}</q>
          </h2>
          <p className="measure text-ivory-300 sm:text-lg">{text}</p>
        </div>
      </div>
    </section>
  )
}
