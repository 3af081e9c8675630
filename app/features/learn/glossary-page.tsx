import { fill } from "#app/platform/fill.ts"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { glossary } from "#content/en/glossary.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import { site } from "#content/en/site.ts"
import type { GlossaryEntry } from "#content/glossary-entry.ts"
import { BackLink } from "./back-link.tsx"
import { type LessonEntry, stations, university } from "./lessons.ts"

const letters = [...Map.groupBy(glossary, ({ term }) => term.charAt(0).toUpperCase())]
const termOf = new Map(glossary.map(({ id, term }) => [id, term]))
const titleOf = new Map(
  [...university, ...stations].map(({ path, facts }: LessonEntry) => [path, facts.title]),
)

/** /learn/glossary: every term, by letter. The anchor of a term is its id. */
export function GlossaryPage({ back }: { back: { label: string; href: string } }) {
  const { heading, lead, letters: label } = glossaryPage
  return (
    <>
      <header className="page-width grid gap-5 pt-6 pb-10 lg:pt-12 lg:pb-16">
        <BackLink {...back} />
        <h1 className="max-w-4xl text-title">{heading}</h1>
        <p className="max-w-2xl text-lg text-ivory-300 lg:text-xl">
          {fill(lead, { count: glossary.length })}
        </p>
        <nav aria-label={label}>
          <ul className="letters">
            {letters.map(([letter]) => (
              <li key={letter}>
                <a href={`#letter-${letter}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <WovenStrip />
      <div className="glossary page-width">
        {letters.map(([letter, entries]) => (
          <div key={letter}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <dl>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  )
}

function Entry({ entry: { id, term, text, also, see, lesson } }: { entry: GlossaryEntry }) {
  return (
    <div>
      <dt id={id}>{term}</dt>
      {also && <dd className="also">{fill(glossaryPage.also, { names: names.format(also) })}</dd>}
      <dd>{text}</dd>
      {(see || lesson) && (
        <dd className="see">
          {see && (
            <>
              {`${glossaryPage.see}: `}
              {see.map((other, index) => [
                index > 0 && ", ",
                <a key={other} href={`#${other}`}>
                  {termOf.get(other)}
                </a>,
              ])}
            </>
          )}
          {see && lesson && <br />}
          {lesson && (
            <>
              {`${glossaryPage.lesson}: `}
              <a href={lesson}>{titleOf.get(lesson)}</a>
            </>
          )}
        </dd>
      )}
    </div>
  )
}

const names = new Intl.ListFormat(site.locale, { style: "short", type: "unit" })
