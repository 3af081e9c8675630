import { Form, Link, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { firstClick } from "#app/ui/elements/first-click.ts"
import { moderation } from "#content/en/moderation.ts"
import { writeDecisions } from "./undo.ts"

type RowProps = {
  id: number
  /** Where its rejection is asked for. */
  reject: string
  /** Where the decision is posted: the list as it is shown. */
  action: string
  /** What the buttons say to people who hear them without the row. */
  labels: { approve: string; reject: string }
}

/** The two decisions on a submission, in its row. */
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

/** Takes the last decision on a submission back. @param action where it is posted: the page it stands on */
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

/** @property selected how many are; 0 without script */
type SelectionProps = { selected: number }

const withCount = (label: string, selected: number) => (selected > 0 ? `${label} ${selected}` : label)

/** The decisions on the submissions that are selected. @param isSuspicious some of the list can be cleared */
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

/** Lets decisions be made again; a page of its own asks why. */
export function ReopenButton({ selected }: SelectionProps) {
  return (
    <Button name="intent" value="reopen-selected" variant="secondary" size="sm">
      {withCount(moderation.reopening.submit, selected)}
    </Button>
  )
}

/** Takes the mark back from those that look automated, and sends what was held for it. */
export function ClearButton() {
  return (
    <Button name="intent" value="clear-suspicion" variant="ghost" size="sm">
      {moderation.clear}
    </Button>
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
