import { Form, Link, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { moderation } from "#content/en/moderation.ts"

type RowProps = {
  id: number
  /** The page of the row. */
  path: string
  /** Where the decision is posted: the list as it is shown. */
  action: string
  /** What the buttons say to people who hear them without the row. */
  labels: { approve: string; reject: string }
}

/** The two decisions on a submission, in its row. */
export function RowDecision({ id, path, action, labels }: RowProps) {
  const busy = useNavigation().state === "submitting"
  return (
    <Form method="post" action={action} className="flex gap-2">
      <Button
        name="id"
        value={id}
        variant="secondary"
        size="sm"
        disabled={busy}
        data-shortcut="a"
        aria-label={labels.approve}
      >
        {moderation.approve}
      </Button>
      <Link
        to={`${path}/reject`}
        data-shortcut="r"
        aria-label={labels.reject}
        className="inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold text-ember-text hover:bg-ink-800"
      >
        {moderation.reject}
      </Link>
    </Form>
  )
}

/** The decisions on the submissions that are selected. */
export function SelectionDecision({ isSpam }: { isSpam: boolean }) {
  return (
    <>
      <Button name="intent" value="approve-selected" variant="gold" size="sm">
        {moderation.approve}
      </Button>
      <Button name="intent" value="reject-selected" variant="secondary" size="sm">
        {moderation.reject}
      </Button>
      <SpamButton isSpam={isSpam} variant="ghost" size="sm" />
    </>
  )
}

type SpamProps = { isSpam: boolean; variant: "ghost" | "secondary"; size?: "sm"; disabled?: boolean }

/** Puts aside as spam what is not, and takes back what is. */
export function SpamButton({ isSpam, ...look }: SpamProps) {
  return (
    <Button name="intent" value={isSpam ? "unmark-spam" : "mark-spam"} {...look}>
      {isSpam ? moderation.unmarkSpam : moderation.markSpam}
    </Button>
  )
}
