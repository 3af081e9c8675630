import { moderation } from "#content/en/moderation.ts"

const reasons: Record<string, string> = moderation.suspicions

/** Why a submission looks automated; it is for staff to judge. */
export function SuspicionNotice({ suspicion }: { suspicion: string | null }) {
  if (!suspicion) return null
  return (
    <p className="panel border-s-4 border-s-ember p-4">
      <strong>{moderation.suspicious}:</strong> {reasons[suspicion] ?? suspicion}
    </p>
  )
}
