import { Form, Link, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { adminEvents } from "#content/en/admin-events.ts"
import { EventFields, type FieldsProps } from "./event-fields.tsx"
import { eventList } from "./staff-list.ts"

const words = adminEvents.form

type Props = Omit<FieldsProps, "isNew"> & {
  /** Title of the copied event. */
  copyOf?: string
  /** When the form was rendered. It makes creation idempotent: a form sent twice creates an event once. */
  openedAt: string
}

/** /admin/events/new */
export function NewEvent({ copyOf, openedAt, ...fields }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-2xl gap-5">
      <Link
        to={eventList.path}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {adminEvents.detail.back}
      </Link>
      <h1 className="text-heading">{words.newTitle}</h1>
      {copyOf && (
        <p className="text-ivory-300 wrap-anywhere">{format(words.duplicateNote, { name: copyOf })}</p>
      )}
      <Form method="post" noValidate className="panel grid gap-5 p-4 sm:p-6">
        <input type="hidden" name="openedAt" value={openedAt} />
        <EventFields {...fields} isNew />
        <div className="flex flex-wrap gap-3">
          <Button variant="gold" disabled={busy}>
            {words.create}
          </Button>
          <Link
            to={eventList.path}
            className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
          >
            {words.cancel}
          </Link>
        </div>
      </Form>
    </div>
  )
}
