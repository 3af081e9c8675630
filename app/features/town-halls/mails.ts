import { fill } from "#app/platform/fill.ts"
import { type ComposedMail, composeMail, type MailPart } from "#app/platform/mail/compose-mail.tsx"
import { mailContent } from "#content/en/mails.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import { confirmationLink, unsubscribeLink } from "./unsubscribe-link.server.ts"

type Links = { publicUrl: string; token: string }
type Reader = Links & { fullName: string }

/**
 * To an address that somebody entered, which may be anybody's: its owner starts the mails here, or finds the way out. It
 * greets nobody by the name that was typed.
 */
export function townHallWelcomeMail(links: Links): ComposedMail {
  const { subject, preview, lead, button, later } = townHallsContent.mails.welcome
  const parts = [mailContent.greetingNone, lead, { href: confirmationLink(links), label: button }, later]
  return listMail({ subject, preview, parts }, links)
}

/** What a reminder says of its session; `date` and `time` as the clocks there show them, `utc` for everybody else. */
export type SessionFacts = {
  slug: string
  title: string
  location: string
  date: string
  time: string
  utc: string
}

export function townHallReminderMail(
  kind: "day" | "hour",
  session: SessionFacts,
  reader: Reader,
): ComposedMail {
  const { when, where, button, [kind]: words } = townHallsContent.mails
  const [subject = "", preview = "", ...lines] = [words.subject, words.preview, words.lead, when, where].map(
    (text) => fill(text, session),
  )
  const link = { href: `${reader.publicUrl}/events/${session.slug}`, label: button }
  const greeting = fill(mailContent.greeting, { name: reader.fullName })
  return listMail({ subject, preview, parts: [greeting, ...lines, link] }, reader)
}

/** What became of a session that its reader had heard of, with the entry for their calendar (`was` as the clocks there showed it). */
export function townHallChangeMail(
  kind: "moved" | "cancelled" | "reinstated",
  session: SessionFacts & { wasDate: string; wasTime: string },
  reader: Reader,
): ComposedMail {
  const { when, where, was, calendar, button, sessions, [kind]: words } = townHallsContent.mails
  const lines = kind === "cancelled" ? [words.lead, was] : [words.lead, kind === "moved" && was, when, where]
  const link =
    kind === "cancelled"
      ? { href: `${reader.publicUrl}/town-halls`, label: sessions }
      : { href: `${reader.publicUrl}/events/${session.slug}`, label: button }
  const greeting = fill(mailContent.greeting, { name: reader.fullName })
  const said = lines.map((line) => line && fill(line, session))
  return listMail(
    {
      subject: fill(words.subject, session),
      preview: fill(words.preview, session),
      parts: [greeting, ...said, link, calendar],
    },
    reader,
  )
}

function listMail(
  { parts, ...content }: { subject: string; preview: string; parts: (MailPart | false)[] },
  links: Links,
): ComposedMail {
  const link = unsubscribeLink(links)
  return composeMail({
    ...content,
    parts: [...parts, mailContent.signature],
    footer: fill(townHallsContent.mails.footer, { site: links.publicUrl, link }),
    unsubscribe: link,
  })
}
