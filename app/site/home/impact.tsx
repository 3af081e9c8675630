import { Check } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { home } from "#content/en/home.ts"

export function Impact() {
  const { heading, text, points, community, merchants } = home.impact
  return (
    <Section id="impact" heading={heading}>
      <div className="grid items-center gap-6 md:grid-cols-2 lg:gap-16">
        <div className="grid gap-6">
          <p className="measure text-ivory-300 sm:text-lg">{text}</p>
          <ul className="grid gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-text" />
                {point}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={pathTo("/community")} variant="outline">
              {community}
            </ButtonLink>
            <ButtonLink href={pathTo("/merchants")} variant="ghost">
              {merchants}
            </ButtonLink>
          </p>
        </div>
        <Illustration name="tailor" className="max-md:hidden" />
      </div>
    </Section>
  )
}
