import { ExternalLink } from "#app/ui/external-link.tsx"
import { press, pressHeading } from "#content/en/press.ts"

/** Articles of others about Guapcoin; as many as there are. */
export function PressList() {
  if (press.length === 0) return null
  return (
    <section aria-labelledby="press-heading" className="page-width pt-16">
      <h2 id="press-heading" className="mb-6 text-heading">
        {pressHeading}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {press.map(({ name, title, url, note, lang }) => (
          <li key={url} className="panel card-link relative grid content-start gap-1 p-5">
            <p className="font-display font-semibold text-gold-400 text-sm">{name}</p>
            <ExternalLink href={url} lang={lang} className="card-target">
              {title}
            </ExternalLink>
            {note && <p className="text-ivory-400 text-sm">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
