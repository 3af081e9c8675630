import { asc, inArray, isNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { contactMessages, contactReplies } from "#app/lib/db/schema.ts"
import { sentences } from "#app/lib/personal-data/person-lines.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { findSentBy, idsOf, ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import type { ReadSubmission } from "#app/review/submission.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { inquiryTypeLabels } from "#content/en/labels.ts"
import { site } from "#content/en/site.ts"
import { messageList } from "./admin/staff-list.ts"

const staffMail = "contact-new"
const type = "contact-message"
const isThere = isNull(contactMessages.deletedAt)
const hrefOf = ({ id }: { id: number | string }) => `${messageList.path}/${id}`

async function findPersonal(db: Database, email: string) {
  const messages = await findSentBy(db, contactMessages, email)
  const replies = await db
    .select({
      id: contactReplies.id,
      messageId: contactReplies.messageId,
      text: contactReplies.text,
      createdAt: contactReplies.createdAt,
    })
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, idsOf(messages)))
    .orderBy(asc(contactReplies.id))
  return { messages, replies }
}

const words = adminContacts.kind.personal

/** Messages, including deleted ones, with their replies. */
const personal: PersonalData<Awaited<ReturnType<typeof findPersonal>>> = {
  ...ownRows("messages", { table: contactMessages, type, staffMail }),
  words,
  find: findPersonal,
  lines: ({ messages, replies }, { dateText }) =>
    messages.map((row) => {
      const answers = replies.filter(({ messageId }) => messageId === row.id).length
      return {
        text: row.subject ?? adminContacts.noSubject,
        detail: sentences(
          format(words.sent, { date: dateText(row.createdAt) }),
          answers > 0 && formatCount(words.replies, answers, site.locale),
        ),
        href: hrefOf(row),
      }
    }),
  inWords: ({ messages, replies }) => ({
    messages: messages.map((row) => ({ ...row, category: inquiryTypeLabels[row.category] })),
    replies,
  }),
}

/** Contact messages. No response time is promised. */
export const messageKind = {
  type,
  plural: "messages",
  table: contactMessages,
  name: contactMessages.name,
  isThere,
  path: messageList.path,
  hrefOf,
  waits: "unread",
  mayBeSpam: isThere,
  staffMail,
  async receiptOf({ category }: typeof contactMessages.$inferSelect, { publicUrl }) {
    const { contactReceivedMail } = await import("./mails.ts")
    return { kind: "contact-received", ...contactReceivedMail({ category, publicUrl }) }
  },
  personal,
  acts: "contact",
  asksBefore: true,
  get flash() {
    return adminContacts.flash
  },
  icon: "messages",
  get words() {
    return { title: adminContacts.title, ...adminContacts.kind }
  },
} satisfies ReadSubmission
