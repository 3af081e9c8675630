import { pathTo } from "#app/lib/http/path-to.ts"
import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { adminListingEdits } from "#content/en/admin-listing-edits.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { mailContent } from "#content/en/mails.ts"
import type { ListingChanges } from "../listing/listing-options.ts"
import { changesInWords } from "./edit/edited-facts.ts"

const words = () => listingOwners.mails

/** Mails the requested link to the owner's pages. */
export function ownerLinkMail(facts: { publicUrl: string; path: string; minutes: number }): ComposedMail {
  const { link } = words()
  return ownerMail(link, facts.publicUrl, [
    link.lead,
    { href: facts.publicUrl + facts.path, label: link.button },
    format(link.lasts, facts),
    link.ignore,
  ])
}

/** Notice about a change, to the owner's address on file. */
export function listingChangedMail(facts: {
  publicUrl: string
  business: string
  what: string
}): ComposedMail {
  const { changed } = words()
  return ownerMail(changed, facts.publicUrl, [
    format(changed.lead, facts),
    { lines: facts.what },
    changed.notYou,
    { href: facts.publicUrl + pathTo("/merchant-directory/owner"), label: changed.button },
  ])
}

/** Replaces notices about further changes within an hour. @param facts.count number of notices sent before */
export function moreChangesMail(facts: { publicUrl: string; business: string; count: number }): ComposedMail {
  const { changed } = words()
  return ownerMail(changed.more, facts.publicUrl, [
    format(changed.more.lead, facts),
    changed.notYou,
    { href: facts.publicUrl + pathTo("/merchant-directory/owner"), label: changed.button },
  ])
}

function ownerMail(
  { subject, preview }: { subject: string; preview: string },
  publicUrl: string,
  parts: MailPart[],
): ComposedMail {
  return composeMail({
    subject,
    preview,
    parts: [mailContent.greetingNone, ...parts, mailContent.signature],
    footer: format(words().footer, { site: publicUrl }),
  })
}

type EditFacts = { publicUrl: string; business: string }

/** Notice after the edit form: what changed at once and what waits for staff. */
export function listingEditedMail(
  facts: EditFacts & { atOnce: ListingChanges; later: ListingChanges },
): ComposedMail {
  const { edited, changed } = words()
  const [atOnce, later] = [linesOf(facts.atOnce), linesOf(facts.later)]
  return ownerMail(edited, facts.publicUrl, [
    format(edited.lead, { business: facts.business }),
    ...(atOnce ? [{ heading: edited.atOnce }, { lines: atOnce }] : []),
    ...(later ? [{ heading: edited.later }, { lines: later }] : []),
    changed.notYou,
    { href: facts.publicUrl + pathTo("/merchant-directory/owner"), label: changed.button },
  ])
}

/** Notice about the staff's decision on a proposed change. */
export function editAnsweredMail(
  facts: EditFacts & {
    changes: ListingChanges
    status: "applied" | "refused" | "stale"
    reason: string | null
  },
): ComposedMail {
  const answered = words().answered
  const said = answered[facts.status]
  return ownerMail(said, facts.publicUrl, [
    format(said.lead, { business: facts.business }),
    { lines: linesOf(facts.changes) },
    ...(facts.reason ? [{ heading: answered.reason }, { lines: facts.reason }] : []),
    { href: facts.publicUrl + pathTo("/merchant-directory/owner"), label: words().changed.button },
  ])
}

/** Notice to staff that a proposed change waits. */
export function editProposedMail({ publicUrl }: { publicUrl: string }): ComposedMail {
  const { mail } = adminListingEdits
  return composeMail({
    subject: mail.subject,
    preview: mail.preview,
    parts: [mail.lead, { href: publicUrl + pathTo("/admin/listing-edits"), label: mail.button }],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
}

function linesOf(changes: ListingChanges): string {
  return changesInWords(changes)
    .map(({ label, before, after }) => format(words().changeLine, { label, before, after }))
    .join("\n")
}
