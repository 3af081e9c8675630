import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffDate } from "#app/lib/time/staff-times.tsx"
import { kmText } from "#app/listings/position/place-state.ts"
import { OwnerAnswer } from "#app/review/owner-answer.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { adminListingEdits as words } from "#content/en/admin-listing-edits.ts"
import { placeWords } from "#content/en/places.ts"
import { ChangesList } from "../changes-list.tsx"
import type { WaitingEdit } from "../decide-edits.server.ts"

export type RefusedReason = { id: number; reason: string; error: string }

/** Changes proposed by owners, oldest first: old and new values side by side, with the form for the decision. */
export function EditQueue({ edits, refused }: { edits: WaitingEdit[]; refused?: RefusedReason }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p className="measure text-ivory-300">{words.lead}</p>
      </div>
      {refused && <ErrorSummary items={[{ field: `reason-${refused.id}`, message: refused.error }]} />}
      {edits.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul className="grid gap-4">
        {edits.map((edit) => (
          <li key={edit.id} id={`edit-${edit.id}`} className="panel grid gap-4 p-4">
            <Edit edit={edit} refused={refused?.id === edit.id ? refused : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Edit({ edit, refused }: { edit: WaitingEdit; refused: RefusedReason | undefined }) {
  const { id, businessName, slug, status, phone, proposedAt, changes } = edit
  return (
    <>
      <div>
        <h2 className="font-sans text-lg font-bold wrap-anywhere">{businessName}</h2>
        <p className="text-sm text-ivory-300">
          {words.asked} <StaffDate at={proposedAt} />
          {phone && ` · ${format(words.phone, { phone })}`}
        </p>
        {status === "listed" && (
          <a
            href={pathTo("/merchant-directory/:slug", { slug })}
            className="inline-flex min-h-9 items-center text-gold-400 underline"
          >
            {words.page}
          </a>
        )}
      </div>
      <ChangesList changes={changes} />
      {edit.pinMove && <PinMove {...edit.pinMove} />}
      <OwnerAnswer
        hidden={{ name: "id", value: id }}
        accept={{ intent: "apply", text: words.apply, label: format(words.applyOf, { name: businessName }) }}
        refuse={{
          intent: "refuse",
          field: `reason-${id}`,
          open: words.refuse,
          text: words.refuseSubmit,
          label: format(words.refuseOf, { name: businessName }),
          reason: words.reason,
          reasonHint: words.reasonHint,
        }}
        refused={refused}
      />
    </>
  )
}

/** Distance of a pin from its town and from its former position. */
function PinMove({ fromTown, movedKm }: NonNullable<WaitingEdit["pinMove"]>) {
  const { staff, directions } = placeWords
  return (
    <p className="text-sm text-ivory-300">
      {fromTown
        ? format(staff.fromTown, {
            distance: kmText(fromTown.km),
            direction: directions[fromTown.direction] ?? "",
            town: fromTown.town,
          })
        : staff.noTown}
      {movedKm !== null && ` · ${format(staff.moved, { distance: kmText(movedKm) })}`}
    </p>
  )
}
