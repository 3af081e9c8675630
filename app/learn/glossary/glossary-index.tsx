import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { glossary } from "#content/en/glossary.ts"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import { site } from "#content/en/site.ts"
import type { GlossaryEntry } from "#content/glossary-entry.ts"
import { PageHeader } from "../page-header.tsx"
import { Entry } from "./entry.tsx"
import { entriesOf, partPath, termPath } from "./glossary-entries.ts"
import { longestQuery } from "./search-glossary.ts"

/**
 * /learn/glossary: search, parts, and every term by letter. The page used to contain every explanation, so each term
 * keeps its anchor here for old links.
 *
 * @param found search results; null without a query
 */
export function GlossaryIndex({ query, found }: { query: string; found: readonly GlossaryEntry[] | null }) {
  return (
    <>
      <PageHeader
        back={{ label: glossaryPage.back, href: pathTo("/learn") }}
        heading={glossaryPage.heading}
        lead={format(glossaryPage.lead, { count: glossary.length })}
      >
        <GlossarySearch query={query} />
      </PageHeader>
      <PatternBand pattern="steps" />
      {found ? <Found query={query} found={found} /> : <Everything />}
    </>
  )
}

/** A GET form: each result page has its own address. */
function GlossarySearch({ query }: { query: string }) {
  return (
    <search className="max-w-xl">
      <form action={pathTo("/learn/glossary")} className="grid gap-1.5">
        <label htmlFor="glossary-search" className="font-semibold">
          {glossaryPage.search.label}
        </label>
        <div className="flex gap-3">
          <input
            id="glossary-search"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            className="min-h-11 w-full min-w-0 rounded-control border border-ivory-400/70 bg-well px-3 hover:border-ivory-300"
          />
          <Button variant="gold">{glossaryPage.search.submit}</Button>
        </div>
      </form>
    </search>
  )
}

function Found({ query, found }: { query: string; found: readonly GlossaryEntry[] }) {
  const words = glossaryPage.search
  const sentence = found.length > 0 ? formatCount(words.found, found.length, site.locale) : words.none
  return (
    <section aria-labelledby="found" className="page-width section-room">
      <h2 id="found" className="text-heading">
        {format(sentence, { query })}
      </h2>
      <p className="my-3 flex flex-wrap gap-x-6">
        <a href={pathTo("/learn/glossary")} className="text-link inline-block py-2">
          {words.all}
        </a>
        <a
          href={`${pathTo("/search")}?${new URLSearchParams({ q: query })}`}
          className="text-link inline-block py-2"
        >
          {words.everywhere}
        </a>
        {found.length === 0 && (
          <a href={pathTo("/contact")} className="text-link inline-block py-2">
            {words.ask}
          </a>
        )}
      </p>
      <dl className="glossary">
        {found.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </dl>
    </section>
  )
}

function Everything() {
  const letters = Map.groupBy(glossary, ({ term }) => term.charAt(0).toUpperCase())
  return (
    <>
      <section aria-labelledby="parts" className="page-width section-room">
        <h2 id="parts" className="mb-5 text-heading">
          {glossaryPage.parts}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {glossaryParts.map((part) => (
            <li key={part.slug} className="panel card-link relative p-4">
              <h3 className="font-bold">
                <a href={partPath(part)} className="card-target">
                  {part.title}
                </a>
              </h3>
              <p className="text-ivory-300 text-sm">
                {formatCount(glossaryPage.count, entriesOf(part).length, site.locale)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="letters" className="page-width">
        <h2 id="letters" className="mb-2 text-heading">
          {glossaryPage.letters}
        </h2>
        <ul className="letters">
          {[...letters].map(([letter, entries]) => (
            <li key={letter}>
              <h3 id={`letter-${letter}`}>{letter}</h3>
              <ul>
                {entries.map(({ id, term }) => (
                  <li key={id} id={id}>
                    <a href={termPath(id)}>{term}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
