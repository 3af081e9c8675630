import { Form, Link, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { adminContacts } from "#content/en/admin-contacts.ts"
import type { listNames } from "./staff-queries.server.ts"

const words = adminContacts.deletion

type Props = {
  /** The messages that would be deleted. */
  messages: Awaited<ReturnType<typeof listNames>>
  /** Where the person came from. */
  back: string
}

/** Asks once more before messages are deleted. */
export function DeletionForm({ messages, back }: Props) {
  const busy = useNavigation().state !== "idle"
  const isOne = messages.length === 1
  return (
    <Form method="post" className="panel grid max-w-xl grid-cols-1 gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">{isOne ? words.confirm : words.confirmMany}</h1>
      <ul className="grid gap-2">
        {messages.map(({ id, name, subject }) => (
          <li key={id} className="wrap-anywhere">
            <input type="hidden" name="ids" value={id} />
            <strong className="block">{name}</strong>
            <span className="text-ivory-300">{subject ?? adminContacts.noSubject}</span>
          </li>
        ))}
      </ul>
      <p className="text-ivory-300">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy}>
          {isOne ? words.submit : words.submitMany}
        </Button>
        <Link
          to={back}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {words.cancel}
        </Link>
      </div>
    </Form>
  )
}
