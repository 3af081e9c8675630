import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { SearchForm } from "#app/ui/search-form.tsx"
import { faqPage } from "#content/en/lesson-page.ts"

export type AnsweredGroup = {
  id: string
  heading: string
  questions: readonly { id: string; question: string; html: string }[]
}

/** /faq: the questions by group; an answer opens on click, by search in the page, or by a link to it. */
export function FaqPage({
  heading,
  lead,
  groups,
}: {
  heading: string
  lead: string
  groups: readonly AnsweredGroup[]
}) {
  return (
    <>
      <header className="page-width grid gap-4 pt-4 pb-8 lg:pt-20 lg:pb-16">
        <h1 className="max-w-4xl text-title">{heading}</h1>
        <p className="max-w-2xl text-lg text-ivory-300 lg:text-xl">{lead}</p>
        <SearchForm />
      </header>
      <PatternBand pattern="steps" />
      <div className="faq page-width">
        <nav aria-label={faqPage.contents} className="faq-index">
          <ul>
            {groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id}>{group.heading}</h2>
              {group.questions.map((answered) => (
                <Answer key={answered.id} {...answered} />
              ))}
            </section>
          ))}
          <p className="faq-missing panel">
            <b>{faqPage.missing}</b>
            <span className="flex flex-wrap gap-x-4">
              <ButtonLink href={pathTo("/ask")} variant="gold">
                {faqPage.ask}
              </ButtonLink>
              <a href={pathTo("/contact")} className="text-link py-2">
                {faqPage.contact}
              </a>
            </span>
          </p>
        </div>
      </div>
    </>
  )
}

/**
 * The anchor is inside the collapsed part, so browsers open the answer for a link to it, as they do for a match of find
 * in page. An anchor on the heading, which is always visible, would not open it.
 */
function Answer({ id, question, html }: AnsweredGroup["questions"][number]) {
  return (
    <details className="disclosure faq-answer">
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id} className="faq-text">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by app/lib/text/formats/markdown.server.ts, which lets no HTML through */}
        <div className="lesson-body" dangerouslySetInnerHTML={{ __html: html }} />
        <a href={`#${id}`} className="text-link mt-3 inline-block py-1 text-sm">
          {faqPage.link}
          <span className="visually-hidden">: {question}</span>
        </a>
      </div>
    </details>
  )
}
