import type { ListingFacts } from "#app/platform/business/listing/listing-values.ts"
import { fill } from "#app/platform/fill.ts"
import { useStaffTimes } from "#app/platform/zones/staff-times.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { moderation } from "#content/en/moderation.ts"
import { editedFacts, factName, staffFactText } from "../staff-facts.ts"
import type { Refused } from "./refused.ts"

const words = adminListings.detail
type Conflicting = { conflict: NonNullable<Refused["conflict"]> }

/** Who was faster, and both texts where they differ. */
export function Conflict({ conflict, facts }: Conflicting & { facts?: ListingFacts }) {
  const { current } = conflict
  const differing = editedFacts.filter((fact) => facts && facts[fact] !== current[fact])
  return (
    <>
      <Notice tone="error" title={adminListings.conflict.title}>
        <p>
          <Faster conflict={conflict} sentence={adminListings.conflict.text} />
        </p>
      </Notice>
      {facts &&
        differing.map((fact) => (
          <Facts key={fact} heading={factName(fact)}>
            <Fact name={adminListings.conflict.yours} empty={words.notGiven}>
              {staffFactText(fact, facts[fact])}
            </Fact>
            <Fact name={adminListings.conflict.theirs} empty={words.notGiven}>
              {staffFactText(fact, current[fact])}
            </Fact>
          </Facts>
        ))}
    </>
  )
}

/** A sentence about whoever was faster. */
export function Faster({ conflict, sentence }: Conflicting & { sentence: string }) {
  const { timeText } = useStaffTimes()
  const { revision } = conflict
  const by = revision && (revision.by ?? adminListings.actors[revision.byKind])
  return fill(sentence, { by: by ?? moderation.nobody, date: revision ? timeText(revision.at) : "" })
}
