import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { site } from "#content/en/site.ts"

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  words: Record<"pagesLabel" | "pageOf" | "previous" | "next", string>
}

/** Pagination links of a list; nothing for a single page. */
export function PageLinks({ page, pages, hrefOf, words }: Props) {
  if (pages === 1) return null
  return (
    <nav aria-label={words.pagesLabel} className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} rel="prev" variant="outline">
          {words.previous}
        </ButtonLink>
      )}
      <span className="tabular-nums">
        {format(words.pageOf, {
          page: page.toLocaleString(site.locale),
          pages: pages.toLocaleString(site.locale),
        })}
      </span>
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} rel="next" variant="outline">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}
