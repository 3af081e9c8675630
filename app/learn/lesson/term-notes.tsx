import { lessonPage } from "#content/en/lesson-page.ts"
import { findEntry, termPath } from "../glossary/glossary-entries.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "term-notes": React.HTMLAttributes<HTMLElement>
    }
  }
}

const words = lessonPage.terms

/** Notes of a lesson's terms, shown as popovers by term-notes-element.ts. */
export function TermNotes({ terms }: { terms: readonly string[] }) {
  return (
    <term-notes>
      {terms.map((id) => (
        <Note key={id} id={id} />
      ))}
    </term-notes>
  )
}

function Note({ id }: { id: string }) {
  const entry = findEntry(id)
  if (!entry) throw new Error(`The glossary has no term ${id}.`)
  const note = `note-${id}`
  return (
    <div
      popover="auto"
      id={note}
      role="dialog"
      aria-labelledby={`${note}-term`}
      tabIndex={-1}
      className="term-note"
    >
      <p id={`${note}-term`} className="font-bold">
        {entry.term}
      </p>
      <p>{entry.text}</p>
      <p className="flex justify-between gap-4">
        <a href={termPath(id)} className="text-link py-2">
          {words.more}
        </a>
        <button type="button" popoverTarget={note} popoverTargetAction="hide" className="px-2 py-2">
          {words.close}
        </button>
      </p>
    </div>
  )
}
