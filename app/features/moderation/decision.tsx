import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { moderation } from "#content/en/moderation.ts"
import { SpamButton } from "./decision-buttons.tsx"

const link = "inline-flex min-h-11 items-center rounded-control border px-5 font-semibold hover:bg-ink-800"

type UndecidedProps = {
  /** The page of the submission. */
  path: string
  isSpam: boolean
  /** What changing it first is called, where that can be done. */
  edit?: string
}

/** The decisions on a submission that waits. */
export function Undecided({ path, isSpam, edit }: UndecidedProps) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <Button name="intent" value="approve" variant="gold" disabled={busy} data-shortcut="a">
        {moderation.approve}
      </Button>
      {edit && (
        <Link
          to={`${path}/edit`}
          data-shortcut="e"
          className={`${link} border-ivory-400/60 hover:border-gold-400`}
        >
          {edit}
        </Link>
      )}
      <Link to={`${path}/reject`} data-shortcut="r" className={`${link} border-ember text-ember-text`}>
        {moderation.reject}
      </Link>
      <SpamButton isSpam={isSpam} variant="ghost" disabled={busy} />
    </Form>
  )
}

type DecidedProps = {
  status: "approved" | "rejected"
  decidedAt: Date | null
  decidedBy: string | null
  rejectionReason: string | null
  /** Where it can be seen now. */
  children?: ReactNode
}

/** How a submission was decided, when, and by whom. */
export function Decided({ status, decidedAt, decidedBy, rejectionReason, children }: DecidedProps) {
  const words = moderation.decision
  return (
    <section aria-label={words.title} className="panel grid gap-2 p-4">
      <p>
        {fill(words.decided, {
          status: moderation.statuses[status],
          date: decidedAt ? timeText(decidedAt) : "",
          by: decidedBy ?? moderation.nobody,
        })}
      </p>
      {rejectionReason && (
        <p className="whitespace-pre-line wrap-anywhere">
          <strong>{words.reason}:</strong> {rejectionReason}
        </p>
      )}
      {children}
    </section>
  )
}
