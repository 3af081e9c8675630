import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { timeText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { inquiryTypeLabels } from "#content/en/labels.ts"
import { mailContent } from "#content/en/mails.ts"
import { replySubject } from "./admin/reply-subject.ts"
import type { ContactMessage } from "./contact-schema.ts"

/** Characters of a subject line. The outbox truncates at 250 UTF-16 code units, which may split an emoji. */
const subjectLine = 120

/** Mail to staff with the whole message. A reply to it goes to the sender. */
export function contactNewMail({
  category,
  ...message
}: ContactMessage & { suspicion: string | null; publicUrl: string; path: string }): ComposedMail {
  const words = mailContent.contactNew
  const facts = { ...message, category: inquiryTypeLabels[category] }
  const mail = composeMail({
    subject: format(facts.subject ? words.subject : words.subjectNone, facts),
    preview: format(words.preview, facts),
    parts: [
      format(words.from, facts),
      facts.suspicion && format(words.suspicious, { reason: facts.suspicion }),
      { lines: facts.message },
      format(words.reply, facts),
      { href: facts.publicUrl + facts.path, label: adminContacts.mail.open },
    ],
    footer: format(mailContent.staffFooter, { site: facts.publicUrl }),
  })
  return { ...mail, subject: [...mail.subject].slice(0, subjectLine).join("") }
}

/**
 * Receipt to the sender. It repeats nothing that was typed, neither name nor subject: otherwise anyone could use the site
 * to mail any text to any address.
 */
export function contactReceivedMail(facts: {
  category: ContactMessage["category"]
  publicUrl: string
}): ComposedMail {
  const words = mailContent.contactReceived
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [
      words.lead,
      format(words.category, { category: inquiryTypeLabels[facts.category] }),
      words.safety,
      mailContent.signature,
    ],
    footer: format(mailContent.footer, { site: facts.publicUrl }),
  })
}

/** Mail to the sender: the reply by staff, with the original message below it. */
export function contactReplyMail(facts: {
  name: string
  subject: string | null
  message: string
  createdAt: Date
  text: string
  publicUrl: string
}): ComposedMail {
  const words = adminContacts.mail
  const quoted = facts.message.split("\n").map((line) => (line ? `> ${line}` : ">"))
  return composeMail({
    subject: replySubject(facts.subject),
    preview: words.preview,
    parts: [
      { lines: facts.text },
      mailContent.signature,
      format(words.quote, { name: facts.name, date: timeText(facts.createdAt) }),
      { lines: quoted.join("\n") },
    ],
    footer: format(words.footer, { site: facts.publicUrl }),
  })
}
