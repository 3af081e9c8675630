import { ButtonLink } from "#app/ui/button.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { faqPage } from "#content/en/lesson-page.ts"

export type AnsweredGroup = {
  id: string
  heading: string
  questions: readonly { id: string; question: string; html: string }[]
}

/** /faq: all answers in the open, so that they can be searched, printed and reached by their anchors. */
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
      <header className="page-width grid gap-5 pt-10 pb-12 lg:pt-20 lg:pb-16">
        <h1 className="max-w-4xl text-title">{heading}</h1>
        <p className="max-w-2xl text-lg text-ivory-300 lg:text-xl">{lead}</p>
      </header>
      <WovenStrip />
      <div className="faq page-width">
        <nav aria-label={faqPage.contents} className="faq-index">
          <ul>
            {groups.map(({ id, heading, questions }) => (
              <li key={id}>
                <a href={`#${id}`} className="faq-index-group">
                  {heading}
                </a>
                <ul>
                  {questions.map(({ id, question }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{question}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id}>{group.heading}</h2>
              {group.questions.map(({ id, question, html }) => (
                <div key={id} className="faq-answer">
                  <h3 id={id}>
                    <a href={`#${id}`}>{question}</a>
                  </h3>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by platform/markdown.server.ts, which lets no HTML through */}
                  <div className="lesson-body" dangerouslySetInnerHTML={{ __html: html }} />
                </div>
              ))}
            </section>
          ))}
          <p className="faq-missing panel">
            <b>{faqPage.missing}</b>
            <ButtonLink href="/contact" variant="gold">
              {faqPage.contact}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
