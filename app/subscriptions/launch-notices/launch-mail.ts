import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { awaitedNames } from "#content/en/not-open.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import { type AwaitedLink, awaited } from "#content/facts/awaited.ts"

const words = launchNotice.openedMail

/**
 * Mail to a reader who waited for this link. It links to a page of this site, not to the address itself: addresses that
 * concern money are published in one place only.
 * @param token of a reader who stays subscribed to other topics; null if the address is deleted with this mail
 */
export function openedMail(
  link: AwaitedLink,
  { publicUrl, token }: { publicUrl: string; token: string | null },
): ComposedMail {
  const values = { name: awaitedNames[link], site: publicUrl }
  return composeMail({
    subject: format(words.subject, values),
    preview: words.preview,
    parts: [
      format(words.lead, values),
      { href: publicUrl + awaited[link].href, label: words.button },
      words.end,
      token === null && words.forgotten,
      mailContent.signature,
    ],
    footer: format(words.footer, values),
    unsubscribe: token === null ? undefined : `${publicUrl}/newsletter/unsubscribe/${token}`,
  })
}
