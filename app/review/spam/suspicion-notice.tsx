import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { moderation } from "#content/en/moderation.ts"

const reasons: Record<string, string> = moderation.suspicions

type Props = {
  suspicion: string | null
  /** False once decided. */
  canClear: boolean
}

/** Why a submission looks automated. Staff decide. */
export function SuspicionNotice({ suspicion, canClear }: Props) {
  const busy = useNavigation().state !== "idle"
  if (!suspicion) return null
  return (
    <div className="panel grid justify-items-start gap-3 border-s-4 border-s-ember p-4">
      <p>
        <strong>{moderation.suspicious}:</strong> {reasons[suspicion] ?? suspicion}
      </p>
      {canClear && (
        <>
          <p className="text-sm text-ivory-300">{moderation.clearHint}</p>
          <Form method="post">
            <Button name="intent" value="clear-suspicion" variant="secondary" size="sm" disabled={busy}>
              {moderation.clear}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}
