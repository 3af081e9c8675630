import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "../public-event.ts"

const link = "inline-flex min-h-11 items-center text-link"

/** The recording of a past event, if there is one. */
export function AfterEvent({ event: { recordingUrl } }: { event: PublicEvent }) {
  if (!recordingUrl) return null
  return (
    <p>
      <ExternalLink href={recordingUrl} rel="nofollow noopener noreferrer" className={link}>
        {words.recording}
      </ExternalLink>
    </p>
  )
}

/** Link to request a recording, for visitors who cannot attend. It disappears when the event is over. */
export function AskForRecording({ event }: { event: PublicEvent }) {
  const subject = format(words.recordingOf, { title: event.title, date: whenTexts(event).date })
  return (
    <p className="text-ivory-300">
      {words.tooLate}{" "}
      <a href={`${pathTo("/contact")}?${new URLSearchParams({ subject })}`} className={link} rel="nofollow">
        {words.askRecording}
      </a>
    </p>
  )
}
