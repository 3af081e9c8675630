import { ConfirmRows } from "#app/ui/list/confirm-rows.tsx"
import { adminContacts } from "#content/en/admin-contacts.ts"
import type { listNames } from "./staff-queries.server.ts"

const words = adminContacts.deletion

type Props = {
  /** The messages to delete. */
  messages: Awaited<ReturnType<typeof listNames>>
  /** Address of the list or message that the user came from. */
  back: string
}

/** Confirmation page before messages are deleted. */
export function DeletionForm({ messages, back }: Props) {
  const isOne = messages.length === 1
  return (
    <ConfirmRows
      heading={isOne ? words.confirm : words.confirmMany}
      rows={messages}
      nameOf={({ name, subject }) => (
        <>
          <strong className="block">{name}</strong>
          <span className="text-ivory-300">{subject ?? adminContacts.noSubject}</span>
        </>
      )}
      submit={isOne ? words.submit : words.submitMany}
      cancel={words.cancel}
      back={back}
    >
      <p className="text-ivory-300">{words.text}</p>
    </ConfirmRows>
  )
}
