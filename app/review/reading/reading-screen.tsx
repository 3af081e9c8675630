import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { Fact, Facts, MailLink } from "#app/ui/facts.tsx"
import { KeyHelp } from "#app/ui/list/key-help.tsx"
import { useListKeys } from "#app/ui/list/use-list-keys.ts"
import { Notice } from "#app/ui/notice.tsx"
import { moderation } from "#content/en/moderation.ts"
import { SpamButton } from "../decision/decision-buttons.tsx"
import { SuspicionNotice } from "../spam/suspicion-notice.tsx"
import { ReadingBadge } from "./reading-badge.tsx"
import type { ReadRow } from "./reading-list.tsx"

const { reading } = moderation

type Shown = ReadRow & {
  email: string
  createdAt: Date
  readAt: Date | null
  deletion: { by: string } | null
}

type Props = {
  row: Shown
  title: string
  /** The submitted text, under the heading `words.text`. */
  text: string
  words: {
    back: string
    text: string
    facts: string
    name: string
    email: string
    sent: string
    read: string
    deletedTitle: string
    deleted: string
    restore: string
  }
  keys: readonly { key: string; text: string }[]
  path: string
  /** Link to the confirmation page; if missing, deletes at once. */
  deletion?: string
  /** Before the other buttons. */
  actions?: ReactNode
  /** Below the text. */
  below?: ReactNode
  /** Further details of the sender, as `Fact` elements. */
  facts?: ReactNode
  /** Notes and history. */
  children: ReactNode
}

/** A read submission with its actions and history. */
export function ReadingScreen(props: Props) {
  const { row, title, text, words, keys, path, below, children } = props
  const { suspicion, deletedAt } = row
  const listKeys = useListKeys()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={path}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{title}</h1>
        <ReadingBadge {...row} />
      </header>
      <SuspicionNotice suspicion={suspicion} canClear={!deletedAt} />
      {deletedAt ? <Deletion {...props} deletedAt={deletedAt} /> : <Actions {...props} />}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <section aria-labelledby="message" className="panel grid gap-3 p-4">
            <h2 id="message" className="font-sans text-lg font-bold">
              {words.text}
            </h2>
            <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
          </section>
          {below}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Sender {...props} />
          {children}
        </div>
      </div>
      <KeyHelp keys={keys} {...listKeys} />
    </div>
  )
}

function Actions({ row: { status, isSpam }, actions, deletion }: Props) {
  const busy = useNavigation().state !== "idle"
  const isUnread = status === "unread"
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {actions}
      <Button
        name="intent"
        value={isUnread ? "read" : "unread"}
        variant="outline"
        disabled={busy}
        data-shortcut="m"
      >
        {isUnread ? reading.markRead : reading.markUnread}
      </Button>
      {deletion ? (
        <Link
          to={deletion}
          data-shortcut="d"
          className="inline-flex min-h-11 items-center rounded-control border border-ember px-5 font-semibold text-ember-text hover:bg-ink-800"
        >
          {reading.delete}
        </Link>
      ) : (
        <Button name="intent" value="delete" variant="ghost" disabled={busy} data-shortcut="d">
          {reading.delete}
        </Button>
      )}
      <SpamButton isSpam={isSpam} variant="ghost" disabled={busy} />
    </Form>
  )
}

function Deletion({ row: { deletion }, words, deletedAt }: Props & { deletedAt: Date }) {
  const { timeText } = useStaffTimes()
  const busy = useNavigation().state !== "idle"
  return (
    <Notice tone="info" title={words.deletedTitle}>
      <p className="mb-3">
        {format(words.deleted, { by: deletion?.by ?? moderation.nobody, date: timeText(deletedAt) })}
      </p>
      <Form method="post">
        <Button name="intent" value="restore" variant="secondary" size="sm" disabled={busy}>
          {words.restore}
        </Button>
      </Form>
    </Notice>
  )
}

function Sender({ row: { name, email, createdAt, readAt }, words, facts }: Props) {
  const empty = moderation.notGiven
  return (
    <Facts heading={words.facts}>
      <Fact empty={empty} name={words.name}>
        {name}
      </Fact>
      <Fact empty={empty} name={words.email}>
        <MailLink address={email} />
      </Fact>
      {facts}
      <Fact empty={empty} name={words.sent}>
        <StaffTime at={createdAt} />
      </Fact>
      <Fact empty={reading.statuses.unread} name={words.read}>
        {readAt && <StaffTime at={readAt} />}
      </Fact>
    </Facts>
  )
}
