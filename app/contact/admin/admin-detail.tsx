import type { ReactNode } from "react"
import { ReadingScreen } from "#app/review/reading/reading-screen.tsx"
import { Fact } from "#app/ui/facts.tsx"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { inquiryTypeLabels } from "#content/en/labels.ts"
import { moderation } from "#content/en/moderation.ts"
import { messageList } from "./staff-list.ts"
import type { StaffMessage } from "./staff-queries.server.ts"

const words = adminContacts.detail

type Props = {
  message: StaffMessage
  /** Replies and the reply form. */
  replies: ReactNode
  /** Notes and history. */
  children: ReactNode
}

/** A whole message, with its actions and its history. */
export function ContactMessage({ message, replies, children }: Props) {
  return (
    <ReadingScreen
      row={message}
      title={message.subject ?? adminContacts.noSubject}
      text={message.message}
      words={words}
      keys={adminContacts.keys.detail}
      path={messageList.path}
      deletion={`${messageList.path}/${message.id}/delete`}
      actions={
        <a
          href="#reply"
          data-shortcut="r"
          className="inline-flex min-h-11 items-center rounded-control border border-ivory-400/70 px-5 font-semibold hover:border-gold-400 hover:text-gold-300"
        >
          {words.reply}
        </a>
      }
      below={replies}
      facts={
        <Fact empty={moderation.notGiven} name={words.category}>
          {inquiryTypeLabels[message.category]}
        </Fact>
      }
    >
      {children}
    </ReadingScreen>
  )
}
