import { ButtonLink } from "#app/ui/button.tsx"
import { NumberedSteps } from "#app/ui/numbered-steps.tsx"
import { Section } from "#app/ui/section.tsx"
import { home } from "#content/en/home.ts"

export function Steps() {
  const { heading, items, button } = home.steps
  return (
    <Section id="steps" heading={heading}>
      <NumberedSteps steps={items} />
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/get-guapcoin" variant="gold">
          {button}
        </ButtonLink>
      </p>
    </Section>
  )
}
