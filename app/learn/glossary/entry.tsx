import { format } from "#app/lib/text/format.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import type { GlossaryEntry } from "#content/glossary-entry.ts"
import { findEntry, termPath } from "./glossary-entries.ts"

const names = perLocale((locale) => new Intl.ListFormat(locale, { style: "short", type: "unit" }))

/**
 * A term with its explanation, in a `dl`. @param isPlace whether it is the target of links to the term; elsewhere it
 * links there
 */
export function Entry({
  entry: { id, term, text, also, see },
  isPlace,
}: {
  entry: GlossaryEntry
  isPlace?: boolean
}) {
  return (
    <div>
      {isPlace ? (
        <dt id={id}>{term}</dt>
      ) : (
        <dt>
          <a href={termPath(id)} className="text-link">
            {term}
          </a>
        </dt>
      )}
      {also && <dd className="also">{format(glossaryPage.also, { names: names().format(also) })}</dd>}
      <dd>{text}</dd>
      {see && (
        <dd className="see">
          {`${glossaryPage.see}: `}
          {see.map((other, index) => [
            index > 0 && ", ",
            <a key={other} href={termPath(other)}>
              {findEntry(other)?.term}
            </a>,
          ])}
        </dd>
      )}
    </div>
  )
}
