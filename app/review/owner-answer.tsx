import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { noteLength } from "./options.ts"

/** What is sent with a press, and what it is called: shown, and in full for who hears it without the rest of the page. */
type Press = { intent: string; text: string; label: string }

type Props = {
  /** Which of the queue it is. */
  hidden: { name: string; value: number }
  accept: Press
  /** @property field of the reason, one of its own for each in the queue */
  refuse: Press & { field: string; open: string; reason: string; reasonHint: string }
  /** A reason that was not taken, and why. */
  refused: { reason: string; error: string } | undefined
}

/** The answer to something that an owner asks for: yes by one press, or no with a reason that the owner reads. */
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
