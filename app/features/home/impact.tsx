import { Check } from "lucide-react"
import { ButtonLink } from "#app/ui/button.tsx"
import { Tapestry } from "#app/ui/tapestry.tsx"
import { home } from "#content/en/home.ts"

export function Impact() {
  const { heading, text, points, community, merchants } = home.impact
  return (
    <section
      aria-labelledby="impact-heading"
      className="page-width section-room grid items-center gap-10 lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-6">
        <h2 id="impact-heading" className="text-heading">
          {heading}
        </h2>
        <p className="measure text-lg text-ivory-300">{text}</p>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-text" />
              {point}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/community" variant="outline">
            {community}
          </ButtonLink>
          <ButtonLink href="/merchants" variant="ghost">
            {merchants}
          </ButtonLink>
        </p>
      </div>
      <Tapestry name="market" className="max-lg:order-first" />
    </section>
  )
}
