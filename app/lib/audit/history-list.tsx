import { moderation } from "#content/en/moderation.ts"
import { StaffTime } from "../time/staff-times.tsx"
import type { listAudit } from "./audit.server.ts"
import { actorText, detailValueText } from "./audit-words.ts"

type Props = {
  history: Awaited<ReturnType<typeof listAudit>>
  /** The texts of this subject's actions; others are shown as in the log. */
  actions: Record<string, string>
}

/** The history of one subject, newest first; nothing if it is empty. */
export function HistoryList({ history, actions }: Props) {
  if (history.length === 0) return null
  const names: Record<string, string> = { ...moderation.actions, ...actions }
  return (
    <section aria-label={moderation.history} className="panel grid gap-3 p-4">
      <h2 className="font-sans text-lg font-bold">{moderation.history}</h2>
      <ol className="grid gap-2">
        {history.map(({ id, at, actor, action, details }) => (
          <li key={id} className="border-t border-ink-700 pt-2">
            <p className="font-semibold">{names[action] ?? action}</p>
            <p className="text-sm text-ivory-300">
              {actorText(actor)}, <StaffTime at={at} />
            </p>
            {Object.entries(details).map(([name, detail]) =>
              detail === null ? null : (
                <p key={name} className="text-sm wrap-anywhere">
                  {detailValueText(name, detail)}
                </p>
              ),
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
