import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { firstClick } from "#app/ui/elements/first-click.ts"
import { TextArea } from "#app/ui/form/field.tsx"
import { useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { moderation } from "#content/en/moderation.ts"
import { reopenReasonLength } from "../options.ts"
import type { Decision } from "./decide.server.ts"
import { SpamButton, UndoButton } from "./decision-buttons.tsx"
import { RejectionFields, type RejectionProps, TemplateFields, type Templates } from "./rejection-fields.tsx"
import { canUndo } from "./undo.ts"

/**
 * Hides the form of closed details with `display: none`. Some accessibility tools only
 * see the labels as hidden with the browser's method, and then report unlabeled fields.
 */
const hiddenWhileClosed = "in-[details:not([open])]:hidden"

const link = "inline-flex min-h-11 items-center rounded-control border px-5 font-semibold hover:bg-ink-800"

type UndecidedProps = {
  /** Number of decisions on it. */
  decisions: number
  /** Link to edit it before deciding, if that is possible. */
  edit?: { href: string; label: string }
  isSpam: boolean
  /** Question to the sender, if that is possible. */
  question?: QuestionProps
  /** The rejection form. @property isOpen if requested by the URL or after an error */
  rejection: RejectionProps & { isOpen: boolean }
}

/** The decision buttons of a pending submission. Pass the submission id as key. */
export function Undecided({ decisions, edit, isSpam, question, rejection }: UndecidedProps) {
  const busy = useNavigation().state !== "idle"
  const { words, isOpen, error } = rejection
  const form = useKeptForm("reject")
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Form method="post" className="flex flex-wrap gap-3">
        <Seen decisions={decisions} />
        <Button name="intent" value="approve" variant="gold" data-shortcut="a" onClick={firstClick}>
          {moderation.approve}
        </Button>
        {edit && (
          <Link
            to={edit.href}
            data-shortcut="e"
            className={`${link} border-ivory-400/70 hover:border-gold-400`}
          >
            {edit.label}
          </Link>
        )}
      </Form>
      <Unfolding
        isOpen={isOpen || error !== undefined}
        letter="r"
        label={moderation.reject}
        look="border-ember text-ember-text"
      >
        <Form ref={form} method="post" className={unfolded}>
          <Seen decisions={decisions} />
          <p className="font-semibold">{words.confirm}</p>
          <RejectionFields {...rejection} />
          <Button
            name="intent"
            value="reject"
            variant="destructive"
            disabled={busy}
            className="justify-self-start"
          >
            {words.submit}
          </Button>
        </Form>
      </Unfolding>
      {question && <Question decisions={decisions} {...question} />}
      <Form method="post">
        <SpamButton isSpam={isSpam} variant="ghost" disabled={busy} />
      </Form>
    </div>
  )
}

/** The number of decisions on the shown version: see DecisionContext. */
const Seen = ({ decisions }: { decisions: number }) => <input type="hidden" name="seen" value={decisions} />

type QuestionProps = {
  words: Record<"ask" | "lead" | "label" | "hint" | "submit", string> & { templates: Templates }
  constraints: Record<string, FieldConstraints>
  value?: string
  error?: string
  /** Suspicious submissions get no mail until staff clear them. */
  isSuspicious: boolean
}

/** Third option: ask the sender to complete it. */
function Question({
  decisions,
  words,
  constraints,
  value,
  error,
  isSuspicious,
}: QuestionProps & { decisions: number }) {
  const busy = useNavigation().state !== "idle"
  const form = useKeptForm("ask")
  return (
    <Unfolding
      isOpen={error !== undefined}
      letter="q"
      label={words.ask}
      look="border-ivory-400/70 hover:border-gold-400"
    >
      {isSuspicious ? (
        <p className={unfolded}>{moderation.asking.clearFirst}</p>
      ) : (
        // No browser validation: without JavaScript a template may be chosen without text, so the server validates.
        <Form ref={form} method="post" noValidate className={unfolded}>
          <Seen decisions={decisions} />
          <p className="font-semibold">{words.lead}</p>
          <TemplateFields
            name="question"
            templateName="questionTemplate"
            label={words.label}
            hint={words.hint}
            templates={words.templates}
            error={error}
            maxLength={constraints.question?.maxLength}
            defaultValue={value}
            required
          />
          <Button name="intent" value="ask" variant="gold" disabled={busy} className="justify-self-start">
            {words.submit}
          </Button>
        </Form>
      )}
    </Unfolding>
  )
}

/** Overlays the content on wide screens, so that opening it moves nothing. */
const unfolded = `panel mt-3 grid gap-3 p-4 shadow-xl lg:absolute lg:start-0 lg:top-full lg:z-20 lg:max-h-[calc(100dvh-12rem)] lg:w-76 lg:overflow-y-auto ${hiddenWhileClosed}`

type UnfoldingProps = { isOpen: boolean; letter: string; label: string; look: string; children: ReactNode }

/** A decision with a form. Only one is open at a time, because all share the same `name`. */
function Unfolding({ isOpen, letter, label, look, children }: UnfoldingProps) {
  return (
    <details
      name="decision"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector("textarea")?.focus()}
      className="max-lg:open:basis-full"
    >
      <summary data-shortcut={letter} className={`${link} cursor-pointer list-none ${look}`}>
        {label}
      </summary>
      {children}
    </details>
  )
}

type DecidedProps = {
  id: number
  status: Decision["status"]
  decidedAt: Date | null
  decidedBy: string | null
  rejectionReason: string | null
  decisions: number
  now: Date
  /** Error and typed text of the form to reopen it. */
  reopening?: { error?: string; value?: string }
  /** Link to its public page. */
  children?: ReactNode
}

/** The decision with time and person, and the forms to undo or reopen it. */
export function Decided({ children, reopening, ...decision }: DecidedProps) {
  const { status, decidedAt, decidedBy, rejectionReason } = decision
  const { timeText } = useStaffTimes()
  const words = moderation.decision
  return (
    <section aria-label={words.title} className="panel grid gap-2 p-4">
      <p>
        {format(status === "asked" ? words.asked : words.decided, {
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
      {canUndo(decision, decision.now) && <UndoButton {...decision} action="" />}
      <Reopening
        words={status === "asked" ? moderation.asking.ending : moderation.reopening}
        {...reopening}
      />
    </section>
  )
}

type ReopeningProps = {
  words: Record<"summary" | "hint" | "reason" | "reasonHint" | "submit", string>
  error?: string
  value?: string
}

/** Reopens a submission, also after the sender was told. Requires a reason. */
function Reopening({ words, error, value }: ReopeningProps) {
  const busy = useNavigation().state !== "idle"
  return (
    <details open={error !== undefined}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-gold-400">
        {words.summary}
      </summary>
      <Form method="post" className={`grid max-w-xl gap-3 pt-2 ${hiddenWhileClosed}`}>
        <p className="text-sm text-ivory-300">{words.hint}</p>
        <TextArea
          name="reopenReason"
          label={words.reason}
          hint={words.reasonHint}
          error={error}
          defaultValue={value}
          maxLength={reopenReasonLength}
          rows={2}
          required
        />
        <Button
          name="intent"
          value="reopen"
          variant="secondary"
          size="sm"
          disabled={busy}
          className="justify-self-start"
        >
          {words.submit}
        </Button>
      </Form>
    </details>
  )
}
