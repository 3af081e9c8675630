import { fill } from "#app/platform/fill.ts"
import { useStaffTimes } from "#app/platform/zones/staff-times.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import { type ArticleField, articleFields } from "../article-form.ts"
import type { Newer } from "./drafts.server.ts"

const { conflict: words, fields } = adminArticles.editor

type Props = {
  newer: Newer
  /** The text in the form. */
  yours: Record<ArticleField, string>
  /** Where their text is read. */
  href: string
  /** Absent where there is no script: saving again is the answer then. */
  onKeep?: () => void
  onTake(): void
}

/** Two texts of one article side by side, and the choice between them. */
export function ArticleConflict({ newer, yours, href, onKeep, onTake }: Props) {
  const { timeText } = useStaffTimes()
  const { values, by } = newer
  const differing = articleFields.filter((field) => values[field] !== yours[field])
  const sentence = newer.isSaved || !onKeep ? words.text : words.textAutosave
  return (
    <section role="alert" className="panel grid gap-4 border-s-4 border-s-ember p-4">
      <h2 className="font-sans text-lg font-bold">{words.title}</h2>
      <p className="measure">{fill(sentence, { by, date: timeText(new Date(newer.at)) })}</p>
      {differing.map((field) => (
        <div key={field} className="grid gap-3 lg:grid-cols-2">
          <Text label={`${words.yours}: ${fields[field]}`}>{yours[field]}</Text>
          <Text label={`${words.theirs}: ${fields[field]}`}>{values[field]}</Text>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {onKeep && (
          <Button type="button" variant="gold" onClick={onKeep} className="needs-script">
            {words.keepMine}
          </Button>
        )}
        {/* A document of its own: the form is made anew of their text. */}
        <ButtonLink href={href} variant="outline" onClick={onTake}>
          {words.takeTheirs}
        </ButtonLink>
      </div>
    </section>
  )
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <section aria-label={label} className="grid content-start gap-1">
      <h3 className="text-sm font-semibold text-ivory-300">{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <p tabIndex={0} className="max-h-60 overflow-y-auto rounded-control bg-ink-950 p-3 whitespace-pre-wrap">
        {children || "–"}
      </p>
    </section>
  )
}
