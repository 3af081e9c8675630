import { pathTo } from "#app/lib/http/path-to.ts"
import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { format, formatCount } from "#app/lib/text/format.ts"
import { adminStatus } from "#content/en/admin-status.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import type { CheckId } from "./checks.ts"

/** Mail to staff about checks that turned red or recovered, with what to do about them. */
export function turnMail(turn: "red" | "well", ids: CheckId[], publicUrl: string): ComposedMail {
  const { [turn]: words, button } = mailContent.status
  const { list } = adminStatus.troubles
  return composeMail({
    subject: formatCount(words.subject, ids.length, site.locale),
    preview: ids.map((id) => list[id].text).join(" "),
    parts: [
      words.lead,
      ...ids.flatMap((id) => [{ heading: list[id].text }, turn === "red" && list[id].advice]),
      { href: `${publicUrl}${pathTo("/admin/status")}`, label: button },
    ],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
}
