import { Form, useNavigation } from "react-router"
import { hidingReasons } from "#app/listings/listing/listing-options.ts"
import { noteLength } from "#app/review/options.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField, TextArea } from "#app/ui/form/field.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import type { Standing } from "../editing.server.ts"
import type { StaffListing } from "../staff-queries.server.ts"
import { ConflictNotice } from "./conflict.tsx"
import type { Refused } from "./refused.ts"

const words = adminListings.detail
/** Status changes offered for each status. */
const offered = {
  listed: ["hide", "close", "archive"],
  hidden: ["list", "close", "archive"],
  closed: ["list", "hide", "archive"],
  archived: ["list", "hide", "close"],
} as const satisfies Record<string, Standing[]>

export function StandingForm({ listing, refused }: { listing: StaffListing; refused?: Refused }) {
  const busy = useNavigation().state !== "idle"
  const { status, revision } = listing
  const answer = refused?.standing
  const errors = answer ? refused.errors : {}
  if (status === "merged" || status === "withdrawn") return null
  return (
    <Form
      key={`${listing.id}:${revision}`}
      method="post"
      noValidate
      aria-labelledby="standing"
      className="panel grid grid-cols-1 gap-4 p-4"
    >
      <h2 id="standing" className="font-sans text-lg font-bold">
        {words.standing}
      </h2>
      <p className="text-sm text-ivory-300">{words.standingHint}</p>
      {answer && refused.conflict && (
        <ConflictNotice conflict={refused.conflict} sentence={adminListings.conflict.pressAgain} />
      )}
      <input type="hidden" name="revision" value={revision} />
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        error={errors.reason}
        defaultValue={answer?.reason}
        maxLength={noteLength}
        required
        rows={3}
      />
      {status !== "hidden" && (
        <SelectField
          name="reasonCode"
          label={words.hidingReason}
          error={errors.reasonCode}
          empty={words.chooseReason}
          options={hidingReasons.map((code) => ({ value: code, label: words.hidingReasons[code] }))}
          defaultValue={answer?.reasonCode}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {offered[status].map((standing) => (
          <Button
            key={standing}
            name="intent"
            value={standing}
            variant={standing === "list" ? "gold" : "secondary"}
            disabled={busy}
          >
            {words[standing]}
          </Button>
        ))}
      </div>
    </Form>
  )
}
