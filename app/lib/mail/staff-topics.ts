/** The mail topics that an administrator can choose. Stored by name with the account. */
export const mailTopics = [
  "applications",
  "stories",
  "messages",
  "payment-addresses",
  "owners",
  "checks",
  "site",
] as const

type MailTopic = (typeof mailTopics)[number]

/** The topics of each mail type. Types that are not listed, about accounts and the team, cannot be switched off. */
const topicsOfKind: Record<string, readonly MailTopic[]> = {
  "merchant-new": ["applications"],
  "story-new": ["stories"],
  "contact-new": ["messages"],
  "staff-digest": ["applications", "stories", "messages"],
  "listing-wallet-new": ["payment-addresses"],
  "listing-edit-new": ["owners"],
  "listing-picture-new": ["owners"],
  "listing-claim-staff": ["owners"],
  "listing-fraud": ["checks"],
  "listing-doubt": ["checks"],
  "mails-held-back": ["site"],
  "site-status": ["site"],
}

export type MailChoice = { email: string; topics: readonly string[] | null }

/**
 * Returns the recipients of a mail to the staff: the shared addresses of the settings, and administrators who chose its topic.
 * Administrators who have not chosen get every mail while there is no shared address. A mail that nobody chose goes to all of
 * them, so that none is lost.
 *
 * @param kind the type of the mail, such as 'merchant-new'
 */
export function staffRecipients(
  kind: string,
  { shared, admins }: { shared: readonly string[]; admins: readonly MailChoice[] },
): string[] {
  const topics = topicsOfKind[kind]
  const wants = ({ topics: chosen }: MailChoice) =>
    chosen && topics ? topics.some((topic) => chosen.includes(topic)) : shared.length === 0
  const all = [...shared, ...admins.filter(wants).map(({ email }) => email)]
  return [...new Set(all.length > 0 ? all : admins.map(({ email }) => email))]
}
