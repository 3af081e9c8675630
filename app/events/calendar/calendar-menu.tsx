import { CalendarPlus, ChevronDown, Download } from "lucide-react"
import { buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { eventsContent } from "#content/en/events.ts"
import type { PublicEvent } from "../public-event.ts"
import { calendarLinks } from "./calendar-links.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "keep-session": React.HTMLAttributes<HTMLElement> & { "data-session": string }
    }
  }
}

const words = eventsContent.calendar
const item = "flex min-h-11 items-center rounded-control px-3 hover:bg-ink-700 hover:text-gold-300"

/**
 * A popover: it opens without script, and the browser closes it on Escape, which returns focus to its button, on a click
 * elsewhere, and when another one opens. The element `keep-session` records the session for the visitor's own pattern
 * band.
 */
export function CalendarMenu({
  event,
  publicUrl,
  describedBy,
}: {
  event: PublicEvent
  publicUrl: string
  /** Id of the event's heading, because several menus on a page have the same label. */
  describedBy: string
}) {
  const id = `${describedBy}-calendar`
  const { google, outlook, file } = calendarLinks(event, publicUrl)
  return (
    <keep-session data-session={event.key} className="group block w-fit max-w-full">
      <button
        type="button"
        popoverTarget={id}
        aria-describedby={describedBy}
        className={buttonClass({ variant: "outline" }, "max-w-full")}
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        {words.add}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-[rotate] group-has-[:popover-open]:rotate-180"
        />
      </button>
      <ul id={id} popover="auto" className="button-menu rounded-control border border-ink-600 bg-ink-800 p-1">
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
    </keep-session>
  )
}
