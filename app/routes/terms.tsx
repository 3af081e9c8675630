import { fill } from "#app/platform/fill.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { terms } from "#content/en/terms.ts"
import type { Route } from "./+types/terms"

export const meta: Route.MetaFunction = (args) => pageMeta(args, terms)

export default function Terms() {
  return (
    <article className="page-width grid max-w-3xl gap-8 py-8 lg:py-14">
      <header className="grid gap-2">
        <h1 className="text-title">{terms.title}</h1>
        <p className="text-ivory-300">{fill(terms.datedLabel, { date: terms.dated })}</p>
      </header>
      {terms.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid max-w-prose gap-3">
          <h2 className="text-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
