/** What an administrator can choose to get mails about. Kept by name with the account. */
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

/** Which topics a kind of mail belongs to. Kinds that are not here, about accounts and the team, are not a choice. */
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
 * Whom a mail to the staff goes to: the shared addresses of the settings, and who has chosen its topic. Administrators who have not
 * chosen get every mail while there is no shared address. A mail that nobody wants goes to all of them, so that none is lost.
 *
 * @param kind of the mail, such as 'merchant-new'
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
