import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import { confirmationLink, unsubscribeLink } from "./unsubscribe-link.server.ts"

type Links = { publicUrl: string; token: string }
type Reader = Links & { fullName: string }

/**
 * Mail to an address that someone entered, perhaps not its owner. The owner starts the mails or unsubscribes here. The
 * mail does not use the name that was typed.
 */
export function townHallWelcomeMail(links: Links): ComposedMail {
  const { subject, preview, lead, button, later } = townHallsContent.mails.welcome
  const parts = [mailContent.greetingNone, lead, { href: confirmationLink(links), label: button }, later]
  return listMail({ subject, preview, parts }, links)
}

/** What a reminder says about its session. `date` and `time` are local to the session; `utc` is for readers elsewhere. */
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
    (text) => format(text, session),
  )
  const link = { href: `${reader.publicUrl}/events/${session.slug}`, label: button }
  const greeting = format(mailContent.greeting, { name: reader.fullName })
  return listMail({ subject, preview, parts: [greeting, ...lines, link] }, reader)
}

/** A session with its new time, and the time (`was`, local) that the reader was told before. */
type ChangedFacts = SessionFacts & { wasDate: string; wasTime: string }
type SessionChange = {
  kind: "moved" | "cancelled" | "reinstated"
  reason: string | null
  sessions: ChangedFacts[]
}

/** Announces changes of sessions that the reader has heard of, with calendar entries attached. */
export function townHallChangeMail({ kind, reason, sessions }: SessionChange, reader: Reader): ComposedMail {
  const [session] = sessions
  if (!session) throw new Error("A change of no session")
  const isOne = sessions.length === 1
  const {
    when,
    where,
    was,
    why,
    calendar,
    button,
    sessions: allSessions,
    [kind]: words,
    many,
  } = townHallsContent.mails
  const said = isOne ? words : many[kind]
  const facts = { ...session, count: sessions.length.toLocaleString(site.locale) }
  const lines = kind === "cancelled" ? [was] : [kind === "moved" && was, when, where]
  const changes = isOne
    ? lines.map((line) => line && format(line, session))
    : [{ lines: sessions.map((one) => format(many[kind].line, one)).join("\n") }]
  const link =
    kind === "cancelled" || !isOne
      ? { href: `${reader.publicUrl}/town-halls`, label: allSessions }
      : { href: `${reader.publicUrl}/events/${session.slug}`, label: button }
  return listMail(
    {
      subject: format(said.subject, facts),
      preview: format(said.preview, facts),
      parts: [
        format(mailContent.greeting, { name: reader.fullName }),
        format(said.lead, facts),
        reason && format(why, { reason }),
        ...changes,
        link,
        isOne ? calendar : many.calendar,
      ],
    },
    reader,
  )
}

function listMail(
  { parts, ...content }: { subject: string; preview: string; parts: (MailPart | false | null)[] },
  links: Links,
): ComposedMail {
  const link = unsubscribeLink(links)
  return composeMail({
    ...content,
    parts: [...parts, mailContent.signature],
    footer: format(townHallsContent.mails.footer, { site: links.publicUrl, link }),
    unsubscribe: link,
  })
}
