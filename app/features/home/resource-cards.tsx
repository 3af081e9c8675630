import { Card } from "#app/ui/card.tsx"
import { Section } from "#app/ui/section.tsx"
import { Tapestry, type TapestryName } from "#app/ui/tapestry.tsx"
import { home } from "#content/en/home.ts"

const pictures: Record<string, TapestryName> = {
  "/learn": "path",
  "/merchants": "exchange",
  "/wallet": "phone",
  "/whitepapers": "layers",
}

export function ResourceCards() {
  const { heading, items } = home.resources
  return (
    <Section id="resources" heading={heading}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text, action, href }) => (
          <li key={href} className="grid">
            <Card
              title={title}
              href={href}
              action={action}
              top={
                <Tapestry
                  name={pictures[href] ?? "tree"}
                  className="rounded-card max-sm:aspect-5/2 max-sm:object-cover"
                />
              }
            >
              {text}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
