import { Form, Link, useNavigation } from "react-router"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { adminPerson } from "#content/en/admin-subscribers.ts"

const words = adminPerson.erasure

export type Erasable = {
  email: string
  /** What would be deleted, such as '2 stories', and the names of these kinds. */
  parts: string[]
  kinds: string[]
  /** Public pages that would be deleted. */
  publicPages: string[]
  /** State of what the page shows; an erasure of a different state is refused. */
  fingerprint: string
}

type Props = Erasable & { hasChanged?: boolean }

/** Confirmation page before everything about a person is deleted. */
export function ErasureForm({ email, parts, publicPages, fingerprint, hasChanged }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="panel grid max-w-2xl grid-cols-1 gap-4 p-5">
      {hasChanged && <RefusalNotice title={words.changed} />}
      <h1 className="font-sans text-xl font-bold wrap-anywhere">{format(words.confirm, { email })}</h1>
      <p>{words.what}</p>
      <ErasedParts parts={parts} publicPages={publicPages} />
      <p className="text-sm text-ivory-300">{words.audit}</p>
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy}>
          {words.submit}
        </Button>
        <Link
          to={personHref(email)}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {words.cancel}
        </Link>
      </div>
    </Form>
  )
}

/** What an erasure deletes, and which public pages disappear. */
export function ErasedParts({ parts, publicPages }: Pick<Erasable, "parts" | "publicPages">) {
  return (
    <>
      <ul className="grid list-disc gap-1 ps-5 font-semibold">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {publicPages.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p>{words.published}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {publicPages.map((path) => (
              <li key={path}>
                <a href={path} className="text-gold-400 underline wrap-anywhere">
                  {path}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
