import { compareTexts } from "#app/lib/text/compare-texts.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { ComparedText } from "#app/ui/compared-text.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { moderation } from "#content/en/moderation.ts"
import { factName, staffFactText } from "../staff-facts.ts"
import type { ChangedByBoth, Refused } from "./refused.ts"

const words = adminListings.conflict
type Conflicting = { conflict: NonNullable<Refused["conflict"]> }

/** Who changed the same facts, and both versions of each. */
export function Conflict({ conflict }: Conflicting) {
  return (
    <>
      <ConflictNotice conflict={conflict} sentence={words.text} />
      {conflict.both?.map((changed) => (
        <BothTexts key={changed.fact} {...changed} />
      ))}
    </>
  )
}

function BothTexts({ fact, yours, theirs }: ChangedByBoth) {
  const texts = compareTexts(staffFactText(fact, yours), staffFactText(fact, theirs))
  return (
    <Facts heading={factName(fact)}>
      <Fact name={words.yours} empty="">
        <ComparedText parts={texts.one} />
      </Fact>
      <Fact name={words.theirs} empty="">
        <ComparedText parts={texts.other} />
      </Fact>
    </Facts>
  )
}

/** @param sentence about the person whose change was saved first */
export function ConflictNotice({ conflict: { revision }, sentence }: Conflicting & { sentence: string }) {
  const { timeText } = useStaffTimes()
  const by = revision && (revision.by ?? adminListings.actors[revision.byKind])
  return (
    <RefusalNotice title={words.title}>
      <p>{format(sentence, { by: by ?? moderation.nobody, date: revision ? timeText(revision.at) : "" })}</p>
    </RefusalNotice>
  )
}
