import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems } from "#app/ui/form/error-summary.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { placeWords as words } from "#content/en/places.ts"
import { PlaceFields } from "../position/place-fields.tsx"
import type { PlaceState } from "../position/place-state.ts"

type Props = {
  publicId: string
  businessName: string
  onlineOnly: boolean
  /** A proposed location change waits for staff. */
  waits: boolean
  state: PlaceState & { seen: number; isStale?: boolean }
}

/** Owner's form for the location of a business. */
export function PlacePage({ publicId, businessName, onlineOnly, waits, state }: Props) {
  const back = (
    <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline" size="lg">
      {words.cancel}
    </ButtonLink>
  )
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: businessName })}</h1>
      {onlineOnly ? (
        <>
          <p className="text-lg">{words.online}</p>
          <p>{back}</p>
        </>
      ) : (
        <>
          <p className="text-lg">{words.lead}</p>
          <p className="text-ivory-300">{words.waits}</p>
          {waits && <p className="text-ivory-300">{words.waitsFor}</p>}
          {state.isStale && <Notice tone="error" title={words.stale} />}
          <ErrorSummary items={fieldProblems(["locality", "pin", "pinPrecision"], state.errors)} />
          <form method="post" noValidate className="grid gap-6">
            <input type="hidden" name="seen" value={state.seen} />
            <div className="panel grid gap-5 p-5">
              <PlaceFields state={state} />
            </div>
            <p className="flex flex-wrap gap-3">
              <Button variant="gold" size="lg">
                {state.understood ? words.understood.confirm : words.submit}
              </Button>
              {back}
            </p>
          </form>
        </>
      )}
    </div>
  )
}
