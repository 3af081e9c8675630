import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import type { PolicyPage as Policy } from "#content/policy-page.ts"

/**
 * /privacy and /terms: the contents stay beside the text if there is space.
 *
 * @param dated date of the policy, 'YYYY-MM-DD'
 */
export function PolicyPage({ policy, dated }: { policy: Policy; dated: string }) {
  const { title, datedLabel, lead, sections, contact } = policy
  return (
    <>
      <header className="page-width grid gap-5 pt-8 pb-10 lg:pt-14 lg:pb-16">
        <h1 className="max-w-4xl text-title">{title}</h1>
        <p className="text-ivory-400">{format(datedLabel, { date: dateText(new Date(dated)) })}</p>
        <p className="measure text-ivory-300 text-lg lg:text-xl">{lead}</p>
      </header>
      <PatternBand pattern="checks" />
      <div className="page-width grid grid-cols-1 gap-x-24 gap-y-10 pt-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-16">
        <Contents policy={policy} />
        <div className="grid gap-12 lg:gap-16">
          {sections.map(({ id, heading, paragraphs, list }, index) => (
            <section key={id} aria-labelledby={id} className="prose">
              <h2 id={id} className="text-heading text-ivory-50">
                <span className="text-gold-400">{index + 1}.</span> {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <section aria-labelledby={contact.id} className="panel measure grid gap-3 p-6">
            <h2 id={contact.id} className="text-heading">
              {contact.heading}
            </h2>
            <p className="text-ivory-300">{contact.text}</p>
            <p className="flex flex-wrap gap-x-6">
              {contact.links.map(({ label, href }) => (
                <a key={href} href={href} className="text-link min-h-11 content-center font-semibold">
                  {label}
                </a>
              ))}
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

/** Closed on narrow pages, so that the text is visible at once. Wide pages keep it open, in browsers that can. */
function Contents({ policy: { contentsLabel, sections, contact } }: { policy: Policy }) {
  return (
    <nav
      aria-label={contentsLabel}
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <details className="disclosure max-lg:panel max-lg:px-4 lg:details-content:[content-visibility:visible]">
        <summary className="supports-[selector(::details-content)]:lg:hidden!">{contentsLabel}</summary>
        <ol className="max-lg:pb-3 lg:border-ink-700 lg:border-s-2">
          {[...sections, contact].map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-2.5 text-ivory-300 leading-snug hover:text-gold-300 lg:py-1.5 lg:ps-5 lg:text-[0.9375rem]"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
