import { format } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminStatus } from "#content/en/admin-status.ts"
import { site } from "#content/en/site.ts"
import { bytesText } from "./bytes-text.ts"
import type { Status } from "./checks.ts"

const words = adminStatus.backup
const number = (value: number | null) => (value ?? 0).toLocaleString(site.locale)

/** The site's own backups: their location, the last result, and how to restore one. */
export function BackupFacts({ instance, backups }: Pick<Status, "instance" | "backups">) {
  const { timeText } = useStaffTimes()
  const { last, lastGood } = backups ?? {}
  const empty = backups ? words.never : adminStatus.notRead
  return (
    <Facts heading={words.heading}>
      <Fact name={words.where} empty={words.nowhere}>
        {instance.backups && <code className="wrap-anywhere">{instance.backups.where}</code>}
      </Fact>
      <Fact name={words.last} empty={empty}>
        {last?.outcome &&
          format(words.outcomes[last.outcome], { date: timeText(last.endedAt ?? last.startedAt) })}
      </Fact>
      {last && last.outcome !== "good" && (
        <Fact name={words.reason} empty={words.killed}>
          {last.reason}
        </Fact>
      )}
      <Fact name={words.lastGood} empty={empty}>
        {lastGood && <StaffTime at={lastGood.startedAt} />}
      </Fact>
      {lastGood && (
        <>
          <Fact name={words.size} empty={adminStatus.none}>
            {format(words.sizeText, {
              size: bytesText(lastGood.bytes ?? 0),
              rows: number(lastGood.rowCount),
              files: number(lastGood.fileCount),
            })}
          </Fact>
          <Fact name={words.restore} empty={adminStatus.none}>
            {format(words.restoreText, { seconds: number(Math.ceil((lastGood.restoreMs ?? 0) / 1000)) })}
          </Fact>
        </>
      )}
    </Facts>
  )
}
