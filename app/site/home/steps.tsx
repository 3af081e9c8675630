import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { useWorkTexts } from "#app/ui/what-works.ts"
import { home } from "#content/en/home.ts"

/** The three steps on one line: stacked on a phone, side by side on wide pages. */
export function Steps() {
  const { heading, items, button } = home.steps
  const works = useWorkTexts()
  return (
    <Section id="steps" heading={heading}>
      <ol className="home-steps">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <h3 className="font-bold text-lg">{title}</h3>
            <p className="text-ivory-300 max-sm:text-[0.9375rem]">{format(text, works)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <ButtonLink href={pathTo("/get-guapcoin")} variant="gold">
          {button}
        </ButtonLink>
      </p>
    </Section>
  )
}
