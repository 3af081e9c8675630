import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems } from "#app/ui/form/error-summary.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { placeWords as words } from "#content/en/places.ts"
import { PlaceFields } from "../position/place-fields.tsx"
import type { PlaceState } from "../position/place-state.ts"

type Props = {
  id: number
  name: string
  onlineOnly: boolean
  state: PlaceState & { revision: number; isStale?: boolean }
}

/** /admin/listings/:id/place */
export function AdminPlace({ id, name, onlineOnly, state }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/listings/:id", { id })}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline wrap-anywhere"
      >
        {name}
      </Link>
      <h1 className="text-heading">{words.title}</h1>
      {onlineOnly ? (
        <p>{words.online}</p>
      ) : (
        <>
          {state.isStale && <RefusalNotice title={words.stale} />}
          <ErrorSummary items={fieldProblems(["locality", "pin", "pinPrecision"], state.errors)} />
          <Form
            key={JSON.stringify([state.revision, state.values])}
            method="post"
            noValidate
            className="panel grid grid-cols-1 gap-5 p-4 sm:p-6"
          >
            <input type="hidden" name="revision" value={state.revision} />
            <PlaceFields state={state} />
            <Button variant="gold" disabled={busy} className="justify-self-start">
              {state.understood ? words.understood.confirm : words.submit}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}
