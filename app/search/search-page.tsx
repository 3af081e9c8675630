import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { Notice } from "#app/ui/notice.tsx"
import { SearchForm } from "#app/ui/search-form.tsx"
import { searchContent as words } from "#content/en/search.ts"
import { shortcuts, site } from "#content/en/site.ts"
import type { Found, Hit } from "./search-index.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-search": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Number of shops that the directory finds, and the link to them. @property isMore the count is capped */
type Shops = { count: number; isMore: boolean; href: string }

/** Result of a search; null without a query. */
export type SearchResult =
  | { kind: "found"; found: Found; shops: Shops | null }
  | { kind: "not-ready" | "too-many" | "secret" }
  | null

/** /search: the passages of our own pages that match, each with a link to its anchor. */
export function SearchPage({ query, result }: { query: string; result: SearchResult }) {
  return (
    <div className="page-width grid gap-6 pt-4 pb-16 lg:pt-14">
      <h1 className="text-title">{words.heading}</h1>
      <site-search className="grid gap-6">
        <SearchForm query={query} isFirst={!result} />
        <p role="status" className="visually-hidden" />
        <div data-part="results" className="aria-busy:opacity-60">
          <Answer query={query} result={result} />
        </div>
        <template>
          <Notice tone="error" title={words.unreachable} />
        </template>
      </site-search>
    </div>
  )
}

function Answer({ query, result }: { query: string; result: SearchResult }) {
  return (
    <>
      {result?.kind === "found" && <Results query={query} {...result} />}
      {result?.kind === "not-ready" && <Notice tone="info" title={words.notReady} />}
      {result?.kind === "too-many" && <Notice tone="error" title={words.tooMany} />}
      {result?.kind === "secret" && (
        <Notice tone="error" title={words.secret}>
          <a href={`${pathTo("/faq")}#what-if-i-lose-my-recovery-phrase`} className="text-link">
            {words.secretLink}
          </a>
        </Notice>
      )}
      {!result && <Start />}
    </>
  )
}

type ResultsProps = { query: string; found: Found; shops: Shops | null }

function Results({ query, found: { best, groups, corrected }, shops }: ResultsProps) {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, best.length)
  const heading = count > 0 ? formatCount(words.found, count, site.locale) : words.none
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="grid gap-2">
        <h2 className="text-heading wrap-anywhere">{format(heading, { query })}</h2>
        {corrected && <p className="text-ivory-300">{format(words.corrected, { words: corrected })}</p>}
        {count === 0 && (
          <p className="flex flex-wrap gap-x-4 text-ivory-300 *:py-2">
            <span>{words.noneText}</span>
            <a href={pathTo("/ask")} className="text-link">
              {words.ask}
            </a>
            <a href={pathTo("/contact")} className="text-link">
              {words.contact}
            </a>
          </p>
        )}
        {shops && (shops.count > 0 || count === 0) && (
          <p>
            <a href={shops.href} className="text-link inline-block py-2">
              {shopsText(shops)}
            </a>
          </p>
        )}
      </div>
      <ul className="grid gap-3 empty:hidden">
        {best.map((hit) => (
          <HitItem key={`${hit.path} ${hit.anchor}`} hit={hit} level="h3" />
        ))}
      </ul>
      {groups.map(({ group, hits }) => (
        <section key={group} aria-labelledby={`found-${group}`} className="grid gap-3">
          <h3 id={`found-${group}`} className="font-bold text-gold-400 text-lg">
            {words.groups[group]}
          </h3>
          <ul className="grid gap-3">
            {hits.map((hit) => (
              <HitItem key={`${hit.path} ${hit.anchor}`} hit={hit} level="h4" />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function shopsText({ count, isMore }: Shops): string {
  if (isMore) return format(words.manyShops, { count })
  return count > 0 ? formatCount(words.shops, count, site.locale) : words.noShops
}

function HitItem({ hit, level: Heading }: { hit: Hit; level: "h3" | "h4" }) {
  const { path, anchor, group, title, heading } = hit
  // Answers are all on one page, so the page's title is omitted.
  const isNamed = heading !== title && group !== "answers"
  return (
    <li className="panel card-link relative grid gap-1 p-4">
      <Heading className="font-bold">
        <a href={anchor ? `${path}#${anchor}` : path} className="card-target">
          {heading}
        </a>
      </Heading>
      <p className="text-ivory-400 text-sm">
        {isNamed ? format(words.partOf, { group: words.groups[group], title }) : words.groups[group]}
      </p>
      <p className="text-ivory-300 wrap-anywhere">
        <Excerpt hit={hit} />
      </p>
    </li>
  )
}

/** Characters of a long passage shown before and after the first match. */
const [before, around] = [60, 180]

function Excerpt({ hit: { text, marks } }: { hit: Hit }) {
  const from = wordStart(text, Math.max(0, (marks[0]?.[0] ?? 0) - before))
  const to = from + around >= text.length ? text.length : wordStart(text, from + around)
  const shown = marks.filter(([begin, end]) => begin >= from && end <= to)
  const parts = shown.map(([begin, end], index) => {
    const last = shown[index - 1]?.[1] ?? from
    return (
      <span key={begin}>
        {text.slice(last, begin)}
        <mark className="bg-transparent font-semibold text-gold-400">{text.slice(begin, end)}</mark>
      </span>
    )
  })
  return (
    <>
      {from > 0 && "… "}
      {parts}
      {text.slice(shown.at(-1)?.[1] ?? from, to)}
      {to < text.length && " …"}
    </>
  )
}

/** Start of the word at this position. */
function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.slice(0, at).search(/\S*$/)
}

function Start() {
  return (
    <nav aria-label={words.start}>
      <p className="text-ivory-300">{words.start}</p>
      <ul className="flex flex-wrap gap-x-4">
        {shortcuts.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link inline-block py-2">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
