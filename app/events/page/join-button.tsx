import { Video } from "lucide-react"
import { buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import type { PublicEvent } from "../public-event.ts"

/** Link to join an online session, once its join URL is public. */
export function JoinButton({ event: { join } }: { event: PublicEvent }) {
  if (!join?.url) return null
  return (
    <ExternalLink
      href={join.url}
      rel="nofollow noopener noreferrer"
      className={buttonClass({ variant: "gold" })}
    >
      <Video aria-hidden="true" className="size-5" />
      {words.join}
    </ExternalLink>
  )
}
