import { format } from "#app/lib/text/format.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"

const words = adminContacts.mail
/** In UTF-16 code units; the outbox stores no more of a subject. */
const longest = 250

/** 'Re: ...', on one line and never truncated inside a character. */
export function replySubject(subject: string | null): string {
  const line = (subject ?? "").replace(/[\s\u2028\u2029]+/g, " ").trim()
  if (!line) return format(words.subjectNone, { site: site.name })
  const whole = /^re:/i.test(line) ? line : format(words.subject, { subject: line })
  let cut = ""
  for (const { segment } of new Intl.Segmenter("und").segment(whole.toWellFormed())) {
    if (cut.length + segment.length > longest) break
    cut += segment
  }
  return cut
}
