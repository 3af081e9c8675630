import { pathTo } from "#app/lib/http/path-to.ts"
import { site } from "#content/en/site.ts"
import { Button } from "./button.tsx"
import { control } from "./form/field.tsx"

/** Longer queries are cut. */
export const longestQuery = 100

/** The form of the site search. @param isFirst it is the purpose of its page, and gets the focus */
export function SearchForm({ query, isFirst }: { query?: string; isFirst?: boolean }) {
  return (
    <search className="max-w-2xl">
      <form action={pathTo("/search")} className="grid grid-cols-1 gap-1.5">
        <label htmlFor="site-search" className="font-semibold">
          {site.searchField}
        </label>
        <div className="flex gap-3">
          <input
            id="site-search"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            // biome-ignore lint/a11y/noAutofocus: where nothing is asked yet, the page is for asking
            autoFocus={isFirst}
            className={control}
          />
          <Button variant="gold">{site.search}</Button>
        </div>
      </form>
    </search>
  )
}
