import { Form, useNavigation } from "react-router"
import { compareTexts, type TextPart } from "#app/lib/text/compare-texts.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { ComparedText } from "#app/ui/compared-text.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import { changesInOrder, factName, staffFactText } from "./staff-facts.ts"
import type { Revision } from "./staff-queries.server.ts"

const words = adminListings.revisions

type Props = { revisions: Revision[]; current: number; canRestore: boolean }

/** Every revision of a listing, newest first: who, when, why, old and new values. */
export function ListingHistory({ revisions, current, canRestore }: Props) {
  return (
    <section aria-labelledby="changes" className="panel grid grid-cols-1 gap-3 p-4">
      <h2 id="changes" className="font-sans text-lg font-bold">
        {words.heading}
      </h2>
      {canRestore && current > 1 && <p className="text-sm text-ivory-300">{words.restoreHint}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {revisions.map((one) => (
          <li key={one.revision} className="grid grid-cols-1 gap-2 border-t border-ink-700 pt-3">
            <Change revision={one} isCurrent={one.revision === current} />
            {canRestore && one.revision !== current && <Restore revision={one.revision} seen={current} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Change({ revision, isCurrent }: { revision: Revision; isCurrent: boolean }) {
  const { timeText } = useStaffTimes()
  const { byKind, by, at, reason, reasonCode, changes } = revision
  const who = (byKind === "staff" && by) || adminListings.actors[byKind]
  const count = Object.keys(changes).length
  return (
    <>
      <div>
        <h3 className="font-semibold">
          {format(words.number, { number: revision.revision })}
          {isCurrent && <span className="font-normal text-ivory-300"> ({words.current})</span>}
        </h3>
        <p className="text-sm text-ivory-300">{format(words.by, { by: who, date: timeText(at) })}</p>
        {reasonCode && <p>{adminListings.detail.hidingReasons[reasonCode]}</p>}
        {reason && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
      </div>
      {count === 0 ? (
        <p className="text-sm text-ivory-300">{words.erased}</p>
      ) : (
        <details open={count <= 3}>
          <summary className="min-h-6 cursor-pointer text-gold-400">
            {formatCount(words.changes, count, site.locale)}
          </summary>
          <dl className="mt-2 grid grid-cols-1 gap-3">
            {changesInOrder(changes).map(([fact, [before, after]]) => (
              <ChangedFact
                key={fact}
                name={factName(fact)}
                before={staffFactText(fact, before)}
                after={staffFactText(fact, after)}
              />
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

function ChangedFact({ name, before, after }: { name: string; before: string; after: string }) {
  const texts = compareTexts(before, after)
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      <dt className="text-sm font-semibold sm:col-span-2">{name}</dt>
      <Value label={words.before} parts={texts.one} />
      <Value label={words.after} parts={texts.other} />
    </div>
  )
}

function Value({ label, parts }: { label: string; parts: TextPart[] }) {
  return (
    <dd className="rounded-control bg-ink-950 p-2 whitespace-pre-line wrap-anywhere">
      <span className="block text-sm text-ivory-300">{label}</span>
      <ComparedText parts={parts} />
    </dd>
  )
}

function Restore({ revision, seen }: { revision: number; seen: number }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="justify-self-start">
      <input type="hidden" name="revision" value={seen} />
      <input type="hidden" name="restored" value={revision} />
      <Button name="intent" value="restore" variant="secondary" size="sm" disabled={busy}>
        {format(words.restore, { number: revision })}
      </Button>
    </Form>
  )
}
