import { X } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { directoryContent } from "#content/en/directory.ts"
import type { DirectoryPage } from "../directory.server.ts"
import { categoryText, placeName } from "../list-name.ts"
import { type DirectorySearch, directoryHref } from "../search/directory-search.ts"
import { switchesOf } from "./switches.ts"

const words = directoryContent.chosen

type Choice = { label: string; without: Partial<DirectorySearch> }

/** Active filters, each with a link that removes it, and one link that removes all. */
export function Chosen({ search, area }: Pick<DirectoryPage, "search" | "area">) {
  const chosen = choicesOf({ search, area })
  if (chosen.length === 0) return null
  return (
    <ul aria-label={words.label} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <a
            href={directoryHref(search, without)}
            aria-label={format(words.clear, { filter: label })}
            className="chip"
          >
            <span className="line-clamp-2 wrap-anywhere">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a
            href={pathTo("/merchant-directory")}
            className="text-link inline-flex min-h-11 items-center px-2"
          >
            {words.clearAll}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Number of active filters, without the search text. */
export const countFilters = ({ search, area }: Pick<DirectoryPage, "search" | "area">) =>
  choicesOf({ search: { ...search, q: "" }, area }).length

function choicesOf({ search, area }: Pick<DirectoryPage, "search" | "area">): Choice[] {
  const { q, category } = search
  return [
    ...(q ? [{ label: format(words.words, { words: q }), without: { q: "" } }] : []),
    ...(category ? [{ label: categoryText(category), without: { category: "" } }] : []),
    ...(area || search.place || search.near
      ? [{ label: placeName({ search, area }), without: { area: "", place: "" } }]
      : []),
    ...switchesOf(search).flatMap(({ label, isOn, change }) => (isOn ? [{ label, without: change }] : [])),
  ]
}
