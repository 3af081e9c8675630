import { Form, Link, useNavigation } from "react-router"
import { HistoryList } from "#app/lib/audit/history-list.tsx"
import { format } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminMail } from "#content/en/admin-mail.ts"
import { MailBadge } from "./mail-badge.tsx"
import { mailList } from "./mail-list.ts"
import type { findMail } from "./outbox-admin.server.ts"

const words = adminMail.detail

type Props = {
  mail: NonNullable<Awaited<ReturnType<typeof findMail>>>
  history: Parameters<typeof HistoryList>[0]["history"]
  /** It is queued, and its next attempt is not due within the next two minutes. */
  canBeHurried: boolean
}

/** One mail: its delivery and its text. */
export function MailDetail({ mail, history, canBeHurried }: Props) {
  const { timeText } = useStaffTimes()
  const { status, recipient, lastError, nextAttemptAt } = mail
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={mailList.path}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{mail.subject}</h1>
        <MailBadge status={status} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MailText text={mail.text} />
        <div className="grid grid-cols-1 gap-5">
          <Actions status={status} canBeHurried={canBeHurried} isErased={mail.text === ""} />
          <Facts heading={words.facts}>
            <Fact name={words.to} empty={adminMail.staff}>
              {recipient}
            </Fact>
            <Fact name={words.replyTo} empty={words.none}>
              {mail.replyTo}
            </Fact>
            <Fact name={words.kind} empty={words.none}>
              {mail.kind}
            </Fact>
            <Fact name={words.urgency} empty={words.none}>
              {words.urgencies[mail.urgency]}
            </Fact>
            <Fact name={words.created} empty={words.none}>
              <StaffTime at={mail.createdAt} />
            </Fact>
            <Fact name={words.attempts} empty={words.none}>
              {mail.attempts > 0 && String(mail.attempts)}
            </Fact>
            {status !== "sent" && (
              <Fact name={words.lastError} empty={words.none}>
                {lastError}
              </Fact>
            )}
            {status === "sent" && mail.sentAt && (
              <Fact name={words.sent} empty={words.none}>
                <StaffTime at={mail.sentAt} />
              </Fact>
            )}
            {status === "queued" && (
              <Fact name={words.nextAttempt} empty={words.none}>
                {canBeHurried ? timeText(nextAttemptAt) : words.soon}
              </Fact>
            )}
            {status === "dead" && (
              <Fact name={words.givenUp} empty={words.none}>
                <StaffTime at={nextAttemptAt} />
              </Fact>
            )}
          </Facts>
          <HistoryList history={history} actions={adminMail.actions} />
        </div>
      </div>
    </div>
  )
}

function MailText({ text }: { text: string }) {
  const isMasked = text.includes(adminMail.mask)
  return (
    <section aria-labelledby="mail-text" className="panel grid gap-3 p-4">
      <h2 id="mail-text" className="font-sans text-lg font-bold">
        {words.text}
      </h2>
      {isMasked && <p className="text-sm text-ivory-300">{format(words.masked, { mask: adminMail.mask })}</p>}
      <p className="border-t border-ink-700 pt-3 whitespace-pre-line wrap-anywhere">{text || words.erased}</p>
    </section>
  )
}

type ActionsProps = { status: Props["mail"]["status"]; canBeHurried: boolean; isErased: boolean }

function Actions({ status, canBeHurried, isErased }: ActionsProps) {
  const busy = useNavigation().state !== "idle"
  if (status === "sent" || (status === "dead" && isErased)) return null
  return (
    <Form method="post" className="panel grid gap-3 p-4">
      <div className="flex flex-wrap gap-3">
        {status === "dead" && (
          <Button name="intent" value="send-again" variant="gold" size="sm" disabled={busy}>
            {adminMail.sendAgain}
          </Button>
        )}
        {status === "queued" && canBeHurried && (
          <Button name="intent" value="try-now" variant="gold" size="sm" disabled={busy}>
            {words.tryNow}
          </Button>
        )}
        {status === "queued" && (
          <Button name="intent" value="give-up" variant="secondary" size="sm" disabled={busy}>
            {words.giveUp}
          </Button>
        )}
      </div>
      {status === "queued" && <p className="text-sm text-ivory-300">{words.giveUpHint}</p>}
    </Form>
  )
}
