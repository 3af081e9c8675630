import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { noteLength } from "./options.ts"

/** A submit button: its intent, text, and accessible name. */
type Press = { intent: string; text: string; label: string }

type Props = {
  /** Identifies the item in the queue. */
  hidden: { name: string; value: number }
  accept: Press
  /** @property field name of the reason field, unique on the page */
  refuse: Press & { field: string; open: string; reason: string; reasonHint: string }
  /** A reason that failed validation, with its error. */
  refused: { reason: string; error: string } | undefined
}

/** Answers a request of an owner: accept with one press, or refuse with a reason that the owner reads. */
export function OwnerAnswer({ hidden, accept, refuse, refused }: Props) {
  const busy = useNavigation().state !== "idle"
  const which = <input type="hidden" {...hidden} />
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Form method="post">
        {which}
        <Button name="intent" value={accept.intent} variant="gold" disabled={busy} aria-label={accept.label}>
          {accept.text}
        </Button>
      </Form>
      <details open={refused !== undefined} className="grow">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ember-text">
          {refuse.open}
        </summary>
        <Form method="post" noValidate className="mt-2 grid max-w-xl gap-3">
          {which}
          <TextArea
            name={refuse.field}
            label={refuse.reason}
            hint={refuse.reasonHint}
            error={refused?.error}
            defaultValue={refused?.reason}
            maxLength={noteLength}
            rows={3}
            required
          />
          <Button
            name="intent"
            value={refuse.intent}
            variant="destructive"
            disabled={busy}
            className="justify-self-start"
            aria-label={refuse.label}
          >
            {refuse.text}
          </Button>
        </Form>
      </details>
    </div>
  )
}
