import type { Times } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { ReminderState } from "./reminder-state.server.ts"

const words = adminEvents.reminders
const hourMs = 60 * 60 * 1000
const aheadMs = { day: 24 * hourMs, hour: hourMs }

type Session = { startsAt: Date; takesPlace: boolean }

/** For staff: how many readers hear of a town hall, and which reminders were queued and sent. @param now server time */
export function ReminderFacts({
  state,
  session,
  now,
}: {
  state: ReminderState
  session: Session
  now: Date
}) {
  const times = useStaffTimes()
  const earlier = state.mails.filter((mail) => !mail.isCurrent)
  return (
    <Facts heading={words.title}>
      <Fact name={words.subscribers} empty="0">
        {state.subscribers.toLocaleString(site.locale)}
      </Fact>
      {(["day", "hour"] as const).map((reminder) => (
        <Fact key={reminder} name={words[reminder]} empty="">
          {howFar(
            state.mails.filter((mail) => mail.isCurrent && mail.reminder === reminder),
            reminder,
            session,
            now,
            times,
          )}
        </Fact>
      ))}
      {earlier.length > 0 && (
        <Fact name={words.earlier} empty="">
          {counts(earlier)}
        </Fact>
      )}
    </Facts>
  )
}

function howFar(
  mails: ReminderState["mails"],
  reminder: "day" | "hour",
  { startsAt, takesPlace }: Session,
  now: Date,
  { timeText }: Times,
): string {
  if (mails.length > 0) return counts(mails)
  if (startsAt <= now) return words.nothingSent
  if (!takesPlace) return words.off
  const due = new Date(startsAt.getTime() - aheadMs[reminder])
  if (due > now) return format(words.due, { date: timeText(due) })
  // In the last hour only the second reminder is sent.
  const isOver = reminder === "day" && startsAt.getTime() - now.getTime() <= hourMs
  return isOver ? words.nothingSent : words.dueNow
}

/** 'Sent: 12', one line per status. */
function counts(mails: ReminderState["mails"]): string {
  return (["sent", "queued", "dead"] as const)
    .map((status) => ({
      status,
      count: mails.filter((mail) => mail.status === status).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => format(words[status], { count: count.toLocaleString(site.locale) }))
    .join("\n")
}
