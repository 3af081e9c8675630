import { format } from "#app/lib/text/format.ts"
import { StaffDate, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { moderation } from "#content/en/moderation.ts"

type Props = { createdAt: Date; promisedBy: Date | null; now: Date }

/** The date of a submission, and the date by which an answer was promised. */
export function SentDate({ createdAt, promisedBy, now }: Props) {
  const { shortDateText } = useStaffTimes()
  const isLate = promisedBy !== null && promisedBy < now
  return (
    <>
      <StaffDate at={createdAt} />
      {promisedBy && (
        <span className={`block text-sm ${isLate ? "font-semibold text-ember-text" : "text-ivory-300"}`}>
          {format(isLate ? moderation.late : moderation.due, { date: shortDateText(promisedBy) })}
        </span>
      )}
    </>
  )
}
