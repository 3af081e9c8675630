import { Form, Link, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminEvents } from "#content/en/admin-events.ts"
import { whenTexts } from "../public-event.ts"
import { countOfEvents } from "./admin-list.tsx"
import { ReasonField, ScopeChoice } from "./event-fields.tsx"
import { eventList } from "./staff-list.ts"
import type { StaffEvent } from "./staff-queries.server.ts"

type Props = {
  step: keyof typeof adminEvents.confirmations & ("cancel" | "reinstate" | "delete")
  event: Pick<StaffEvent, "id" | "title" | "location" | "localDate" | "localTime" | "timeZone">
  /** Number of events from this one to the end of its series. */
  later: number
  /** The database was down when the step was confirmed. */
  failed?: boolean
  scope?: string
  /** Number of people who get an email about it; undefined if no one does. */
  told?: number
  reason?: { value: string; error?: string }
}

/** Confirmation page before an event is cancelled, reinstated or deleted. */
export function EventConfirmation({ step, event, later, failed, scope, told, reason }: Props) {
  const busy = useNavigation().state !== "idle"
  const words = adminEvents.confirmations[step]
  return (
    <Form method="post" className="panel grid max-w-xl grid-cols-1 gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">{words.question}</h1>
      {failed && <Notice tone="error" title={words.failed} />}
      <p className="wrap-anywhere">
        <strong className="block">{event.title}</strong>
        {format(adminEvents.when, whenTexts(event))}
        <span className="block text-ivory-300">{event.location}</span>
      </p>
      <p className="text-ivory-300">{words.text}</p>
      {later > 1 && (
        <ScopeChoice legend={adminEvents.confirmations.scope} later={countOfEvents(later)} value={scope} />
      )}
      {told !== undefined && step !== "delete" && (
        <ReasonField told={told} text={adminEvents.confirmations[step].told} {...reason} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          name="intent"
          value={step}
          variant={step === "reinstate" ? "gold" : "destructive"}
          disabled={busy}
        >
          {words.submit}
        </Button>
        <Link
          to={`${eventList.path}/${event.id}`}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {adminEvents.confirmations.back}
        </Link>
      </div>
    </Form>
  )
}
