import { CalendarPlus, ChevronDown, Download } from "lucide-react"
import { buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { eventsContent } from "#content/en/events.ts"
import { calendarLinks } from "./calendar-links.ts"
import type { PublicEvent } from "./public-event.ts"

const words = eventsContent.calendar
const item = "flex min-h-11 items-center rounded-control px-3 hover:bg-ink-700 hover:text-gold-300"

/** Opens in place, without script; opening another one of the page closes it. */
export function CalendarMenu({
  event,
  publicUrl,
  describedBy,
}: {
  event: PublicEvent
  publicUrl: string
  /** Id of the event's heading: several menus of a page have one name. */
  describedBy: string
}) {
  const { google, outlook, file } = calendarLinks(event, publicUrl)
  return (
    <details name="add-to-calendar" className="group w-fit max-w-full">
      <summary
        aria-describedby={describedBy}
        className={buttonClass(
          { variant: "outline" },
          "max-w-full list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        {words.add}
        <ChevronDown aria-hidden="true" className="size-4 transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="mt-2 rounded-control border border-ink-600 bg-ink-800 p-1">
        <li>
          <ExternalLink href={google} className={item}>
            {words.google}
          </ExternalLink>
        </li>
        <li>
          <a href={file} download className={item}>
            {words.apple}
            <Download aria-hidden="true" className="ms-1.5 size-4 opacity-70" />
          </a>
        </li>
        <li>
          <ExternalLink href={outlook} className={item}>
            {words.outlook}
          </ExternalLink>
        </li>
      </ul>
    </details>
  )
}
