import { pathTo } from "#app/lib/http/path-to.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { home } from "#content/en/home.ts"
import { press } from "#content/facts/press.ts"

/** Press articles about Guapcoin. */
export function PressList() {
  if (press.length === 0) return null
  const { heading, notes, kit } = home.press
  return (
    <Section id="press" heading={heading}>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {press.map(({ name, title, url, note, lang }) => (
          <li key={url} className="panel card-link relative grid grid-cols-1 content-start gap-1 p-3 sm:p-5">
            <p className="font-display font-semibold text-gold-400 text-sm">{name}</p>
            <ExternalLink href={url} lang={lang} className="card-target">
              {title}
            </ExternalLink>
            {note && <p className="text-ivory-400 text-sm">{notes[note]}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={pathTo("/press")} className="text-link inline-block py-2">
          {kit}
        </a>
      </p>
    </Section>
  )
}
