import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { classNames } from "#app/ui/class-names.ts"
import { blog } from "#content/en/blog.ts"

/** Author and date; the date is in UTC. */
export function Byline({
  author,
  publishedAt,
  className,
}: {
  author: string
  publishedAt: Date
  className?: string
}) {
  return (
    <p className={classNames("flex flex-wrap gap-x-4 text-sm text-ivory-300", className)}>
      <span className="wrap-anywhere">{format(blog.list.byline, { author })}</span>
      <time dateTime={publishedAt.toISOString()}>{dateText(publishedAt)}</time>
    </p>
  )
}
