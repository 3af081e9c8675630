import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { SpamButton } from "#app/features/moderation/decision-buttons.tsx"
import { SuspicionNotice } from "#app/features/moderation/suspicion-notice.tsx"
import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { Fact, Facts, MailLink } from "#app/ui/facts.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { KeyHelp } from "#app/ui/staff-list/key-help.tsx"
import { useListKeys } from "#app/ui/staff-list/use-list-keys.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { moderation } from "#content/en/moderation.ts"
import { MessageBadge } from "./message-badge.tsx"
import { messageList } from "./staff-list.ts"
import type { StaffMessage } from "./staff-queries.server.ts"

const words = adminContacts.detail

type Props = {
  message: StaffMessage
  /** Answers and the form for one more. */
  replies: ReactNode
  /** Notes and history. */
  children: ReactNode
}

/** The whole message, what can be done with it, and what happened to it. */
export function ContactMessage({ message, replies, children }: Props) {
  const { subject, suspicion, deletedAt } = message
  const keys = useListKeys()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={messageList.path}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{subject ?? adminContacts.noSubject}</h1>
        <MessageBadge {...message} />
      </header>
      <SuspicionNotice suspicion={suspicion} />
      {deletedAt ? <Deletion message={message} deletedAt={deletedAt} /> : <Actions message={message} />}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <section aria-labelledby="message" className="panel grid gap-3 p-4">
            <h2 id="message" className="font-sans text-lg font-bold">
              {words.message}
            </h2>
            <p className="measure whitespace-pre-line wrap-anywhere">{message.message}</p>
          </section>
          {replies}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Sender message={message} />
          {children}
        </div>
      </div>
      <KeyHelp keys={adminContacts.keys.detail} {...keys} />
    </div>
  )
}

function Actions({ message: { id, status, isSpam } }: { message: StaffMessage }) {
  const busy = useNavigation().state !== "idle"
  const isUnread = status === "unread"
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <a
        href="#reply"
        data-shortcut="r"
        className="inline-flex min-h-11 items-center rounded-control border border-ivory-400/60 px-5 font-semibold hover:border-gold-400 hover:text-gold-300"
      >
        {words.reply}
      </a>
      <Button
        name="intent"
        value={isUnread ? "read" : "unread"}
        variant="outline"
        disabled={busy}
        data-shortcut="m"
      >
        {isUnread ? adminContacts.markRead : adminContacts.markUnread}
      </Button>
      <Link
        to={`${messageList.path}/${id}/delete`}
        data-shortcut="d"
        className="inline-flex min-h-11 items-center rounded-control border border-ember px-5 font-semibold text-ember-text hover:bg-ink-800"
      >
        {adminContacts.delete}
      </Link>
      <SpamButton isSpam={isSpam} variant="ghost" disabled={busy} />
    </Form>
  )
}

function Deletion({ message: { deletion }, deletedAt }: { message: StaffMessage; deletedAt: Date }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Notice tone="info" title={words.deletedTitle}>
      <p className="mb-3">
        {fill(words.deleted, { by: deletion?.by ?? moderation.nobody, date: timeText(deletedAt) })}
      </p>
      <Form method="post">
        <Button name="intent" value="restore" variant="secondary" size="sm" disabled={busy}>
          {words.restore}
        </Button>
      </Form>
    </Notice>
  )
}

function Sender({ message: { name, email, category, createdAt, readAt } }: { message: StaffMessage }) {
  const empty = moderation.notGiven
  return (
    <Facts heading={words.facts}>
      <Fact empty={empty} name={words.name}>
        {name}
      </Fact>
      <Fact empty={empty} name={words.email}>
        <MailLink address={email} />
      </Fact>
      <Fact empty={empty} name={words.category}>
        {category}
      </Fact>
      <Fact empty={empty} name={words.sent}>
        {timeText(createdAt)}
      </Fact>
      <Fact empty={adminContacts.statuses.unread} name={words.read}>
        {readAt && timeText(readAt)}
      </Fact>
    </Facts>
  )
}
