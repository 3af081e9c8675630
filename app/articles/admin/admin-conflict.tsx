import { useEffect, useRef } from "react"
import { compareTexts, type TextPart } from "#app/lib/text/compare-texts.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ComparedText } from "#app/ui/compared-text.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import { type ArticleField, articleFields } from "../article-form.ts"
import type { Newer } from "./drafts.server.ts"

const { conflict: words, fields } = adminArticles.editor

type Props = {
  newer: Newer
  /** The text in the form. */
  yours: Record<ArticleField, string>
  /** True if a save was refused; false if the newer text appeared while the user was typing. */
  isRefusal: boolean
  /** Page with the newer text. */
  href: string
  /** Undefined without script; the user then saves again. */
  onKeep?: () => void
  onTake(): void
}

/** Both texts of an article side by side, and the choice between them. */
export function ArticleConflict({ newer, yours, isRefusal, href, onKeep, onTake }: Props) {
  const { timeText } = useStaffTimes()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that is refused once more says so once more
  useEffect(() => {
    if (isRefusal) box.current?.focus()
  }, [isRefusal, newer])
  const { values, by } = newer
  const differing = articleFields.filter((field) => values[field] !== yours[field])
  const sentence = newer.isSaved || !onKeep ? words.text : words.textAutosave
  return (
    <section
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a refused form says why first, without script as well
      autoFocus={isRefusal}
      role="alert"
      className="panel grid scroll-mt-32 gap-4 border-s-4 border-s-ember p-4"
    >
      <h2 className="font-sans text-lg font-bold">{words.title}</h2>
      <p className="measure">{format(sentence, { by, date: timeText(new Date(newer.at)) })}</p>
      {differing.map((field) => (
        <BothTexts key={field} name={fields[field]} yours={yours[field]} theirs={values[field]} />
      ))}
      <div className="flex flex-wrap gap-3">
        {onKeep && (
          <Button type="button" variant="gold" onClick={onKeep} className="needs-script">
            {words.keepMine}
          </Button>
        )}
        {/* Full page load: the form is rendered again with the newer text. */}
        <ButtonLink href={href} variant="outline" onClick={onTake}>
          {words.takeTheirs}
        </ButtonLink>
      </div>
    </section>
  )
}

function BothTexts({ name, yours, theirs }: { name: string; yours: string; theirs: string }) {
  const texts = compareTexts(yours, theirs)
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Text label={`${words.yours}: ${name}`} parts={texts.one} />
      <Text label={`${words.theirs}: ${name}`} parts={texts.other} />
    </div>
  )
}

function Text({ label, parts }: { label: string; parts: TextPart[] }) {
  return (
    <section aria-label={label} className="grid content-start gap-1">
      <h3 className="text-sm font-semibold text-ivory-300">{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <p tabIndex={0} className="max-h-60 overflow-y-auto rounded-control bg-ink-950 p-3 whitespace-pre-wrap">
        {parts.length > 0 ? <ComparedText parts={parts} /> : "–"}
      </p>
    </section>
  )
}
