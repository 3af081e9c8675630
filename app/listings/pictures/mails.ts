import { pathTo } from "#app/lib/http/path-to.ts"
import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { listingPictures } from "#content/en/listing-pictures.ts"
import { mailContent } from "#content/en/mails.ts"

const words = () => listingPictures.mails

/** Notice to staff that pictures of a listing wait for a review. */
export function pictureWaitsMail({ publicUrl }: { publicUrl: string }): ComposedMail {
  const { waits } = words()
  return composeMail({
    subject: waits.subject,
    preview: waits.preview,
    parts: [waits.lead, { href: publicUrl + pathTo("/admin/listing-edits"), label: waits.button }],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
}

/** Notice of the decision about a picture, to the owner's address on file. */
export function pictureAnsweredMail(facts: {
  publicUrl: string
  business: string
  alt: string
  status: "public" | "refused" | "removed"
  reason: string | null
}): ComposedMail {
  const { answered } = words()
  const said = answered[facts.status]
  return composeMail({
    subject: said.subject,
    preview: said.preview,
    parts: [
      mailContent.greetingNone,
      format(said.lead, { business: facts.business }),
      { lines: facts.alt },
      ...(facts.reason ? [{ heading: answered.reason }, { lines: facts.reason }] : []),
      { href: facts.publicUrl + pathTo("/merchant-directory/owner"), label: answered.button },
      mailContent.signature,
    ],
    footer: format(answered.footer, { site: facts.publicUrl }),
  })
}
