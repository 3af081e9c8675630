import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { type AskedOutcome, askedOutcomes } from "#app/search/options.ts"
import { adminSearchTerms as words } from "#content/en/admin-search-terms.ts"
import { site } from "#content/en/site.ts"

export type SearchTermsWeek = {
  week: string
  weeks: readonly string[]
  counts: Partial<Record<AskedOutcome, number>>
  terms: readonly { term: string; networks: number }[]
}

const groups = [
  { heading: "searches", outcomes: askedOutcomes.filter((one) => one.startsWith("search-")) },
  { heading: "questions", outcomes: askedOutcomes.filter((one) => one.startsWith("ask-")) },
] as const

const weekText = (week: string) =>
  format(words.weekOf, {
    date: new Date(week).toLocaleDateString(site.locale, { dateStyle: "medium", timeZone: "UTC" }),
  })

/** /admin/search-terms: counts of a week's questions, and the unanswered terms. */
export function SearchTermsPage({ week, weeks, counts, terms }: SearchTermsWeek) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-heading">{words.title}</h1>
      <p className="measure text-ivory-300">{words.lead}</p>
      {weeks.length === 0 ? <p>{words.empty}</p> : <Weeks week={week} weeks={weeks} />}
      <section aria-labelledby="terms" className="grid gap-3">
        <h2 id="terms" className="font-bold text-lg">
          {words.terms}
        </h2>
        {terms.length === 0 && <p className="text-ivory-300">{words.noTerms}</p>}
        <ul className="grid gap-2 empty:hidden">
          {terms.map((term) => (
            <Term key={term.term} {...term} />
          ))}
        </ul>
        <p className="text-ivory-300 text-sm">
          {words.faq}{" "}
          <a href={pathTo("/faq")} className="text-link">
            {words.faqLink}
          </a>
        </p>
      </section>
      <section aria-labelledby="counts" className="grid gap-3">
        <h2 id="counts" className="font-bold text-lg">
          {words.counts}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          {groups.map(({ heading, outcomes }) => (
            <table key={heading} className="panel h-fit w-full">
              <caption className="p-3 text-start font-semibold">{words[heading]}</caption>
              <tbody>
                {outcomes.map((outcome) => (
                  <tr key={outcome} className="border-ink-700 border-t">
                    <th scope="row" className="p-3 text-start font-normal text-ivory-300">
                      {words.outcomes[outcome]}
                    </th>
                    <td className="p-3 text-end tabular-nums">
                      {(counts[outcome] ?? 0).toLocaleString(site.locale)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </section>
    </div>
  )
}

function Weeks({ week, weeks }: Pick<SearchTermsWeek, "week" | "weeks">) {
  return (
    <nav aria-label={words.weeks}>
      <ul className="flex flex-wrap gap-2">
        {weeks.map((one) => (
          <li key={one}>
            <Link
              to={`${pathTo("/admin/search-terms")}?week=${one}`}
              aria-current={one === week ? "page" : undefined}
              className="chip"
            >
              {weekText(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Term({ term, networks }: { term: string; networks: number }) {
  const article = `${pathTo("/admin/articles/:id", { id: "new" })}?${new URLSearchParams({ title: term })}`
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
      <span className="min-w-40 grow font-semibold wrap-anywhere">{term}</span>
      <span className="text-ivory-300 tabular-nums">
        {formatCount(words.networks, networks, site.locale)}
      </span>
      <a
        href={`${pathTo("/search")}?${new URLSearchParams({ q: term })}`}
        aria-label={format(words.searchOf, { term })}
        className="text-link py-2"
      >
        {words.search}
      </a>
      <Link to={article} aria-label={format(words.writeOf, { term })} className="text-link py-2">
        {words.write}
      </Link>
    </li>
  )
}
