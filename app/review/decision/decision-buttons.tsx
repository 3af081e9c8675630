import { Form, Link, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { firstClick } from "#app/ui/elements/first-click.ts"
import { moderation } from "#content/en/moderation.ts"
import { writeDecisions } from "./undo.ts"

type RowProps = {
  id: number
  /** Link to the rejection form. */
  reject: string
  /** The list as shown; the form posts to it. */
  action: string
  /** Accessible names of the buttons. */
  labels: { approve: string; reject: string }
}

/** The approve and reject buttons of a row. */
export function RowDecision({ id, reject, action, labels }: RowProps) {
  const busy = useNavigation().state === "submitting"
  return (
    <Form method="post" action={action} preventScrollReset className="flex gap-2">
      <Button
        name="id"
        value={id}
        variant="secondary"
        size="sm"
        disabled={busy}
        data-shortcut="a"
        onClick={firstClick}
        aria-label={labels.approve}
      >
        {moderation.approve}
      </Button>
      <Link
        to={reject}
        data-shortcut="r"
        aria-label={labels.reject}
        className="inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold text-ember-text hover:bg-ink-800"
      >
        {moderation.reject}
      </Link>
    </Form>
  )
}

type UndoProps = { id: number; decisions: number; action: string; label?: string }

/** Takes back the last decision on a submission. @param action the page with the button */
export function UndoButton({ id, decisions, action, label }: UndoProps) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <Button
        name="decisions"
        value={writeDecisions([{ id, number: decisions }])}
        variant="secondary"
        size="sm"
        disabled={busy}
        onClick={firstClick}
        aria-label={label}
      >
        {moderation.undo.label}
      </Button>
    </Form>
  )
}

/** @property selected number of selected rows; 0 without JavaScript */
type SelectionProps = { selected: number }

const withCount = (label: string, selected: number) => (selected > 0 ? `${label} ${selected}` : label)

/** The buttons for selected submissions. @param isSuspicious whether the list contains suspicious rows */
export function SelectionDecision({
  selected,
  isSpam,
  isSuspicious,
}: SelectionProps & { isSpam: boolean; isSuspicious: boolean }) {
  return (
    <>
      <Button name="intent" value="approve-selected" variant="gold" size="sm">
        {withCount(moderation.approve, selected)}
      </Button>
      <Button name="intent" value="reject-selected" variant="secondary" size="sm">
        {withCount(moderation.reject, selected)}
      </Button>
      {isSuspicious && <ClearButton />}
      <SpamButton isSpam={isSpam} variant="ghost" size="sm" />
    </>
  )
}

/** Reopens decisions. The next page asks for the reason. */
export function ReopenButton({ selected }: SelectionProps) {
  return (
    <Button name="intent" value="reopen-selected" variant="secondary" size="sm">
      {withCount(moderation.reopening.submit, selected)}
    </Button>
  )
}

/** Clears the suspicion of submissions that look automated, and sends their deferred mail. */
export function ClearButton() {
  return (
    <Button name="intent" value="clear-suspicion" variant="ghost" size="sm">
      {moderation.clear}
    </Button>
  )
}

type SpamProps = { isSpam: boolean; variant: "ghost" | "secondary"; size?: "sm"; disabled?: boolean }

/** Marks as spam or not spam. */
export function SpamButton({ isSpam, ...look }: SpamProps) {
  return (
    <Button name="intent" value={isSpam ? "unmark-spam" : "mark-spam"} {...look}>
      {isSpam ? moderation.unmarkSpam : moderation.markSpam}
    </Button>
  )
}
