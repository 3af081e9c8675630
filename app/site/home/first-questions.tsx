import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { home } from "#content/en/home.ts"

/** @param answers HTML made from our own Markdown */
export function FirstQuestions({ answers }: { answers: readonly { question: string; html: string }[] }) {
  const { heading, all } = home.faq
  return (
    <Section id="questions" heading={heading}>
      <div className="max-w-3xl border-ink-700 border-b">
        {answers.map(({ question, html }) => (
          <details key={question} name="questions" className="disclosure border-ink-700 border-t">
            <summary>{question}</summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by app/lib/text/formats/markdown.server.ts, which lets no HTML through */}
            <div className="prose pb-5" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
      <p className="mt-5 sm:mt-8">
        <ButtonLink href={pathTo("/faq")} variant="outline">
          {all}
        </ButtonLink>
      </p>
    </Section>
  )
}
