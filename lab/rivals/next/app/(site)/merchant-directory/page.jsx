import Link from "next/link"
import built from "../../../.cache/shared/built.json"
import { Button, Directory, readDirectorySearch, words } from "../../../.cache/shared/directory.js"
import { Frame } from "../../../.cache/shared/frame.js"
import { loadDirectory } from "../../../components/merchants.js"
import { SearchForm } from "../../../components/search-form.jsx"

const { directory, year } = built.facts

export const metadata = { title: directory.title, description: directory.description }

/** Cards, filters and pages are server components; only the search field is a client component. */
export default async function DirectoryPage({ searchParams }) {
  const search = readDirectorySearch(new URLSearchParams(await searchParams))
  return (
    <Frame path="/merchant-directory" year={year}>
      <Directory search={search} {...(await loadDirectory(search))} link={FilterLink}>
        <SearchForm {...search} label={words.searchLabel} placeholder={words.searchPlaceholder}>
          <Button variant="secondary" className="shrink-0">
            {words.searchButton}
          </Button>
        </SearchForm>
      </Directory>
    </Frame>
  )
}

/** Not fetched ahead: that would be up to twenty searches for each visitor. */
function FilterLink(props) {
  return <Link prefetch={false} scroll={false} {...props} />
}
