import { fill } from "#app/platform/fill.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { terms } from "#content/en/terms.ts"
import type { Route } from "./+types/terms"

export const meta: Route.MetaFunction = (args) => pageMeta(args, terms)

export default function Terms() {
  const { title, dated, datedLabel, lead, sections, contact } = terms
  return (
    <article className="page-width grid max-w-3xl gap-8 py-8 lg:py-14">
      <header className="grid gap-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-ivory-300">{fill(datedLabel, { date: dated })}</p>
        <p className="max-w-prose">{lead}</p>
      </header>
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className="grid max-w-prose gap-3">
          <h2 className="text-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul className="grid list-disc gap-2 pl-6">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className="grid max-w-prose gap-3">
        <h2 className="text-heading">{contact.heading}</h2>
        <p>{contact.text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {contact.links.map(({ label, href }) => (
            <a key={href} href={href} className="text-gold-400 underline">
              {label}
            </a>
          ))}
        </p>
      </section>
    </article>
  )
}
