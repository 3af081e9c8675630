import { pathTo } from "#app/lib/http/path-to.ts"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import { allLessons } from "../lessons.ts"
import { PageHeader } from "../page-header.tsx"
import { Entry } from "./entry.tsx"
import { entriesOf, type GlossaryPart as Part, partPath } from "./glossary-entries.ts"

/** /learn/glossary/:part: the terms of some lessons with their explanations. The anchor of a term is its id. */
export function GlossaryPart({ part }: { part: Part }) {
  const lessons = allLessons.filter(({ path }) => part.lessons.includes(path))
  return (
    <>
      <PageHeader
        back={{ label: glossaryPage.backToAll, href: pathTo("/learn/glossary") }}
        heading={part.title}
        lead={part.lead}
      >
        {lessons.length > 0 && (
          <p className="text-ivory-300">
            {`${glossaryPage.lessons}: `}
            {lessons.map(({ path, facts }, index) => [
              index > 0 && ", ",
              <a key={path} href={path} className="text-link inline-block py-1">
                {facts.title}
              </a>,
            ])}
          </p>
        )}
      </PageHeader>
      <PatternBand pattern="steps" />
      <div className="page-width section-room grid gap-12 lg:grid-cols-[minmax(0,46rem)_1fr] lg:gap-20">
        <dl className="glossary">
          {entriesOf(part).map((entry) => (
            <Entry key={entry.id} entry={entry} isPlace />
          ))}
        </dl>
        <nav aria-labelledby="other-parts" className="self-start lg:sticky lg:top-24">
          <h2 id="other-parts" className="mb-2 font-bold font-sans">
            {glossaryPage.otherParts}
          </h2>
          <ul>
            {glossaryParts
              .filter(({ slug }) => slug !== part.slug)
              .map((other) => (
                <li key={other.slug}>
                  <a href={partPath(other)} className="text-link inline-block py-2">
                    {other.title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
