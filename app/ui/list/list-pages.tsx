import { Link } from "react-router"
import { staffLists as words } from "#content/en/staff-lists.ts"

const look = "inline-flex min-h-9 items-center text-gold-400 underline"

/** Links to the previous and the next page. @param previous its address, or false if there is none */
export function ListPages({ previous, next }: { previous: string | false; next: string | false }) {
  if (!previous && !next) return null
  return (
    <nav aria-label={words.pages} className="flex gap-4">
      {previous && (
        <Link to={previous} className={look}>
          {words.previous}
        </Link>
      )}
      {next && (
        <Link to={next} className={look}>
          {words.next}
        </Link>
      )}
    </nav>
  )
}
