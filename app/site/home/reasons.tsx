import { BookOpen, Coins, Globe, KeyRound, Store, Users } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { home } from "#content/en/home.ts"

const icons = [BookOpen, KeyRound, Coins, Users, Store, Globe]

export function Reasons() {
  const { heading, items, button } = home.reasons
  return (
    <Section id="reasons" heading={heading}>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-ink-700 bg-ink-700 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Coins
          return (
            <li key={title} className="flex gap-3 bg-ink-900 p-4 sm:flex-col sm:p-6 lg:p-8">
              <Icon aria-hidden="true" className="size-7 shrink-0 text-gold-400" strokeWidth={1.5} />
              <div className="grid gap-1 sm:gap-3">
                <h3 className="text-lg font-bold">{title}</h3>
                <p className="text-ivory-300 max-sm:text-sm">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-5 sm:mt-8">
        <ButtonLink href={pathTo("/learn")} variant="outline">
          {button}
        </ButtonLink>
      </p>
    </Section>
  )
}
