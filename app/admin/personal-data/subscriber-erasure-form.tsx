import { Form, Link, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { type Erasable, ErasedParts } from "./erasure-form.tsx"

const words = adminPerson.subscription

type Props = Erasable & {
  list: keyof typeof words.onlyText
  /** Address of the list that the user came from. */
  back: string
  hasMore: boolean
  hasChanged?: boolean
}

/** Asks what to delete: the entry on one list, or everything about the person. */
export function SubscriberErasureForm({ list, email, back, hasMore, hasChanged, ...erasable }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      {hasChanged && <RefusalNotice title={adminPerson.erasure.changed} />}
      <h1 className="text-heading">{words.confirm}</h1>
      <p className="font-semibold wrap-anywhere">{email}</p>
      <Form method="post" className="panel grid grid-cols-1 gap-3 p-5">
        <p>{words.onlyText[list]}</p>
        <Button
          name="intent"
          value="subscription"
          variant={hasMore ? "secondary" : "destructive"}
          disabled={busy}
          className="justify-self-start"
        >
          {words.only}
        </Button>
      </Form>
      {hasMore ? (
        <Form method="post" className="panel grid grid-cols-1 gap-3 p-5">
          <p className="wrap-anywhere">{format(words.everythingText, { email })}</p>
          <ErasedParts {...erasable} />
          <p>{adminPerson.erasure.what}</p>
          <p className="text-sm text-ivory-300">{adminPerson.erasure.audit}</p>
          <input type="hidden" name="fingerprint" value={erasable.fingerprint} />
          <Button
            name="intent"
            value="person"
            variant="destructive"
            disabled={busy}
            className="justify-self-start"
          >
            {words.everything}
          </Button>
        </Form>
      ) : (
        <p className="text-ivory-300 wrap-anywhere">{format(words.nothingElse, { email })}</p>
      )}
      <Link
        to={back}
        className="inline-flex min-h-11 items-center justify-self-start text-gold-400 underline"
      >
        {words.cancel}
      </Link>
    </div>
  )
}
