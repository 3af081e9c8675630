import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { ExtraFields } from "../listing/extra-fields.tsx"
import { ChangesList } from "./edit/changes-list.tsx"
import type { MoreState } from "./edit/edit-request.server.ts"

const words = listingOwners.more

type Props = { publicId: string; businessName: string; state: MoreState }

/** Opening hours and other facts that only an owner knows. All are optional. */
export function MorePage({ publicId, businessName, state }: Props) {
  const { values, errors, seen, meanwhile } = state
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: businessName })}</h1>
      <p className="text-lg">{words.lead}</p>
      {meanwhile && (
        <Notice tone="error" title={listingOwners.edit.stale}>
          <ChangesList changes={meanwhile} />
        </Notice>
      )}
      <ErrorSummary items={problems} />
      <form method="post" noValidate className="grid gap-6">
        {/* Enter submits with the first button of a form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />
        <input type="hidden" name="seen" value={seen} />
        <ExtraFields values={values} errors={errors} />
        <p className="flex flex-wrap gap-3">
          <Button variant="gold" size="lg">
            {listingOwners.edit.submit}
          </Button>
          <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline" size="lg">
            {listingOwners.edit.cancel}
          </ButtonLink>
        </p>
      </form>
    </div>
  )
}
